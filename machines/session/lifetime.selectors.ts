import type { SnapshotFrom } from 'xstate'
import type { lifetimeMachine } from '#machines/session/lifetime.machine.ts'

/** The actor of the sign-in dialog. It runs while the person signs in again over the page. */
export const selectSignInAgainActor = (snapshot: SnapshotFrom<typeof lifetimeMachine> | undefined) =>
  snapshot?.children.signInAgain

/** The session has ended, and the code of the sign-in dialog could not be loaded. */
export const selectHasSignInFailed = (snapshot: SnapshotFrom<typeof lifetimeMachine> | undefined) =>
  snapshot?.matches({ ended: 'signInLoadFailed' }) ?? false
