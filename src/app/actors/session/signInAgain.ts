import { adminAuth, type createAuthActors, marketerAuth } from '#app/actors/session/auth.ts'
import { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'

const createSignInAgain = ({ startSignIn, verify }: ReturnType<typeof createAuthActors>) =>
  signInAgainMachine.provide({ actors: { startSignIn, verify } })

/** The sign-in over a page, for each role. This module is a lazy chunk. */
export const signInAgainCharts = { admin: createSignInAgain(adminAuth), marketer: createSignInAgain(marketerAuth) }
