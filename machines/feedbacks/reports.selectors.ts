import type { SnapshotFrom } from 'xstate'
import type { reportsMachine } from '#machines/feedbacks/reports.machine.ts'

/** What the reports page shows. */
export const selectReports = (snapshot: SnapshotFrom<typeof reportsMachine>) => snapshot.context
