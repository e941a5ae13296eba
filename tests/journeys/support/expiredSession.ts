import type { TestStack } from '#tests/support/stack.ts'

/** The server refuses a call of the dashboard, as after the session has expired. */
export const refused = {
  operation: 'getDashboard',
  match: { section: 'itemOverview' },
  fault: 'graphql-error',
  message: 'Unauthorized',
} as const

/** The session cannot be renewed. */
export const revoked = {
  operation: 'GetTokensFromRefreshToken',
  fault: 'graphql-error',
  type: 'NotAuthorizedException',
  message: 'Refresh Token has been revoked',
} as const

/** The next refresh of the dashboard finds that the session has expired. */
export const expireSession = async (stack: TestStack): Promise<void> => {
  await stack.setFault(refused)
  await stack.setFault(revoked)
}
