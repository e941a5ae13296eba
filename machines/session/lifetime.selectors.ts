import type { SnapshotFrom } from 'xstate'
import type { lifetimeMachine } from '#machines/session/lifetime.machine.ts'

/** The sign-in over the page, while the session has ended. */
export const selectSignInAgainActor = (snapshot: SnapshotFrom<typeof lifetimeMachine> | undefined) =>
  snapshot?.children.signInAgain
