import type { SnapshotFrom } from 'xstate'
import type { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'

type Snapshot = SnapshotFrom<typeof lazyCodeMachine>

/** What the code exports, or undefined if it is not loaded. */
export const selectCode = (snapshot: Snapshot): unknown => snapshot.output

const selectHasFailed = (snapshot: Snapshot): boolean =>
  snapshot.matches('failed') || snapshot.matches({ loading: 'slow' })

/** Whether the code is loaded, could not be loaded, or takes too long. */
export const selectIsSettled = (snapshot: Snapshot): boolean => snapshot.matches('ready') || selectHasFailed(snapshot)

export const selectError = (snapshot: Snapshot): unknown => snapshot.context.error

/** What a view needs to show the part, its loading indicator or the notice. */
export const selectLazyCode = (snapshot: Snapshot) => ({
  code: selectCode(snapshot),
  hasFailed: selectHasFailed(snapshot),
})
