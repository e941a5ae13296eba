import { expect, test } from 'vitest'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { maxEmptyBatches } from '#domain/limits.ts'
import { truncationText } from '#domain/lists/loadProgress.ts'
import { marketerSchema } from '#domain/people/marketers.ts'
import type { Api } from '#services/api/graphql.ts'
import { createMarketerService } from '#services/api/marketers.ts'

const row = { id: 'USR-2', name: 'Bee', email: 'bee@example.com', totalItemsCount: 1 }
const marketer = marketerSchema.parse({ id: 'USR-1', name: 'Ada', email: 'ada@example.com' })

/** A service at a server with these answers, and the number of its calls. */
const serviceAt = (answer: (call: number) => object) => {
  let calls = 0
  const api: Api = async ({ operations, schema }) => {
    calls += 1
    return { [operations[0]?.name ?? '']: schema.parse(answer(calls)) }
  }
  return { service: createMarketerService(api), calls: () => calls }
}

type Service = ReturnType<typeof createMarketerService>
const reads = [
  ['the count of referees', (service: Service) => service.tallyReferees(['A'], '2026-11-21')],
  ['the search for a marketer', (service: Service) => service.isListed(marketer)],
] as const
const cursor = (id: number) => ({ id: `${id}`, item: `${id}` })
const servers = [
  ['empty batches with new cursors', (call: number) => ({ users: [], lastEvaluatedKey: cursor(call) }), 'stalled', 10],
  [
    'the same rows with new cursors',
    (call: number) => ({ users: [row], lastEvaluatedKey: cursor(call) }),
    'stalled',
    11,
  ],
  ['the same batch', () => ({ users: [row], lastEvaluatedKey: cursor(1) }), 'repeated', 2],
] as const

test.each(reads.flatMap(([name, read]) => servers.map((server) => [name, server[0], read, server] as const)))(
  '%s / at a server that sends %s / fails with its sentence',
  async (_name, _server, read, [, answer, end, callCount]) => {
    const { service, calls } = serviceAt(answer)
    const failure = await read(service).then(
      () => null,
      (error: unknown) => error,
    )
    expect([errorMessageFor(failure), calls()]).toEqual([truncationText(end), callCount])
    expect(calls()).toBeLessThanOrEqual(maxEmptyBatches + 1)
  },
)

test.each(reads)('%s / goes on after an empty batch', async (_name, read) => {
  const { service, calls } = serviceAt((call) =>
    call === 1 ? { users: [], lastEvaluatedKey: cursor(1) } : { users: [row], lastEvaluatedKey: null },
  )
  await read(service)
  expect(calls()).toBe(2)
})
