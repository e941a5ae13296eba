import { firstCallMaxAgeMs } from '#domain/limits.ts'
import { apiKeyHeader } from '#services/api/apiKey.ts'

/** A call that was sent before the code that needs its answer was loaded. */
interface PrefetchedCall {
  readonly query: string
  readonly sentAt: number
  readonly answer: Promise<Response>
  isAnswered: boolean
  isUsed: boolean
}

const prefetchedCalls: PrefetchedCall[] = []

/** The response with its body in memory, so that a later reader does not wait for it. */
const readBody = async (response: Response): Promise<Response> => {
  const { status, statusText, headers } = response
  return new Response(await response.text(), { status, statusText, headers })
}

/** Sends a GraphQL call now. The next equal call through {@link fetchWithPrefetched} gets its answer. */
export const prefetchCall = (endpoint: string, apiKey: string, query: string): void => {
  const headers = { 'content-type': 'application/json', ...apiKeyHeader(apiKey) }
  const answer = fetch(endpoint, { method: 'POST', headers, body: JSON.stringify({ query }) }).then(readBody)
  const call = { query, sentAt: Date.now(), answer, isAnswered: false, isUsed: false }
  answer.then(
    () => (call.isAnswered = true),
    () => undefined,
  )
  prefetchedCalls.push(call)
}

/** Equal calls have equal keys. The end of a time range is the moment of the call, so the key leaves it out. */
const callKey = ({ query }: Pick<PrefetchedCall, 'query'>): string => query.replace(/endDate: "[^"]*"/g, '')

const takePrefetched = (body: unknown): Promise<Response> | undefined => {
  if (prefetchedCalls.length === 0 || typeof body !== 'string') return undefined
  const key = callKey(JSON.parse(body) as PrefetchedCall)
  const call = prefetchedCalls.find((sent) => !sent.isUsed && callKey(sent) === key)
  if (!call) return undefined
  call.isUsed = true
  return Date.now() - call.sentAt < firstCallMaxAgeMs ? call.answer : undefined
}

/** `fetch` that uses the answer of an equal prefetched call once. If that call found no network, it is sent again. */
export const fetchWithPrefetched: typeof fetch = (input, init) => {
  const send = () => fetch(input, init)
  return takePrefetched(init?.body)?.catch(send) ?? send()
}

/** On a slow device the charts have used an answer after one task. */
const maxTasks = 10

/**
 * Waits until the charts have used every answer that has arrived, so that the first render shows it. Resolves after
 * {@link maxTasks} at the latest, and at once if no answer has arrived. `nextTask` resolves in a later task.
 */
export const waitUntilAnswersUsed = async (nextTask: () => Promise<void>): Promise<void> => {
  const answered = prefetchedCalls.filter(({ isAnswered }) => isAnswered)
  if (answered.length === 0) return
  for (let task = 0; task < maxTasks && answered.some(({ isUsed }) => !isUsed); task += 1) await nextTask()
  // The charts parse the last answer.
  await nextTask()
}
