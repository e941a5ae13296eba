import { fromPromise } from 'xstate'
import { adminAuth, storeMarkerAndSendCode, marketerAuth } from '#app/actors/session/auth.ts'
import { identities, sessions, signOutAdmin } from '#app/actors/session/sessions.ts'
import { parsePhone } from '#app/lazyCode.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { sessionStore } from '#services/storage/safeStorage.ts'

/** Clears the session storage and ends the session of the admin, before a sign-up (§4). */
const clearSession = fromPromise<'cleared' | 'signedIn', { hasOldSession: boolean }>(async ({ input }) => {
  if (!input.hasOldSession && sessions.admin.isStored()) return 'signedIn'
  for (const key of sessionStore.keys()) sessionStore.remove(key)
  await signOutAdmin()
  return 'cleared'
})

const signUp = signUpMachine.provide({
  actors: {
    findSession: fromPromise(async () => sessions.admin.isStored()),
    parsePhone: fromPromise(async ({ input }) => (await parsePhone.load())(input.phone)),
    clearSession,
    register: fromPromise(async ({ input }) => (await identities.admin()).signUp(input)),
    sendCode: fromPromise(async ({ input }) =>
      storeMarkerAndSendCode(await identities.admin(), 'validatedEmail', input.email),
    ),
  },
})

/** The charts of the sign-in and sign-up pages. This module is a lazy chunk. */
export const authCharts = { signUp, admin: adminAuth, marketer: marketerAuth }
