import { fromPromise } from 'xstate'
import { inSession } from '#app/actors/lifetime.ts'
import { forgetRecords } from '#app/actors/records.ts'
import { identities, sessions } from '#app/actors/sessions.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import { clearStorage } from '#services/storage/safeStorage.ts'
import { announceSignOut } from '#services/browser/tabs.ts'

const loadService = async () => {
  const [{ api }, { createAccountService }] = await Promise.all([
    import('#app/actors/api.ts'),
    import('#services/api/account.ts'),
  ])
  return createAccountService(api)
}

/** Tokens are renewed before where they must be, so that the identity can still be deleted once the account is gone. */
const prepare = (audience: Audience): Promise<unknown> =>
  Promise.all([identities[audience](), sessions[audience].readAccessToken()])

/** The deletion of the own account, of an admin and of a marketer, with the services it calls. */
export const deletion = deleteAccountMachine.provide({
  actors: {
    deleteAccount: fromPromise(({ input: { audience, userId, email }, signal, system }) =>
      inSession(system, signal, async () => {
        const [deleteAccount] = await Promise.all([loadService(), prepare(audience)])
        await deleteAccount(audience, userId, email, signal)
      }),
    ),
    deleteIdentity: fromPromise(async ({ input }) => (await identities[input.audience]()).deleteIdentity()),
    clearBrowser: fromPromise(async ({ input }) => {
      announceSignOut(sessions[input.audience].prefix)
      forgetRecords()
      clearStorage()
    }),
  },
})
