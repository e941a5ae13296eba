import { createIdentity, createIdTokenVerifier } from '#app/lazyCode.ts'
import { provider } from '#app/identityProvider.ts'
import type { Identity } from '#services/identity/port.ts'
import { createSession } from '#services/identity/session.ts'
import { adminPrefix, marketerPrefix, type TokenPrefix } from '#services/storage/storageKeys.ts'
import { preferences, writePreference } from '#services/storage/preferences.ts'

const createIdentityOf = (prefix: TokenPrefix) => {
  let identity: Identity | undefined
  return async (): Promise<Identity> => {
    const create = await createIdentity.load()
    return (identity ??= create(provider, prefix))
  }
}

const createVerifier = async (signal?: AbortSignal) => (await createIdTokenVerifier.load())(provider, signal)

/** The identity client of each role. Its code is loaded when it is first needed. */
export const identities = { admin: createIdentityOf(adminPrefix), marketer: createIdentityOf(marketerPrefix) }

/** One browser can have a session of each role at once. Neither ends the other (§3). */
export const sessions = {
  admin: createSession({ prefix: adminPrefix, provider, identity: identities.admin, createVerifier }),
  marketer: createSession({ prefix: marketerPrefix, provider, identity: identities.marketer, createVerifier }),
}

/** Ends the session of the admin, here and at the identity provider (§4). */
export const signOutAdmin = (): Promise<void> => {
  writePreference(preferences.validatedEmail, null)
  return sessions.admin.signOut()
}
