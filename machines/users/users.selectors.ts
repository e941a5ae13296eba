import type { SnapshotFrom } from 'xstate'
import { pendingEntries } from '#domain/lists/queue.ts'
import { retryableChanges } from '#domain/people/statusQueue.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'

type Snapshot = SnapshotFrom<typeof usersMachine>

/** The dialog before a status change. */
export const selectStatusDialog = (snapshot: Snapshot) => ({
  isOpen: snapshot.matches({ showing: { dialog: 'open' } }),
  change: snapshot.context.dialogRequest.change,
  users: snapshot.context.dialogRequest.users,
})

/** The progress and the results of a change of several users. */
export const selectQueue = (snapshot: Snapshot) => {
  const { queue } = snapshot.context
  return {
    isBulkChange: queue.length > 1,
    isSending: snapshot.matches({ showing: { queue: 'sending' } }),
    queue,
    pendingCount: pendingEntries(queue).length,
    canRetry: snapshot.matches({ showing: { queue: 'finished' } }) && retryableChanges(queue).length > 0,
  }
}

/** The chart of the lists. */
export const selectListPage = (snapshot: Snapshot) => snapshot.children.page
