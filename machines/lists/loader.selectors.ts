import type { SnapshotFrom } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { scannedCountOf } from '#domain/lists/loadedRows.ts'
import { truncationText } from '#domain/lists/loadProgress.ts'
import type { refereesLoader, rowsLoader } from '#machines/lists/loader.machine.ts'
import type { Loaded } from '#machines/lists/loader.setup.ts'

type LoaderSnapshot = SnapshotFrom<typeof rowsLoader | typeof refereesLoader>

/** Why rows are missing, for the screen. Null if none are. */
export const loadProblem = (
  { list, error }: Pick<Loaded<unknown>, 'list' | 'error'>,
  textOf: (error: unknown) => string = errorMessageFor,
): string | null => (error === null ? truncationText(list.end) || null : textOf(error))

/** How far the rows are loaded. Nothing loads if there is no loader. */
export const selectLoader = (snapshot: LoaderSnapshot | undefined) => ({
  isBusy: snapshot?.hasTag('busy') ?? false,
  isPartial: snapshot?.matches('partial') ?? false,
  isComplete: snapshot?.context.list.end === 'reached',
  loadedCount: snapshot ? scannedCountOf(snapshot.context.list) : 0,
  hasFailed: snapshot?.matches('failed') ?? false,
  problem: snapshot ? loadProblem(snapshot.context) : null,
  hasNews: (snapshot?.context.news ?? null) !== null,
  newCount: snapshot?.context.news?.newRows.length ?? 0,
})
