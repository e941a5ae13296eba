import { fromPromise } from 'xstate'
import { identities, sessions } from '#app/actors/session/sessions.ts'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import { api } from '#app/actors/api.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import { createDeleteAccountService } from '#services/api/deleteAccount.ts'
import { clearStorage } from '#services/storage/safeStorage.ts'
import { announceSignOut } from '#services/browser/tabs.ts'

const deleteAccount = createDeleteAccountService(api)

/** Renews the tokens first if needed, so that the identity can still be deleted after the account. */
const prepare = (audience: Audience): Promise<unknown> =>
  Promise.all([identities[audience](), sessions[audience].readAccessToken()])

/** The chart with which an admin or a marketer deletes their account, with the services it calls. */
export const deleteAccountLogic = deleteAccountMachine.provide({
  actors: {
    deleteAccount: sessionCall(async ({ audience, userId, email }) => {
      await prepare(audience)
      await deleteAccount(audience, userId, email)
    }),
    deleteIdentity: fromPromise(async ({ input }) => (await identities[input.audience]()).deleteIdentity()),
    clearBrowser: fromPromise(async ({ input }) => {
      announceSignOut(sessions[input.audience].prefix)
      clearStorage()
    }),
  },
})
