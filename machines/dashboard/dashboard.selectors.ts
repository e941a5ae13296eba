import type { SnapshotFrom } from 'xstate'
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'

type Snapshot = SnapshotFrom<typeof dashboardMachine>

/** The daily history. */
export const selectHistory = (snapshot: Snapshot) => snapshot.context.history

/** The actors of the page and of its cards. One by one: calls start and end often, and the page shows none of them. */
export const selectDashboardActors = ({ children }: Snapshot) => ({
  userOverview: children.userOverview,
  itemOverview: children.itemOverview,
  itemPerformance: children.itemPerformance,
  itemListings: children.itemListings,
  userPlot: children.userPlot,
  itemPlot: children.itemPlot,
  performancePlot: children.performancePlot,
  listingsPlot: children.listingsPlot,
  rangeForm: children.rangeForm,
  listPrefetch: children.listPrefetch,
})

/** The load status of the plot code. */
export const selectPlotStatus = (snapshot: Snapshot): 'loading' | 'ready' | 'failed' => {
  if (snapshot.matches({ plotCode: 'ready' })) return 'ready'
  return snapshot.matches({ plotCode: 'failed' }) ? 'failed' : 'loading'
}
