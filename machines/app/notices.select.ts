import type { SnapshotFrom } from 'xstate'
import type { noticesMachine } from '#machines/app/notices.machine.ts'

/** What the bell shows. */
export const selectNotices = (snapshot: SnapshotFrom<typeof noticesMachine>) => ({
  texts: snapshot.context.texts,
  hasNew: snapshot.matches('alerting'),
})
