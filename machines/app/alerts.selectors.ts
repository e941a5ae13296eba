import type { SnapshotFrom } from 'xstate'
import type { alertsMachine } from '#machines/app/alerts.machine.ts'

/** What the bell shows. */
export const selectAlerts = (snapshot: SnapshotFrom<typeof alertsMachine>) => ({
  alerts: snapshot.context.alerts,
  hasUnread: snapshot.matches('unread'),
})
