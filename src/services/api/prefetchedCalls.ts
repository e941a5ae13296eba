/** A call that was sent before the code that asks for it had arrived. */
interface Sent {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly at: number
  readonly answer: Promise<Response>
  isHere: boolean
}

/** An answer that nobody asked for within this time tells of the past. */
const freshMs = 30_000

const sent: Sent[] = []

/** Sends a GraphQL call now; whoever makes the same call soon through {@link firstFetch} gets its answer. */
export const sendFirst = (
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
  sent.push(call)
}

/** What a call is about. The end of a time range is the moment of the call, so it tells no two calls apart. */
const subjectOf = ({ query, variables }: Pick<Sent, 'query' | 'variables'>): string =>
  JSON.stringify([query, { ...variables, endDate: null }])

const takeSent = (body: unknown): Promise<Response> | undefined => {
  if (sent.length === 0 || typeof body !== 'string') return undefined
  const subject = subjectOf(JSON.parse(body) as Sent)
  const index = sent.findIndex((one) => subjectOf(one) === subject)
  if (index < 0) return undefined
  const [taken] = sent.splice(index, 1)
  return taken && Date.now() - taken.at < freshMs ? taken.answer : undefined
}

/** `fetch` that takes the answer of the same call where it was sent already, once. One that found no network is sent anew. */
export const firstFetch: typeof fetch = (input, init) => {
  const send = () => fetch(input, init)
  return takeSent(init?.body)?.catch(send) ?? send()
}

/** A copy of the answer to a call that was sent first; whoever makes the call still gets it. `undefined` where none was sent. */
export const copyOfFirst = async (query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const subject = subjectOf({ query, variables })
  const answer = await sent.find((one) => subjectOf(one) === subject)?.answer
  return answer?.clone().json()
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Turns of the event loop, some milliseconds in all. */
const mostTurns = 10

/**
 * Settled when the answers that are here already have been asked for, and soon in any case: what shows them need not be
 * drawn without them first. Where none is here, at once.
 */
export const answersTaken = async (): Promise<void> => {
  const isWaiting = (): boolean => sent.some(({ isHere }) => isHere)
  if (!isWaiting()) return
  for (let turn = 0; turn < mostTurns && isWaiting(); turn += 1) await nextTurn()
  await nextTurn()
}
