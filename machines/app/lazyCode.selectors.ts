import type { SnapshotFrom } from 'xstate'
import type { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'

type Snapshot = SnapshotFrom<typeof lazyCodeMachine>

/** The module, or undefined if it is not loaded. */
export const selectCode = (snapshot: Snapshot): unknown => snapshot.output

/** Whether the code could not be loaded, or takes too long. */
export const selectHasFailed = (snapshot: Snapshot): boolean =>
  snapshot.matches('failed') || snapshot.matches({ loading: 'slow' })

/** Whether the code is loaded, could not be loaded, or takes too long. */
export const selectIsSettled = (snapshot: Snapshot): boolean => snapshot.matches('ready') || selectHasFailed(snapshot)

export const selectError = (snapshot: Snapshot): unknown => snapshot.context.error
