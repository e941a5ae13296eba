import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'
import { usersMachine } from '#machines/users/users.machine.ts'

/** The charts of the users page that the console needs before the page answers. */
export const listCharts = [
  csvExportMachine,
  listPageMachine,
  listSummaryMachine,
  pagedListMachine,
  tableLayoutMachine,
  undoOfferMachine,
  usersMachine,
]
