import { fetchAuthSession, fetchUserAttributes, getCurrentUser, updateUserAttributes } from 'aws-amplify/auth'
import * as z from 'zod/mini'
import { parseProfile, type Profile } from '#domain/people/profile.ts'
import { profileKey } from '#services/storage/storageKeys.ts'
import { readAccessToken } from '#services/identity/cognito/endSession.ts'
import { callPool } from '#services/identity/cognito/poolCalls.ts'
import { throwAsUnauthorized } from '#services/identity/cognito/errors.ts'
import { profileFieldsOf } from '#services/identity/cognito/provider.ts'
import type { Identity } from '#services/identity/port.ts'
import type { TokenStorage } from '#services/identity/tokenStorage.ts'
import type { UserPool } from '#services/identity/cognito/userPool.ts'
import { parseResult } from '#services/api/apiResult.ts'
import { withTimeout } from '#services/api/timeout.ts'

/** The attributes of an account by name. */
const attributesSchema = z.record(z.string(), z.string())

/**
 * Reads the session, the user and the attributes (§7). The attributes are the truth: the client of a pool may leave
 * claims out of its tokens.
 * @throws Error 'Unauthorized: …' if the session has ended
 */
export const readProfile = async ({ createContext }: UserPool, tokens: TokenStorage): Promise<Profile | null> => {
  const context = createContext(tokens)
  const read = async () => {
    const { tokens: current } = await fetchAuthSession(context)
    const { userId } = await getCurrentUser(context)
    return { ...current?.idToken?.payload, ...(await fetchUserAttributes(context)), sub: userId }
  }
  return parseProfile(profileFieldsOf(await withTimeout(read).catch(throwAsUnauthorized)))
}

export const storeProfile = async (tokens: TokenStorage, profile: Profile | null): Promise<void> => {
  if (profile) await tokens.setItem(profileKey, JSON.stringify(profile))
}

type AccountCalls = Pick<Identity, 'refreshProfile' | 'readAttributes' | 'updateAttributes' | 'deleteIdentity'>

/** The account of the signed-in person at the user pool (§7). */
export const createAccountCalls = (pool: UserPool): AccountCalls => {
  const { settings, storage, createContext } = pool
  return {
    async refreshProfile() {
      const areUnchanged = storage.watchTokens()
      const profile = await readProfile(pool, storage.copyTokens())
      if (areUnchanged()) await storeProfile(storage, profile)
    },

    async readAttributes() {
      const context = createContext(storage.copyTokens())
      const attributes = await withTimeout(() => fetchUserAttributes(context)).catch(throwAsUnauthorized)
      const { name = '', phone_number: phoneNumber = '' } = parseResult(attributes, attributesSchema)
      return { name, phoneNumber }
    },

    async updateAttributes({ name, phoneNumber }) {
      const userAttributes = phoneNumber === '' ? { name } : { name, phone_number: phoneNumber }
      const context = createContext(storage.copyTokens())
      await withTimeout(() => updateUserAttributes(context, { userAttributes })).catch(throwAsUnauthorized)
    },

    async deleteIdentity() {
      const accessToken = await readAccessToken(pool, storage.copyTokens(), false)
      if (accessToken === undefined) throw new Error('Unauthorized: the session has ended')
      await callPool(settings.endpoint, 'DeleteUser', { AccessToken: accessToken }).catch((error: unknown) =>
        error instanceof Error && error.name === 'UserNotFoundException' ? undefined : Promise.reject(error),
      )
    },
  }
}
