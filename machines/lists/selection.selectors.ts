import type { SnapshotFrom } from 'xstate'
import type { selectionMachine } from '#machines/lists/selection.machine.ts'

/** The ids of the selected rows. */
export const selectSelectedIds = (snapshot: SnapshotFrom<typeof selectionMachine>): readonly string[] =>
  snapshot.context.ids
