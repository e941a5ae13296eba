import type { SnapshotFrom } from 'xstate'
import type { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'

/** What the confirm box of an account's deletion shows. */
export const selectDeleteAccount = (snapshot: SnapshotFrom<typeof deleteAccountMachine>) => ({
  isOpen: !snapshot.matches('closed') && snapshot.status === 'active',
  isBusy: snapshot.hasTag('busy'),
  word: snapshot.context.word,
  canDelete: snapshot.context.word === 'DELETE',
  problem: snapshot.context.problem,
})
