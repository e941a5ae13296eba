import type { SnapshotFrom } from 'xstate'
import type { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'

/** What the dialog that deletes the person's account shows. */
export const selectDeleteAccount = (snapshot: SnapshotFrom<typeof deleteAccountMachine>) => ({
  isOpen: snapshot.hasTag('busy') || snapshot.can({ type: 'dialog.dismissed' }),
  isBusy: snapshot.hasTag('busy'),
  problem: snapshot.context.problem,
})
