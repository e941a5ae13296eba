import type { SnapshotFrom } from 'xstate'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'

/** The view of a plot, and whether its image is being drawn. */
export const selectPlot = (snapshot: SnapshotFrom<typeof plotMachine>) => ({
  day: snapshot.context.day,
  isTable: snapshot.matches({ view: 'table' }),
  isDrawingFile: snapshot.hasTag('busy'),
})
