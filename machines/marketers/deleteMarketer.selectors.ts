import type { SnapshotFrom } from 'xstate'
import type { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'

/** What the dialog that deletes a marketer shows. */
export const selectDeleteMarketer = (snapshot: SnapshotFrom<typeof deleteMarketerMachine>) => ({
  marketer: snapshot.context.marketer,
  confirmation: snapshot.context.confirmation,
  isDeleted: snapshot.matches('waiting') || snapshot.matches('deleted'),
  isBusy: snapshot.hasTag('busy'),
  canDelete: snapshot.can({ type: 'delete.confirmed' }),
  problem: snapshot.context.problem,
})
