import { once } from '#app/once.ts'
import { absolute, settings } from '#app/settings.ts'
import type { Identity } from '#services/identity.ts'
import { createSession } from '#services/session.ts'
import { adminPrefix, marketerPrefix } from '#services/tokenStorage.ts'

const { VITE_IDENTITY_POOL_ID: poolId, VITE_IDENTITY_CLIENT_ID: clientId } = settings
const endpoint = absolute(settings.VITE_IDENTITY_ENDPOINT)

const createIdentityOf = (prefix: typeof adminPrefix | typeof marketerPrefix) =>
  once<Identity>(async () => {
    const { createIdentity } = await import('#services/identity.ts')
    return createIdentity({ poolId, clientId, endpoint }, prefix)
  })

const fetchCheck = async () => (await import('#services/idToken.ts')).fetchIdTokenCheck({ poolId, clientId, endpoint })

/** The user pool, as each sort of session speaks to it; fetched when it is first needed. */
export const identities = { admin: createIdentityOf(adminPrefix), marketer: createIdentityOf(marketerPrefix) }

/** Both sorts of session that one browser can have at once; neither ends the other (§3). */
export const sessions = {
  admin: createSession({ prefix: adminPrefix, clientId, identity: identities.admin, fetchCheck }),
  marketer: createSession({ prefix: marketerPrefix, clientId, identity: identities.marketer, fetchCheck }),
}
