import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { rangeFormMachine } from '#machines/dashboard/rangeForm.machine.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'

/** The charts of the dashboard that the console needs before the page answers. */
export const dashboardCharts = [dashboardMachine, listPrefetchMachine, plotMachine, rangeFormMachine, sectionMachine]
