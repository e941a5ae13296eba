import type { SnapshotFrom } from 'xstate'
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'

/** What the page gives to its cards. */
export const selectDashboard = (snapshot: SnapshotFrom<typeof dashboardMachine>) => ({
  children: snapshot.children,
  history: snapshot.context.history,
  isBroken: snapshot.matches({ cards: 'broken' }),
})

/** Whether plots can be drawn: not yet, now, or not at all. */
export const selectPlotStatus = (snapshot: SnapshotFrom<typeof dashboardMachine>): 'coming' | 'ready' | 'missing' => {
  if (snapshot.matches({ drawing: 'ready' })) return 'ready'
  return snapshot.matches({ drawing: 'missing' }) ? 'missing' : 'coming'
}
