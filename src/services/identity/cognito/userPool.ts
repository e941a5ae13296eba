import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import { ConsoleLogger } from 'aws-amplify/utils'
import { localStore } from '#services/storage/safeStorage.ts'
import type { TokenPrefix } from '#services/storage/storageKeys.ts'
import { isAccessTokenKey, type UserPoolSettings } from '#services/identity/cognito/provider.ts'
import { createTokenStorage, type TokenStorage } from '#services/identity/tokenStorage.ts'

/** The library warns about every endpoint outside Amazon. A deployment may use one on purpose. */
ConsoleLogger.LOG_LEVEL = 'ERROR'

/** The user pool, the stored tokens of one kind of session, and the contexts that the library needs for its calls. */
export const createUserPool = (settings: UserPoolSettings, prefix: TokenPrefix) => {
  const auth = {
    Cognito: { userPoolId: settings.poolId, userPoolClientId: settings.clientId, userPoolEndpoint: settings.endpoint },
  }
  const storage = createTokenStorage(localStore, prefix, isAccessTokenKey)
  const createContext = (tokens: TokenStorage) =>
    createAmplifyContext({ Auth: auth }, { Auth: { tokenProvider: createUserPoolsTokenProvider(auth, tokens) } })
  return { settings, storage, createContext, context: createContext(storage) }
}

export type UserPool = ReturnType<typeof createUserPool>
