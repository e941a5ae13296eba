import type { SnapshotFrom } from 'xstate'
import type { signInMachine } from '#machines/auth/signIn.machine.ts'

/** What the sign-in page shows. */
export const selectSignIn = (snapshot: SnapshotFrom<typeof signInMachine>) => ({
  audience: snapshot.context.audience,
  isBusy: snapshot.hasTag('busy'),
  problem: snapshot.context.problem,
})
