import { adminAuth } from '#app/actors/session/adminAuth.ts'
import type { createAuthActors } from '#app/actors/session/auth.ts'
import { marketerAuth } from '#app/actors/session/marketerAuth.ts'
import { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'

const createSignInAgain = ({ startSignIn, verify }: ReturnType<typeof createAuthActors>) =>
  signInAgainMachine.provide({ actors: { startSignIn, verify } })

/** The sign-in over a page, for each role. This module is a lazy chunk. */
export const signInAgainCharts = { admin: createSignInAgain(adminAuth), marketer: createSignInAgain(marketerAuth) }
