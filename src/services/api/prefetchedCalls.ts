/** A call that was sent before the code that asks for it had arrived. */
interface PrefetchedCall {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly at: number
  readonly answer: Promise<Response>
  isHere: boolean
}

/** An answer that nobody asked for within this time tells of the past. */
const maxAgeMs = 30_000

const prefetchedCalls: PrefetchedCall[] = []

/** Sends a GraphQL call now; whoever makes the same call soon through {@link fetchWithPrefetched} gets its answer. */
export const prefetchCall = (
  endpoint: string,
  apiKey: string,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): void => {
  const headers = { 'content-type': 'application/json', 'x-api-key': apiKey }
  const answer = fetch(endpoint, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  const call = { query, variables, at: Date.now(), answer, isHere: false }
  answer.then(
    () => (call.isHere = true),
    () => undefined,
  )
  prefetchedCalls.push(call)
}

/** What a call is about. The end of a time range is the moment of the call, so it tells no two calls apart. */
const callKey = ({ query, variables }: Pick<PrefetchedCall, 'query' | 'variables'>): string =>
  JSON.stringify([query, { ...variables, endDate: null }])

const takePrefetched = (body: unknown): Promise<Response> | undefined => {
  if (prefetchedCalls.length === 0 || typeof body !== 'string') return undefined
  const subject = callKey(JSON.parse(body) as PrefetchedCall)
  const index = prefetchedCalls.findIndex((one) => callKey(one) === subject)
  if (index < 0) return undefined
  const [taken] = prefetchedCalls.splice(index, 1)
  return taken && Date.now() - taken.at < maxAgeMs ? taken.answer : undefined
}

/** `fetch` that takes the answer of the same call where it was sent already, once. One that found no network is sent anew. */
export const fetchWithPrefetched: typeof fetch = (input, init) => {
  const send = () => fetch(input, init)
  return takePrefetched(init?.body)?.catch(send) ?? send()
}

/** A copy of the answer to a call that was sent first; whoever makes the call still gets it. `undefined` where none was sent. */
export const copyPrefetchedAnswer = async (
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> => {
  const subject = callKey({ query, variables })
  const answer = await prefetchedCalls.find((one) => callKey(one) === subject)?.answer
  return answer?.clone().json()
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Turns of the event loop, some milliseconds in all. */
const maxTurns = 10

/**
 * Settled when the answers that are here already have been asked for, and soon in any case: what shows them need not be
 * drawn without them first. Where none is here, at once.
 */
export const waitUntilAnswersUsed = async (): Promise<void> => {
  const isWaiting = (): boolean => prefetchedCalls.some(({ isHere }) => isHere)
  if (!isWaiting()) return
  for (let turn = 0; turn < maxTurns && isWaiting(); turn += 1) await nextTurn()
  await nextTurn()
}
