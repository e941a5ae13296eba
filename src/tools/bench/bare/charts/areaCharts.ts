import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { paletteMachine } from '#machines/app/palette/palette.machine.ts'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import { prefetchedBatchesMachine } from '#machines/lists/prefetchedBatches.machine.ts'
import { areaMachine } from '#machines/session/area.machine.ts'
import { callMachine } from '#machines/session/call.machine.ts'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'

/** The charts of every page of the admin area that the console needs before the page answers. */
export const areaCharts = [
  adminPagesMachine,
  alertsMachine,
  areaMachine,
  callMachine,
  lifetimeMachine,
  paletteMachine,
  prefetchedBatchesMachine,
  sessionMachine,
  sidebarMachine,
]
