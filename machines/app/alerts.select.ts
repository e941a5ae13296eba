import type { SnapshotFrom } from 'xstate'
import type { alertsMachine } from '#machines/app/alerts.machine.ts'

/** What the bell shows. */
export const selectAlerts = (snapshot: SnapshotFrom<typeof alertsMachine>) => ({
  texts: snapshot.context.texts,
  hasNew: snapshot.matches('alerting'),
})
