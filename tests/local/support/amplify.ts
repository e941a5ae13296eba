import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import { ConsoleLogger } from 'aws-amplify/utils'
import { settings, type TestStack } from '#tests/support/stack.ts'

// Amplify warns about every endpoint that is not at Amazon.
ConsoleLogger.LOG_LEVEL = 'ERROR'

const createMemoryStorage = () => {
  const values = new Map<string, string>()
  return {
    setItem: async (key: string, value: string) => void values.set(key, value),
    getItem: async (key: string) => values.get(key) ?? null,
    removeItem: async (key: string) => void values.delete(key),
    clear: async () => values.clear(),
  }
}

/** A separate aws-amplify client of the stack, with its tokens in memory. */
export const createAmplify = (stack: TestStack) => {
  const auth = {
    Cognito: {
      userPoolId: settings.VITE_IDENTITY_POOL_ID,
      userPoolClientId: settings.VITE_IDENTITY_CLIENT_ID,
      userPoolEndpoint: `${stack.origin}/identity`,
    },
  }
  return createAmplifyContext(
    { Auth: auth },
    { Auth: { tokenProvider: createUserPoolsTokenProvider(auth, createMemoryStorage()) } },
  )
}
