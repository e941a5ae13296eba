import type { TestStack } from '#tests/support/stack.ts'
import { settings } from '#tests/support/stack.ts'

interface GraphqlAnswer {
  readonly status: number
  readonly body: { readonly data?: Record<string, any> | null; readonly errors?: readonly { readonly message: string }[] }
}

/** Sends one document with the stack's API key. */
export const callGraphql = async (stack: TestStack, query: string, variables: object = {}): Promise<GraphqlAnswer> => {
  const headers = { 'Content-Type': 'application/json', 'x-api-key': settings.VITE_GRAPHQL_API_KEY }
  const response = await fetch(`${stack.origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  return { status: response.status, body: (await response.json()) as GraphqlAnswer['body'] }
}

/** The result of one operation; fails when the answer holds errors. */
export const runOperation = async (stack: TestStack, query: string, variables: object = {}): Promise<any> => {
  const { body } = await callGraphql(stack, query, variables)
  if (body.errors) throw new Error(body.errors.map((error) => error.message).join(' '))
  return Object.values(body.data ?? {})[0]
}
