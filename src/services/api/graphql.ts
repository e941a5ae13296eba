import { ClientError, GraphQLClient } from 'graphql-request'
import * as z from 'zod/mini'
import { apiKeyHeader } from '#services/api/apiKey.ts'
import { ApiError, ApiKeyError, parseResult } from '#services/api/apiResult.ts'
import { fetchWithPrefetched } from '#services/api/prefetchedCalls.ts'
import { withTimeout } from '#services/api/timeout.ts'

const graphqlError = z.object({ message: z.nullish(z.string()), errorType: z.nullish(z.string()) })
const firstError = z.object({ errors: z.tuple([graphqlError], z.unknown()) })

/** The error without the query and the variables: the library puts both into its message. */
const toApiError = (raw: unknown): unknown => {
  if (!(raw instanceof ClientError)) return raw instanceof SyntaxError ? new ApiError('Malformed answer') : raw
  const { status } = raw.response
  const parsed = firstError.safeParse(raw.response)
  const { message, errorType } = parsed.success ? parsed.data.errors[0] : {}
  const text = message || `Answer ${status}`
  // The API key is all that a call sends to identify itself.
  if (status === 401 || status === 403) return new ApiKeyError(`Unauthorized: ${text}`)
  if (status === 429) return new ApiError(`TooManyRequests: ${text}`)
  return new ApiError(errorType?.startsWith('Unauthorized') ? `Unauthorized: ${text}` : text)
}

export interface ApiCall<T> {
  readonly document: string
  readonly variables: Record<string, unknown>
  /** The shape of one result without its error field. */
  readonly schema: z.ZodMiniType<T>
  readonly signal?: AbortSignal
}

/**
 * The GraphQL endpoint (§7).
 * @returns a function that sends a call and returns the parsed results of its document by name
 * @throws ApiKeyError for a refused API key; ApiError for an error field, a GraphQL error, an HTTP error or a wrong shape; TimeoutError; TypeError
 *   without a network
 */
export const createApi = (endpoint: string, apiKey: string) => {
  const client = new GraphQLClient(endpoint, {
    headers: apiKeyHeader(apiKey),
    fetch: fetchWithPrefetched,
    excludeOperationName: true,
  })
  return async <T>({ document, variables, schema, signal }: ApiCall<T>): Promise<Record<string, T>> => {
    try {
      const answer = await withTimeout(
        (callSignal) => client.request<Record<string, unknown>>({ document, variables, signal: callSignal }),
        signal,
      )
      return Object.fromEntries(
        Object.entries(answer ?? {}).map(([name, result]) => [name, parseResult(result, schema)]),
      )
    } catch (error) {
      throw toApiError(error)
    }
  }
}

export type Api = ReturnType<typeof createApi>
