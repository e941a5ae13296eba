import { catalogue } from '#machines/catalogue.ts'
import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import { widened } from '#tools/paths/model/anyTestModel.ts'

/** Every chart of production. */
export const entries: readonly CatalogueEntry[] = catalogue.map((entry) => widened(entry as never))
