import type { SnapshotFrom } from 'xstate'
import type { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'

/** What the dialog shows after a session has ended. `verify` is the actor of the code form, once a code was sent. */
export const selectSignInAgain = (snapshot: SnapshotFrom<typeof signInAgainMachine>) => ({
  email: snapshot.context.email,
  isBusy: snapshot.hasTag('busy'),
  problem: snapshot.context.problem,
  verify: snapshot.children.verify,
})
