import type { SnapshotFrom } from 'xstate'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'

/** How the plot of a card is looked at. */
export const selectPlot = (snapshot: SnapshotFrom<typeof plotMachine>) => ({
  day: snapshot.context.day,
  isTable: snapshot.matches({ view: 'table' }),
  isDrawingFile: snapshot.hasTag('busy'),
})
