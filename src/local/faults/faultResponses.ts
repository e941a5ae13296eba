import { setTimeout as wait } from 'node:timers/promises'
import { textResponse, type HttpResponse } from '#local/http/http.ts'
import type { Fault, FaultName } from '#local/faults/faults.ts'

export const defaultFaultMessage = 'A fault was set for this call.'
const defaultSlowMs = 2_000

type Misbehaviour = (fault: Fault, answer: () => Promise<HttpResponse>) => HttpResponse | Promise<HttpResponse>

/** The faults that are the same for GraphQL and for identity: they spoil the answer, not its meaning. */
export const faultResponses = {
  'http-500': () => textResponse(500, 'text/html', '<html><body><h1>Internal Server Error</h1></body></html>'),
  malformed: () => textResponse(200, 'application/json', '{"data":{"unfinished":'),
  'wrong-types': async (_fault, answer) => scrambleAnswer(await answer()),
  slow: async (fault, answer) => {
    const done = await answer()
    await wait(fault.ms ?? defaultSlowMs, undefined, { ref: false })
    return done
  },
  drop: () => ({ status: 0, headers: {}, body: '', drop: true }),
} as const satisfies Partial<Record<FaultName, Misbehaviour>>

const scrambleAnswer = (answer: HttpResponse): HttpResponse => ({
  ...answer,
  body: JSON.stringify(scramble(JSON.parse(String(answer.body)))),
})

/** The same shape with every value of another type; what is null stays null, or an error field would appear. */
const scramble = (value: unknown): unknown => {
  if (value === null) return null
  if (Array.isArray(value)) return value.map(scramble)
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, scramble(part)]))
  if (typeof value === 'number') return 'a word where a number belongs'
  if (typeof value === 'string') return 4711
  return 'a word where a choice belongs'
}
