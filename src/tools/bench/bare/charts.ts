import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { announcementMachine } from '#machines/app/announcement.machine.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import { paletteMachine } from '#machines/app/palette.machine.ts'
import { routerMachine } from '#machines/app/router.machine.ts'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import { startMachine } from '#machines/app/start.machine.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { versionMachine } from '#machines/app/version.machine.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { prefetchedBatchesMachine } from '#machines/lists/prefetchedBatches.machine.ts'
import { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import { selectionMachine } from '#machines/lists/selection.machine.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { areaMachine } from '#machines/session/area.machine.ts'
import { callMachine } from '#machines/session/call.machine.ts'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { openPageMachine } from '#machines/session/openPage.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sessionEndMachine } from '#machines/session/sessionEnd.machine.ts'
import { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'
import { usersMachine } from '#machines/users/users.machine.ts'

/** The charts that the users page of the console needs before it answers. */
export const charts = [
  adminPagesMachine,
  alertsMachine,
  announcementMachine,
  appMachine,
  areaMachine,
  callMachine,
  csvExportMachine,
  lazyCodeMachine,
  lifetimeMachine,
  listPageMachine,
  listSummaryMachine,
  networkMachine,
  openPageMachine,
  pagedListMachine,
  paletteMachine,
  prefetchedBatchesMachine,
  routerMachine,
  savedViewsMachine,
  selectionMachine,
  sessionEndMachine,
  sessionMachine,
  sidebarMachine,
  startMachine,
  tableLayoutMachine,
  themeMachine,
  undoOfferMachine,
  usersMachine,
  versionMachine,
]
