import type { SnapshotFrom } from 'xstate'
import type { sectionMachine } from '#machines/dashboard/section.machine.ts'

/** What a card of the dashboard shows. */
export const selectSection = (snapshot: SnapshotFrom<typeof sectionMachine>) => ({
  frame: snapshot.context.frame,
  shown: snapshot.context.shown,
  problem: snapshot.context.problem,
  isBusy: snapshot.hasTag('busy'),
})
