import { clientId, signInAs } from '#tests/local/support/identityCall.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** The prefixes of the storage keys of an admin's and of a marketer's tokens. */
export type TokenPrefix = 'admin.' | 'marketer.'

/** The tokens of a real sign-in as entries of the local storage, with the keys of the console. */
export const tokenStorageEntries = async (
  stack: Pick<TestStack, 'origin' | 'readCode' | 'now'>,
  email: string,
  tokenPrefix: TokenPrefix,
): Promise<Record<string, string>> => {
  const { AccessToken, IdToken, RefreshToken } = await signInAs(stack, email)
  const prefix = `${tokenPrefix}CognitoIdentityServiceProvider.${clientId}`
  return {
    [`${prefix}.LastAuthUser`]: email,
    [`${prefix}.${email}.accessToken`]: AccessToken,
    [`${prefix}.${email}.idToken`]: IdToken,
    [`${prefix}.${email}.refreshToken`]: RefreshToken,
    // The difference between the clocks of the identity service and the browser: other tests may have changed it.
    [`${prefix}.${email}.clockDrift`]: String(stack.now() - Date.now()),
  }
}
