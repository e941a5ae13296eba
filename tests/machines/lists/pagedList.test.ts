import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { pageRows } from '#domain/lists/paging.ts'
import { defaultQuery, type ListQuery } from '#domain/lists/query.ts'
import { matchesTerm, normaliseTerm } from '#domain/lists/rows.ts'
import { comparatorFor, sortKeys } from '#domain/lists/sorting.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import type { Batch, BatchRequest } from '#domain/lists/paging.ts'
import { batchAnswers, batchOf, rowOf, rowsOf, terms } from '#tests/domain/lists/support.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const input = {
  source: 'allUsers',
  query: defaultQuery,
  count: null,
  topUps: 3,
  problemTitle: 'Failed to fetch all users',
  toast: 'Error loading users: ',
} as const

const open = (given: Partial<typeof input> | object = {}) => {
  const fetchBatch = deferredActor<Batch, BatchRequest>()
  const actor = createActor(pagedListMachine.provide({ actors: { fetchBatch: fetchBatch.logic } }), {
    input: { ...input, ...given },
  })
  const emitted = recordEffects(actor)
  actor.start()
  const ask = (change: Partial<ListQuery>) =>
    actor.send({ type: 'query.changed', query: { ...actor.getSnapshot().context.query, ...change } })
  const shown = () => pageRows(actor.getSnapshot().context).map(({ id }) => id)
  return { actor, fetchBatch, emitted, ask, shown }
}

describe('a list that is opened', () => {
  test('asks for the first batch of 100', () =>
    expect(open().fetchBatch.inputs).toEqual([{ source: 'allUsers', cursor: null, limit: 100 }]))

  test('shows the first page and has the next one ready', async () => {
    const { actor, fetchBatch, shown } = open()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    expect([actor.getSnapshot().value, shown().length, fetchBatch.inputs.length]).toEqual(['showing', 10, 1])
  })

  test('hands the cursor back as it came', async () => {
    const { fetchBatch } = open()
    await fetchBatch.answer(batchOf(rowsOf(1, 5), 5))
    expect(fetchBatch.inputs[1]).toEqual({ source: 'allUsers', cursor: { id: 'row-5' }, limit: 100 })
  })
})

describe('a search', () => {
  test('that is newer drops the answer of the older', async () => {
    const { actor, fetchBatch, ask } = open()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    ask({ term: 'nobody' })
    ask({ term: 'nobody else' })
    await fetchBatch.answer(batchOf([rowOf(12)], 12))
    expect(fetchBatch.inputs.map(({ cursor }) => cursor)).toEqual([
      null,
      { id: 'row-11' },
      { id: 'row-11' },
      { id: 'row-12' },
    ])
    expect(actor.getSnapshot().context.rows).toHaveLength(12)
  })

  test('stops after three batches, goes on when told, and stops when told', async () => {
    const { actor, fetchBatch, ask } = open()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    ask({ term: 'nobody' })
    for (const number of [12, 13, 14]) await fetchBatch.answer(batchOf([rowOf(number)], number))
    expect(actor.getSnapshot().value).toBe('showing')
    actor.send({ type: 'fullSearch.requested' })
    expect(fetchBatch.inputs.at(-1)).toEqual({ source: 'allUsers', cursor: { id: 'row-14' }, limit: 1_000 })
    actor.send({ type: 'fullSearch.cancelled' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.isFullSearch]).toEqual(['showing', false])
  })

  test('by one who turns a page while a batch is on its way waits for that batch', async () => {
    const { fetchBatch, ask, shown } = open()
    await fetchBatch.answer(batchOf(rowsOf(1, 10), 10))
    ask({ page: 2 })
    await fetchBatch.answer(batchOf(rowsOf(11, 15), null))
    expect([fetchBatch.inputs.length, shown()]).toEqual([2, rowsOf(11, 15).map(({ id }) => id)])
  })
})

describe('a batch that does not come', () => {
  test('leaves what is shown, says why, and comes on Retry', async () => {
    const { actor, fetchBatch, emitted, shown } = open()
    await fetchBatch.answer(batchOf(rowsOf(1, 10), 10))
    await fetchBatch.fail(new Error('Timeout'))
    expect(actor.getSnapshot().context.problem).toBe('The request timed out. Please try again later.')
    expect(emitted).toEqual([
      {
        type: 'toast',
        tone: 'error',
        text: 'Error loading users: The request timed out. Please try again later.',
        retry: 'retry.requested',
      },
    ])
    expect(shown()).toHaveLength(10)
    actor.send({ type: 'retry.requested' })
    await fetchBatch.answer(batchOf(rowsOf(11, 12), null))
    expect([
      actor.getSnapshot().value,
      actor.getSnapshot().context.problem,
      actor.getSnapshot().context.rows.length,
    ]).toEqual(['showing', null, 12])
  })

  test('of a list without a toast is heard by the bell', async () => {
    const { fetchBatch, emitted } = open({ toast: null, problemTitle: 'Failed to fetch items' })
    await fetchBatch.fail(new Error('at line 7'))
    expect(emitted).toEqual([
      {
        type: 'alert',
        text: 'Failed to fetch items: Something went wrong. Please try again or contact support.',
        retry: 'retry.requested',
      },
    ])
  })
})

