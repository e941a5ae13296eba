import type { SnapshotFrom } from 'xstate'
import type { csvExportMachine } from '#machines/lists/csvExport.machine.ts'

/** The state of the export dialog. */
export const selectExport = (snapshot: SnapshotFrom<typeof csvExportMachine>) => ({
  isOpen: !snapshot.matches('closed'),
  isLoadingRows: snapshot.matches('loadingRows'),
  loadedCount: snapshot.context.list.scannedCount,
  totalCount: snapshot.context.totalCount,
  problem: snapshot.context.problem,
})
