import type { SnapshotFrom } from 'xstate'
import type { csvExportMachine } from '#machines/lists/csvExport.machine.ts'

/** How far a file is. */
export const selectExport = (snapshot: SnapshotFrom<typeof csvExportMachine>) => ({
  isOpen: !snapshot.matches('closed'),
  isCollecting: snapshot.matches('collecting'),
  fetched: snapshot.context.list.scannedCount,
  count: snapshot.context.count,
  problem: snapshot.context.problem,
})
