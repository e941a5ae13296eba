import { ClientError, GraphQLClient } from 'graphql-request'
import * as z from 'zod/mini'
import { isUnauthorized } from '#domain/errorCatalogue.ts'
import { readableOrNull } from '#domain/lists/schemaFields.ts'
import { apiKeyHeader } from '#services/api/apiKey.ts'
import { type ApiRequest, type Operation, type ServerForm, writeDocument } from '#services/api/apiRequest.ts'
import { ApiError, ApiKeyError, ForbiddenError, parseResult, RefusedDocumentError } from '#services/api/apiResult.ts'
import { type CallPause, createCallPause } from '#services/api/callPause.ts'
import { toNetworkError } from '#services/api/networkError.ts'
import { fetchWithPrefetched } from '#services/api/prefetchedCalls.ts'
import { TimeoutError, withTimeout } from '#services/api/timeout.ts'

/** A part that cannot be read is left out, so that the error stays one. */
const errorSchema = z.object({
  message: readableOrNull(z.string()),
  errorType: readableOrNull(z.string()),
  path: readableOrNull(z.array(z.union([z.string(), z.number()]))),
})

type GraphqlError = z.infer<typeof errorSchema>

const unreadableError: GraphqlError = { message: null, errorType: null, path: null }

const readError = (error: unknown): GraphqlError =>
  errorSchema.safeParse(typeof error === 'string' ? { message: error } : error).data ?? unreadableError

/** Some servers send one error without a list. */
const readErrors = (errors: unknown): readonly GraphqlError[] =>
  [errors]
    .flat()
    .filter((error) => error !== null && error !== undefined)
    .map(readError)

/** AppSync names the exception if it refuses the key. Another 401 is about the session, another 403 about neither. */
const toRefusal = (status: number, errorType: string | null | undefined, text: string): ApiError => {
  const Refusal = errorType === 'UnauthorizedException' ? ApiKeyError : status === 403 ? ForbiddenError : ApiError
  return new Refusal(`Unauthorized: ${text}`)
}

const toGraphqlError = ({ message, errorType }: GraphqlError): ApiError => {
  const text = message || 'GraphQL error'
  if (errorType === 'UnauthorizedException') return toRefusal(200, errorType, text)
  return new ApiError(errorType?.startsWith('Unauthorized') ? `Unauthorized: ${text}` : text)
}

/** A refusal of the person or of the key stays one. */
const toDocumentError = (first: GraphqlError): ApiError => {
  const error = toGraphqlError(first)
  return isRefusal(error) || first.path?.length ? error : new RefusedDocumentError(error.message)
}

/** The error without the query and the variables: the library puts both into its message. A limit can start a pause. */
const toApiError = (raw: unknown, pause: CallPause): unknown => {
  if (!(raw instanceof ClientError)) return raw instanceof SyntaxError ? new ApiError('Malformed answer') : raw
  const { status, errors, headers } = raw.response
  const [first] = readErrors(errors)
  const text = first?.message || `Answer ${status}`
  if (status === 408 || status === 504) return new TimeoutError()
  if (status === 429)
    return new ApiError(`${pause.start(headers.get('retry-after')) ? 'RetryAfter' : 'TooManyRequests'}: ${text}`)
  if (status === 401 || status === 403) return toRefusal(status, first?.errorType, text)
  if (first) return status === 400 ? toDocumentError(first) : toGraphqlError(first)
  return new ApiError(text)
}

/** The error with the name of its operation, for problem reports. */
const withOperation = (error: unknown, { operations }: ApiRequest): unknown =>
  error instanceof Error
    ? Object.defineProperty(error, 'operation', { value: operations[0]?.name, configurable: true })
    : error

/** Whether an error concerns a part of a result, such as one field of one row. */
const isPartial = ({ path }: GraphqlError): boolean => (path?.length ?? 0) > 1

/** Whether a server refused the whole call, although its answer says so in one result. */
const isRefusal = (error: unknown): boolean => error instanceof ForbiddenError || isUnauthorized(error)

/**
 * The parsed results by name. An optional operation that failed has none (§8), unless all have failed. A list can have
 * errors of single rows beside the other rows.
 * @throws ApiError the error of the answer or of an operation, or that its result has another shape
 */
