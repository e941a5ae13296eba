import { setTimeout as wait } from 'node:timers/promises'
import { jsonResponse, textResponse, type HttpResponse } from '#local/http/http.ts'
import type { Fault, FaultName, FaultStore } from '#local/faults/faults.ts'

export const defaultFaultMessage = 'A fault is set for this call.'
const defaultSlowMs = 2_000

type FaultResponse = (fault: Fault, answer: () => Promise<HttpResponse>) => HttpResponse | Promise<HttpResponse>

/** The faults that are the same for GraphQL and identity. */
export const faultResponses = {
  'http-500': () => textResponse(500, 'text/html', '<html><body><h1>Internal Server Error</h1></body></html>'),
  'http-429': ({ message = defaultFaultMessage, type = 'TooManyRequestsException', retryAfter }) =>
    limitedResponse(type, message, retryAfter),
  malformed: () => textResponse(200, 'application/json', '{"data":{"unfinished":'),
  'wrong-types': async (_fault, answer) => scrambleResponse(await answer()),
  slow: (_fault, answer) => answer(),
  drop: () => ({ status: 0, headers: {}, body: '', drop: 'response' }),
  'drop-answer': async (_fault, answer) => ({ ...(await answer()), drop: 'body' }),
} as const satisfies Partial<Record<FaultName, FaultResponse>>

/** An answer that both services understand: GraphQL reads `errors`, the identity library `__type`. */
const limitedResponse = (type: string, message: string, retryAfter: string | undefined): HttpResponse => {
  const response = jsonResponse(429, { __type: type, message, errors: [{ errorType: type, message }] })
  return retryAfter === undefined
    ? response
    : { ...response, headers: { ...response.headers, 'Retry-After': retryAfter } }
}

const scrambleResponse = (response: HttpResponse): HttpResponse => ({
  ...response,
  body: JSON.stringify(scramble(JSON.parse(String(response.body)))),
})

/** Waits for the time of a fault. */
export const waitForFault = (_fault: Fault, ms: number): Promise<unknown> => wait(ms, undefined, { ref: false })

/** Sends the response of a fault later, so that a person can see what the page shows until then. */
export const delayResponse = async (
  { pause }: Pick<FaultStore, 'pause'>,
  fault: Fault,
  response: HttpResponse | Promise<HttpResponse>,
): Promise<HttpResponse> => {
  const { ms = fault.fault === 'slow' ? defaultSlowMs : 0 } = fault
  const delayed = await response
  if (ms > 0) await pause(fault, ms)
  return delayed
}

/** Replaces each value by one of another type. `null` does not change: otherwise an error field would appear. */
const scramble = (value: unknown): unknown => {
  if (value === null) return null
  if (Array.isArray(value)) return value.map(scramble)
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, scramble(part)]))
  if (typeof value === 'number') return 'text instead of a number'
  if (typeof value === 'string') return 4711
  return 'text instead of a boolean'
}
