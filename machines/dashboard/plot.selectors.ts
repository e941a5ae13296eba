import type { SnapshotFrom } from 'xstate'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'

/** The view of a plot, and its chosen day. */
export const selectPlot = (snapshot: SnapshotFrom<typeof plotMachine>) => ({
  day: snapshot.context.day,
  isTable: snapshot.matches({ view: 'table' }),
})

/** What does not change with the chosen day. */
export const selectPlotMenu = (snapshot: SnapshotFrom<typeof plotMachine>) => ({
  isTable: snapshot.matches({ view: 'table' }),
  isDrawingFile: snapshot.hasTag('busy'),
})
