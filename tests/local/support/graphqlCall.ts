import type { TestStack } from '#tests/support/stack.ts'
import { settings } from '#tests/support/stack.ts'

interface GraphqlAnswer {
  readonly status: number
  readonly body: {
    readonly data?: Readonly<Record<string, unknown>> | null
    readonly errors?: readonly { readonly message: string }[]
  }
}

/** The fields of accounts and items in tests. The query decides which ones exist. */
export interface UserFields {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly username: string
  readonly avatar: string | null
  readonly phoneNumber: string
  readonly role: string
  readonly userStatus: string
  readonly totalItemsCount: number
  readonly createdAt: string
}

export interface ItemFields {
  readonly userId: string
  readonly username: string
  readonly name: string
  readonly image: readonly string[]
  readonly itemType: string
  readonly itemStatus: string
  readonly costValue: number | null
  readonly rentFee: number | null
  readonly createdAt: string
}

export interface Users {
  readonly users: readonly UserFields[]
}

export interface Items {
  readonly items: readonly ItemFields[]
}

/** Sends a GraphQL document with the API key of the stack. */
export const callGraphql = async (stack: TestStack, query: string, variables: object = {}): Promise<GraphqlAnswer> => {
  const headers = { 'Content-Type': 'application/json', 'x-api-key': settings.VITE_GRAPHQL_API_KEY }
  const response = await fetch(`${stack.origin}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  })
  return { status: response.status, body: (await response.json()) as GraphqlAnswer['body'] }
}

/** The result of one operation. Fails if the response has errors. */
export const runOperation = async <Result = unknown>(
  stack: TestStack,
  query: string,
  variables: object = {},
): Promise<Result> => {
  const { body } = await callGraphql(stack, query, variables)
  if (body.errors) throw new Error(body.errors.map((error) => error.message).join(' '))
  return Object.values(body.data ?? {})[0] as Result
}
