import type { AnyStateMachine } from 'xstate'
import type { CatalogueEntry } from '#machines/catalogueEntry.ts'

/** An entry for tools that treat all charts alike; what its functions take is only known to its own chart. */
export const widened = <M extends AnyStateMachine>(entry: CatalogueEntry<M>): CatalogueEntry =>
  entry as unknown as CatalogueEntry