type Deed =
  | { readonly type: 'ask'; readonly query: Partial<ListQuery> }
  | { readonly type: 'retry' | 'look' | 'cancel' }

const deeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.oneof(
    terms.map((term) => ({ type: 'ask' as const, query: { term, page: 1 } })),
    fc.integer({ min: 1, max: 6 }).map((page) => ({ type: 'ask' as const, query: { page } })),
    fc.constantFrom(...sortKeys).map((sort) => ({ type: 'ask' as const, query: { sort, page: 1 } })),
    fc.constantFrom('retry' as const, 'look' as const, 'cancel' as const).map((type) => ({ type })),
  ),
  { maxLength: 12 },
)

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('against a server that keeps to nothing', () => {
  test('no row is lost, doubled or out of order, whatever the person does', async () => {
    await fc.assert(
      fc.asyncProperty(batchAnswers, deeds, async (given, done) => {
        let calls = 0
        const kept: Batch[] = []
        const fetchBatch = fromPromise<Batch, BatchRequest>(async ({ signal }) => {
          const { fails, batch } = given[calls++ % given.length] ?? { fails: true, batch: batchOf([], null) }
          await settled()
          if (fails) throw new Error('Network Error')
          if (!signal.aborted) kept.push(batch)
          return batch
        })
        const actor = createActor(pagedListMachine.provide({ actors: { fetchBatch } }), { input }).start()
        for (const deed of done) {
          if (deed.type === 'ask')
            actor.send({ type: 'query.changed', query: { ...actor.getSnapshot().context.query, ...deed.query } })
          else
            actor.send({
              type: (
                { retry: 'retry.requested', look: 'fullSearch.requested', cancel: 'fullSearch.cancelled' } as const
              )[deed.type],
            })
          await settled()
        }
        for (let wait = 0; wait < 40 && actor.getSnapshot().hasTag('busy'); wait += 1) await settled()
        const { context, value } = actor.getSnapshot()
        expect(['showing', 'failed']).toContain(value)
        const arrived = [
          ...new Map(
            kept
              .flatMap(({ rows }) => rows)
              .toReversed()
              .map((row) => [row.id, row]),
          ).values(),
        ]
        expect(new Set(context.rows)).toEqual(new Set(arrived))
        const order = comparatorFor(context.query.sort)
        expect([...context.matches].map(({ id }) => id).sort()).toEqual(
          arrived
            .filter((row) => matchesTerm(row, normaliseTerm(context.query.term)))
            .map(({ id }) => id)
            .sort(),
        )
        for (const [at, row] of context.matches.entries())
          expect(order(context.matches[at - 1] ?? row, row)).toBeLessThanOrEqual(0)
        actor.stop()
      }),
      { numRuns: 200 },
    )
  })
})

describe('a list that is fetched anew', () => {
  const twoRows = async () => {
    const list = open()
    await list.fetchBatch.answer(batchOf([rowOf(1), rowOf(2)], null))
    list.actor.send({ type: 'rows.outdated' })
    return list
  }

  test('stays in sight until the first batch takes its place', async () => {
    const { fetchBatch, shown } = await twoRows()
    expect([shown(), fetchBatch.inputs.at(-1)?.cursor]).toEqual([['row-1', 'row-2'], null])
    await fetchBatch.answer(batchOf([rowOf(2), rowOf(3)], null))
    expect(shown()).toEqual(['row-2', 'row-3'])
  })

  test('is asked for again where a row changes meanwhile, since the answer may not know of it', async () => {
    const { actor, fetchBatch, shown } = await twoRows()
    actor.send({ type: 'rows.removed', ids: ['row-1'] })
    expect([shown(), fetchBatch.inputs.length]).toEqual([['row-2'], 3])
    actor.send({ type: 'rows.changed', rows: [rowOf(2)] })
    expect(fetchBatch.inputs.length).toBe(4)
    await fetchBatch.answer(batchOf([rowOf(2)], null))
    expect(shown()).toEqual(['row-2'])
  })

  test('keeps its rows where the call fails, and comes on Retry', async () => {
    const { actor, fetchBatch, shown } = await twoRows()
    await fetchBatch.fail(new Error('Timeout'))
    expect([actor.getSnapshot().value, shown()]).toEqual(['failed', ['row-1', 'row-2']])
    actor.send({ type: 'retry.requested' })
    await fetchBatch.answer(batchOf([rowOf(3)], null))
    expect(shown()).toEqual(['row-3'])
  })
})
