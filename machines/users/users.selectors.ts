import type { SnapshotFrom } from 'xstate'
import { retryableChanges, pendingChanges } from '#domain/people/statusQueue.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'

type Snapshot = SnapshotFrom<typeof usersMachine>

/** Whom the dialog asks about. */
export const selectStatusDialog = (snapshot: Snapshot) => ({
  isOpen: snapshot.matches({ showing: { dialog: 'asking' } }),
  change: snapshot.context.asked.change,
  users: snapshot.context.asked.users,
})

/** How far the changes of many are. */
export const selectQueue = (snapshot: Snapshot) => {
  const { queue } = snapshot.context
  return {
    isShown: queue.length > 1,
    isSending: snapshot.matches({ showing: { queue: 'sending' } }),
    queue,
    waiting: pendingChanges(queue).length,
    canRetry: snapshot.can({ type: 'retry.requested' }) && retryableChanges(queue).length > 0,
  }
}

export const selectUsersPage = (snapshot: Snapshot) => snapshot.children.page
