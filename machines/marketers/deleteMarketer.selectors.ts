import type { SnapshotFrom } from 'xstate'
import type { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'

/** What the dialog that deletes a marketer shows. */
export const selectDeleteMarketer = (snapshot: SnapshotFrom<typeof deleteMarketerMachine>) => ({
  marketer: snapshot.context.marketer,
  isDeleted: snapshot.matches('waiting') || snapshot.matches('deleted'),
  isBusy: snapshot.hasTag('busy'),
  problem: snapshot.context.problem,
})
