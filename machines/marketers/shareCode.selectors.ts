import type { SnapshotFrom } from 'xstate'
import type { shareCodeMachine } from '#machines/marketers/shareCode.machine.ts'

/** What the dialog with the code of a marketer shows. `copy` runs while there is an invitation to copy. */
export const selectShareCode = (snapshot: SnapshotFrom<typeof shareCodeMachine>) => ({
  marketer: snapshot.context.marketer,
  isNew: snapshot.context.isNew,
  invitation: snapshot.context.invitation,
  copy: snapshot.children.copy,
  isBusy: snapshot.hasTag('busy'),
  isWithoutCode: snapshot.matches({ open: 'withoutCode' }),
  problem: snapshot.context.problem,
})