const parseResults = <T>(
  data: Readonly<Record<string, unknown>> | null | undefined,
  errors: readonly GraphqlError[],
  { kind, operations, schema }: ApiCall<T>,
): Record<string, T> => {
  const names = operations.map(({ alias, name }) => alias ?? name)
  const general = errors.find(({ path }) => kind === 'mutation' || !names.some((name) => name === path?.[0]))
  if (general) throw data ? toGraphqlError(general) : toDocumentError(general)
  const results: Record<string, T> = {}
  const failures: unknown[] = []
  for (const [index, name] of names.entries()) {
    const own = errors.filter(({ path }) => path?.[0] === name)
    const failure = own.find((error) => !isPartial(error)) ?? own[0]
    try {
      if (failure && !isPartial(failure)) throw toGraphqlError(failure)
      if (data && name in data) results[name] = parseResult(data[name], schema)
    } catch (problem) {
      const error = failure ? toGraphqlError(failure) : problem
      if (!operations[index]?.isOptional || isRefusal(error)) throw error
      failures.push(error)
    }
  }
  if (failures.length === names.length) throw failures[0]
  return results
}

/** Operations that a server can take or refuse only together: those with the same arguments. */
const groupsOf = ({ kind, operations }: ApiRequest): readonly (readonly Operation[])[] => {
  if (kind === 'mutation') return [operations]
  const groups = new Map<string, Operation[]>()
  for (const operation of operations) {
    const form = [operation.name, ...Object.keys(operation.args ?? {}).toSorted()].join(' ')
    groups.set(form, [...(groups.get(form) ?? []), operation])
  }
  return [...groups.values()]
}

/** The results of several calls, like those of one. A call can fail if all its operations are optional. */
const joinResults = async <T>(
  calls: readonly (readonly [operations: readonly Operation[], results: Promise<Record<string, T>>])[],
): Promise<Record<string, T>> => {
  const answers = await Promise.allSettled(calls.map(([, results]) => results))
  const failures = answers.flatMap((answer, at) =>
    answer.status === 'rejected' ? [{ reason: answer.reason as unknown, operations: calls[at]?.[0] ?? [] }] : [],
  )
  const fatal = failures.find(
    ({ reason, operations }) => isRefusal(reason) || operations.some(({ isOptional }) => !isOptional),
  )
  if (fatal) throw fatal.reason
  if (failures.length === answers.length) throw failures[0]?.reason
  return Object.assign({}, ...answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : {})))
}

export interface ApiCall<T> extends ApiRequest {
  /** The shape of one result without its error field. */
  readonly schema: z.ZodMiniType<T>
  readonly signal?: AbortSignal
}

/** The answer as JSON, whatever its type says: the library reads no other type, and some proxies change it. */
const toJson = async (response: Response): Promise<Response> => {
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  return new Response((await response.text()) || null, { status, statusText, headers })
}

const fetchJson: typeof fetch = (input, init) =>
  fetchWithPrefetched(input, init)
    .then(toJson)
    .catch((error: unknown) => Promise.reject(toNetworkError(error)))

/** An answer with `errors: null` has none. The library refuses it. */
const parseAnswer = (text: string): unknown => {
  const answer: unknown = JSON.parse(text)
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return answer
  const { errors, ...others } = answer
  return errors === null ? others : answer
}

/**
 * The GraphQL endpoint (§7).
 * @param form what the server takes besides the literal form of §7
 * @param pause starts with an answer 429
 * @returns a function that sends a call and returns the parsed results of its operations by name
 * @throws ApiKeyError for a refused API key; ForbiddenError for another HTTP 403; ApiError for an error field, a GraphQL error, an HTTP error or a wrong shape; TimeoutError; TypeError
 *   without a network
 */
export const createApi = (endpoint: string, apiKey: string, form?: ServerForm, pause = createCallPause()) => {
  const client = new GraphQLClient(endpoint, {
    headers: apiKeyHeader(apiKey),
    fetch: fetchJson,
    jsonSerializer: { stringify: JSON.stringify, parse: parseAnswer },
    excludeOperationName: true,
    errorPolicy: 'all',
  })
  const send = async <T>(call: ApiCall<T>): Promise<Record<string, T>> => {
    try {
      const { data, errors } = await withTimeout(
        (signal) => client.rawRequest<Record<string, unknown>>({ query: writeDocument(call, form), signal }),
        call.signal,
      )
      return parseResults(data, readErrors(errors), call)
    } catch (error) {
      throw withOperation(toApiError(error, pause), call)
    }
  }
  return async <T>(call: ApiCall<T>): Promise<Record<string, T>> => {
    try {
      return await send(call)
    } catch (error) {
      const groups = groupsOf(call)
      if (!(error instanceof RefusedDocumentError) || groups.length === 1) throw error
      return joinResults(groups.map((operations) => [operations, send({ ...call, operations })]))
    }
  }
}

export type Api = ReturnType<typeof createApi>
