import { config } from '#app/config.ts'
import { toAbsoluteUrl } from '#app/router/browserRouter.ts'
import { createCognito } from '#services/identity/cognito/provider.ts'

/**
 * The identity provider of this console. Another one also needs another `createIdentity` in `lazyCode.ts`: that of
 * Cognito does not compile without the settings of a user pool. The start script uses this file.
 */
export const provider = createCognito({
  poolId: config.VITE_IDENTITY_POOL_ID,
  clientId: config.VITE_IDENTITY_CLIENT_ID,
  endpoint: toAbsoluteUrl(config.VITE_IDENTITY_ENDPOINT),
})
