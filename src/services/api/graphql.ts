import { ClientError, GraphQLClient } from 'graphql-request'
import * as z from 'zod/mini'
import { apiKeyHeader } from '#services/api/apiKey.ts'
import { ApiError, ApiKeyError, parseResult } from '#services/api/apiResult.ts'
import { fetchWithPrefetched } from '#services/api/prefetchedCalls.ts'
import { withTimeout } from '#services/api/timeout.ts'

const firstErrorSchema = z.tuple(
  [z.object({ message: z.nullish(z.string()), errorType: z.nullish(z.string()) })],
  z.unknown(),
)

/** The first entry of the `errors` of an answer, or null without one. */
const readFirstError = (errors: unknown) => {
  const parsed = firstErrorSchema.safeParse(errors)
  return parsed.success ? parsed.data[0] : null
}

const toGraphqlError = (errors: unknown): ApiError | null => {
  const first = readFirstError(errors)
  if (!first) return null
  const text = first.message || 'GraphQL error'
  return new ApiError(first.errorType?.startsWith('Unauthorized') ? `Unauthorized: ${text}` : text)
}

/** The error without the query and the variables: the library puts both into its message. */
const toApiError = (raw: unknown): unknown => {
  if (!(raw instanceof ClientError)) return raw instanceof SyntaxError ? new ApiError('Malformed answer') : raw
  const { status, errors } = raw.response
  const text = readFirstError(errors)?.message || `Answer ${status}`
  // The API key is all that a call sends to identify itself.
  if (status === 401 || status === 403) return new ApiKeyError(`Unauthorized: ${text}`)
  if (status === 429) return new ApiError(`TooManyRequests: ${text}`)
  return toGraphqlError(errors) ?? new ApiError(text)
}

/**
 * The parsed results by name. An answer can have results and errors, for example if one row cannot be read.
 * @throws ApiError the error of the answer if a result is missing or has another shape
 */
const parseResults = <T>(data: unknown, schema: z.ZodMiniType<T>, error: ApiError | null): Record<string, T> => {
  const results = Object.entries(data ?? {})
  if (error && (results.length === 0 || results.some(([, result]) => result === null))) throw error
  try {
    return Object.fromEntries(results.map(([name, result]) => [name, parseResult(result, schema)]))
  } catch (problem) {
    throw error ?? problem
  }
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
 * @throws ApiKeyError for a refused API key; ApiError for an error field, a GraphQL error without data, an HTTP error or a wrong shape; TimeoutError; TypeError
 *   without a network
 */
export const createApi = (endpoint: string, apiKey: string) => {
  const client = new GraphQLClient(endpoint, {
    headers: apiKeyHeader(apiKey),
    fetch: fetchWithPrefetched,
    excludeOperationName: true,
    errorPolicy: 'all',
  })
  return async <T>({ document, variables, schema, signal }: ApiCall<T>): Promise<Record<string, T>> => {
    try {
      const { data, errors } = await withTimeout(
        (callSignal) => client.rawRequest<Record<string, unknown>>({ query: document, variables, signal: callSignal }),
        signal,
      )
      return parseResults(data, schema, toGraphqlError(errors))
    } catch (error) {
      throw toApiError(error)
    }
  }
}

export type Api = ReturnType<typeof createApi>
