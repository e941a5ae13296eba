import type { SnapshotFrom } from 'xstate'
import type { lifetimeMachine } from '#machines/session/lifetime.machine.ts'

/** The actor of the sign-in dialog. It runs while the person signs in again over the page. */
export const selectSignInAgainActor = (snapshot: SnapshotFrom<typeof lifetimeMachine> | undefined) =>
  snapshot?.children.signInAgain
