import { catalogue } from '#machines/catalogue.ts'
import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import { widened } from '#tools/paths/widened.ts'

/** Every chart of production. */
export const entries: readonly CatalogueEntry[] = catalogue.map((entry) => widened(entry as never))
