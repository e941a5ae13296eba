import type { SnapshotFrom } from 'xstate'
import type { sectionMachine } from '#machines/dashboard/section.machine.ts'

/** What a card of the dashboard shows. */
export const selectSection = (snapshot: SnapshotFrom<typeof sectionMachine>) => ({
  timeFrame: snapshot.context.timeFrame,
  loaded: snapshot.context.loaded,
  problem: snapshot.context.problem,
  isBusy: snapshot.hasTag('busy'),
  /** The period before could not be loaded. */
  isNotCompared: snapshot.matches({ succeeded: 'notCompared' }),
})
