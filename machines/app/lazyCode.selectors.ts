import type { SnapshotFrom } from 'xstate'
import type { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'

type Snapshot = SnapshotFrom<typeof lazyCodeMachine>

/** What the code exports, or undefined if it is not loaded. */
export const selectCode = (snapshot: Snapshot): unknown => snapshot.output

/** Whether the code is loaded, or could not be loaded. */
export const selectIsSettled = (snapshot: Snapshot): boolean => snapshot.matches('ready') || snapshot.matches('failed')

export const selectError = (snapshot: Snapshot): unknown => snapshot.context.error

/** What a view needs to show the part, its loading indicator or the notice. */
export const selectLazyCode = (snapshot: Snapshot) => ({
  code: selectCode(snapshot),
  hasFailed: snapshot.matches('failed'),
})
