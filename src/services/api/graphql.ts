import { ClientError, GraphQLClient } from 'graphql-request'
import * as z from 'zod/mini'
import { apiKeyHeader } from '#services/api/apiKey.ts'
import { ApiError, ApiKeyError, parseResult } from '#services/api/apiResult.ts'
import { createCallPause } from '#services/api/callPause.ts'
import { fetchWithPrefetched } from '#services/api/prefetchedCalls.ts'
import { TimeoutError, withTimeout } from '#services/api/timeout.ts'

const errorsSchema = z.array(
  z.object({
    message: z.nullish(z.string()),
    errorType: z.nullish(z.string()),
    path: z.nullish(z.array(z.union([z.string(), z.number()]))),
  }),
)

type GraphqlError = z.infer<typeof errorsSchema>[number]

const readErrors = (errors: unknown): readonly GraphqlError[] => {
  const parsed = errorsSchema.safeParse(errors)
  return parsed.success ? parsed.data : []
}

const toGraphqlError = ({ message, errorType }: GraphqlError): ApiError => {
  const text = message || 'GraphQL error'
  if (errorType === 'UnauthorizedException') return new ApiKeyError(`Unauthorized: ${text}`)
  return new ApiError(errorType?.startsWith('Unauthorized') ? `Unauthorized: ${text}` : text)
}

/** The error without the query and the variables: the library puts both into its message. */
const toApiError = (raw: unknown): unknown => {
  if (!(raw instanceof ClientError)) return raw instanceof SyntaxError ? new ApiError('Malformed answer') : raw
  const { status, errors } = raw.response
  const [first] = readErrors(errors)
  const text = first?.message || `Answer ${status}`
  // The API key is all that a call sends to identify itself.
  if (status === 401 || status === 403) return new ApiKeyError(`Unauthorized: ${text}`)
  if (status === 408 || status === 504) return new TimeoutError()
  if (status === 429) return new ApiError(`TooManyRequests: ${text}`)
  return first ? toGraphqlError(first) : new ApiError(text)
}

/** Whether an error concerns a part of a result, such as one field of one row. */
const isPartial = ({ path }: GraphqlError): boolean => (path?.length ?? 0) > 1

/**
 * The parsed results by name. A list can have errors of single rows beside the other rows; every other error is a
 * failure (§8).
 * @throws ApiError the error of the answer, or that a result has another shape
 */
const parseResults = <T>(
  data: unknown,
  errors: readonly GraphqlError[],
  { document, schema }: ApiCall<T>,
): Record<string, T> => {
  const results = Object.entries(data ?? {})
  const isMutation = document.startsWith('mutation')
  const failure = errors.find((error) => isMutation || !isPartial(error))
  if (failure) throw toGraphqlError(failure)
  try {
    return Object.fromEntries(results.map(([name, result]) => [name, parseResult(result, schema)]))
  } catch (problem) {
    throw errors[0] ? toGraphqlError(errors[0]) : problem
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
 * @param pause starts with an answer 429
 * @returns a function that sends a call and returns the parsed results of its document by name
 * @throws ApiKeyError for a refused API key; ApiError for an error field, a GraphQL error, an HTTP error or a wrong shape; TimeoutError; TypeError
 *   without a network
 */
export const createApi = (endpoint: string, apiKey: string, pause = createCallPause()) => {
  const client = new GraphQLClient(endpoint, {
    headers: apiKeyHeader(apiKey),
    fetch: fetchWithPrefetched,
    excludeOperationName: true,
    errorPolicy: 'all',
  })
  return async <T>(call: ApiCall<T>): Promise<Record<string, T>> => {
    try {
      const { data, errors } = await withTimeout(
        (signal) =>
          client.rawRequest<Record<string, unknown>>({ query: call.document, variables: call.variables, signal }),
        call.signal,
      )
      return parseResults(data, readErrors(errors), call)
    } catch (error) {
      if (error instanceof ClientError && error.response.status === 429)
        pause.start(error.response.headers.get('retry-after'))
      throw toApiError(error)
    }
  }
}

export type Api = ReturnType<typeof createApi>
