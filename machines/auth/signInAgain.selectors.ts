import type { SnapshotFrom } from 'xstate'
import type { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'

/** What lies over the page where a session has ended: the request for a code, or with `verify` the entry of it. */
export const selectSignInAgain = (snapshot: SnapshotFrom<typeof signInAgainMachine>) => ({
  email: snapshot.context.email,
  isBusy: snapshot.hasTag('busy'),
  problem: snapshot.context.problem,
  verify: snapshot.children.verify,
})
