import type { SnapshotFrom } from 'xstate'
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'

/** The child actors of the cards, and the daily history. */
export const selectDashboard = (snapshot: SnapshotFrom<typeof dashboardMachine>) => ({
  children: snapshot.children,
  history: snapshot.context.history,
  isBroken: snapshot.matches({ cards: 'broken' }),
})

/** The load status of the plot code. */
export const selectPlotStatus = (snapshot: SnapshotFrom<typeof dashboardMachine>): 'loading' | 'ready' | 'failed' => {
  if (snapshot.matches({ plotCode: 'ready' })) return 'ready'
  return snapshot.matches({ plotCode: 'failed' }) ? 'failed' : 'loading'
}
