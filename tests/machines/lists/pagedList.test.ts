import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { maxEmptyBatches } from '#domain/limits.ts'
import { truncationText } from '#domain/lists/loadProgress.ts'
import { pageRows } from '#domain/lists/paging.ts'
import { defaultQuery, type ListQuery } from '#domain/lists/query.ts'
import { matchesTerm, normaliseTerm } from '#domain/lists/rows.ts'
import { comparatorFor } from '#domain/lists/sorting.ts'
import { sortKeys } from '#domain/lists/sortKeys.ts'
import { pagedListInput } from '#machines/lists/lists.testData.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import type { QueryOrigin } from '#machines/lists/pagedList.setup.ts'
import { selectPaging, selectSearch } from '#machines/lists/pagedList.selectors.ts'
import type { Batch, BatchRequest } from '#domain/lists/paging.ts'
import { batchAnswers, batchOf, rowOf, rowsOf, terms } from '#tests/domain/lists/support.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const openList = (overrides: Partial<typeof pagedListInput> | object = {}) => {
  const fetchBatch = deferredActor<Batch, BatchRequest>()
  const actor = createActor(pagedListMachine.provide({ actors: { fetchBatch: fetchBatch.logic } }), {
    input: { ...pagedListInput, ...overrides },
  })
  const effects = recordEffects(actor)
  actor.start()
  const changeQuery = (change: Partial<ListQuery>, origin: QueryOrigin = 'page') =>
    actor.send({ type: 'query.changed', query: { ...actor.getSnapshot().context.query, ...change }, origin })
  const shownIds = () => pageRows(actor.getSnapshot().context).map(({ id }) => id)
  return { actor, fetchBatch, effects, changeQuery, shownIds }
}

describe('an opened list', () => {
  test('loads a first batch of 100 rows', () =>
    expect(openList().fetchBatch.inputs).toEqual([{ source: 'allUsers', cursor: null, limit: 100 }]))

  test('stops after a batch with the first page and a row of the next one', async () => {
    const { actor, fetchBatch, shownIds } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    expect([actor.getSnapshot().value, shownIds().length, fetchBatch.inputs.length]).toEqual(['showing', 10, 1])
  })

  test('sends the cursor back unchanged', async () => {
    const { fetchBatch } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 5), 5))
    expect(fetchBatch.inputs[1]).toEqual({ source: 'allUsers', cursor: { id: 'row-5' }, limit: 100 })
  })
})

describe('a list of batches without rows', () => {
  test('stops after ten, says so, and continues on Retry', async () => {
    const { actor, fetchBatch } = openList()
    for (let number = 1; number <= maxEmptyBatches; number += 1) await fetchBatch.answer(batchOf([], number))
    expect([actor.getSnapshot().value, fetchBatch.inputs.length]).toEqual(['showing', maxEmptyBatches])
    expect(selectPaging(actor.getSnapshot()).truncation).toBe(truncationText('stalled'))
    actor.send({ type: 'retry.requested' })
    expect(fetchBatch.inputs.at(-1)?.cursor).toEqual({ id: 'row-10' })
    await fetchBatch.answer(batchOf([rowOf(1)], null))
    expect(selectPaging(actor.getSnapshot())).toMatchObject({ truncation: '', pageCount: 1 })
  })

  test('stops a full search, which does not claim to be complete', async () => {
    const { actor, fetchBatch, changeQuery } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    changeQuery({ term: 'nobody' })
    for (const number of [12, 13, 14]) await fetchBatch.answer(batchOf([rowOf(number)], number))
    actor.send({ type: 'fullSearch.requested' })
    for (let number = 15; number < 15 + maxEmptyBatches; number += 1) await fetchBatch.answer(batchOf([], number))
    expect(selectSearch(actor.getSnapshot())).toMatchObject({ isBusy: false, isComplete: false, canSearchAll: false })
    actor.send({ type: 'retry.requested' })
    await fetchBatch.answer(batchOf([rowOf(15)], 30))
    expect(selectSearch(actor.getSnapshot())).toMatchObject({ isBusy: false, isComplete: false, canSearchAll: true })
  })
})

test('a list with a repeated cursor / stops, and loads from the start on Retry', async () => {
  const { actor, fetchBatch, shownIds } = openList()
  await fetchBatch.answer(batchOf(rowsOf(1, 3), 3))
  await fetchBatch.answer(batchOf(rowsOf(4, 5), 3))
  expect([shownIds().length, selectPaging(actor.getSnapshot()).truncation]).toEqual([5, truncationText('repeated')])
  actor.send({ type: 'retry.requested' })
  expect([fetchBatch.inputs.at(-1)?.cursor, shownIds().length]).toEqual([null, 5])
  await fetchBatch.answer(batchOf(rowsOf(1, 6), null))
  expect([shownIds().length, selectPaging(actor.getSnapshot()).truncation]).toEqual([6, ''])
})

describe('a search', () => {
  test('cancels the call of the previous search', async () => {
    const { actor, fetchBatch, changeQuery } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    changeQuery({ term: 'nobody' })
    changeQuery({ term: 'nobody else' })
    await fetchBatch.answer(batchOf([rowOf(12)], 12))
    expect(fetchBatch.inputs.map(({ cursor }) => cursor)).toEqual([
      null,
      { id: 'row-11' },
      { id: 'row-11' },
      { id: 'row-12' },
    ])
    expect(actor.getSnapshot().context.rows).toHaveLength(12)
  })

  test('loads three extra batches, then a full search on request, until it is cancelled', async () => {
    const { actor, fetchBatch, changeQuery } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    changeQuery({ term: 'nobody' })
    for (const number of [12, 13, 14]) await fetchBatch.answer(batchOf([rowOf(number)], number))
    expect(actor.getSnapshot().value).toBe('showing')
    actor.send({ type: 'fullSearch.requested' })
    expect([actor.getSnapshot().value, fetchBatch.inputs.at(-1)]).toEqual([
      { loading: 'fullSearch' },
      { source: 'allUsers', cursor: { id: 'row-14' }, limit: 1_000 },
    ])
    actor.send({ type: 'fullSearch.cancelled' })
    expect(actor.getSnapshot().value).toBe('showing')
  })

  test('that fills its page cancels the call without another one', async () => {
    const { actor, fetchBatch, changeQuery } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    changeQuery({ page: 2 })
    changeQuery({ page: 1, term: 'row' })
    expect([actor.getSnapshot().value, fetchBatch.inputs.length]).toEqual(['showing', 2])
  })

  test('waits for a loading batch after the person turns the page', async () => {
    const { fetchBatch, changeQuery, shownIds } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 10), 10))
    changeQuery({ page: 2 })
    await fetchBatch.answer(batchOf(rowsOf(11, 15), null))
    expect([fetchBatch.inputs.length, shownIds()]).toEqual([2, rowsOf(11, 15).map(({ id }) => id)])
  })
})

describe('a search of the URL that does not fill its page', () => {
  const answerThree = async ({ fetchBatch }: ReturnType<typeof openList>, first = 12) => {
    for (const number of [first, first + 1, first + 2]) await fetchBatch.answer(batchOf([rowOf(number)], number))
  }
  const openSearch = async () => {
    const list = openList({ query: { ...defaultQuery, term: 'nobody' } })
    await list.fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    await answerThree(list)
    return list
  }

  test('searches the rest without a request', async () => {
    const { actor, fetchBatch } = await openSearch()
    expect([actor.getSnapshot().value, fetchBatch.inputs.at(-1)?.limit]).toEqual([{ loading: 'fullSearch' }, 1_000])
    await fetchBatch.answer(batchOf([rowOf(15)], null))
    expect([actor.getSnapshot().value, selectSearch(actor.getSnapshot()).isComplete]).toEqual(['showing', true])
  })

  test('searches the rest in a list that was open before', async () => {
    const list = openList()
    await list.fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    list.changeQuery({ filters: { status: 'SUSPENDED' } }, 'url')
    await answerThree(list)
    expect(list.actor.getSnapshot().value).toEqual({ loading: 'fullSearch' })
  })

  test('stops after Cancel, and stays stopped', async () => {
    const { actor, changeQuery } = await openSearch()
    actor.send({ type: 'fullSearch.cancelled' })
    changeQuery({ sort: 'name' })
    expect([actor.getSnapshot().value, selectSearch(actor.getSnapshot()).canSearchAll]).toEqual(['showing', true])
  })

  test('goes on after a failed batch is retried', async () => {
    const { actor, fetchBatch } = await openSearch()
    await fetchBatch.fail(new Error('Timeout'))
    actor.send({ type: 'retry.requested' })
    await fetchBatch.answer(batchOf([rowOf(15)], 15))
    expect(actor.getSnapshot().value).toEqual({ loading: 'fullSearch' })
  })

  test('goes on after the person opens a row, and no longer after the person types another term', async () => {
    const list = await openSearch()
    list.changeQuery({ openRowId: 'row-2' })
    await answerThree(list, 15)
    expect(list.actor.getSnapshot().value).toEqual({ loading: 'fullSearch' })
    list.changeQuery({ term: 'nobody else' })
    await answerThree(list, 18)
    expect(list.actor.getSnapshot().value).toBe('showing')
  })
})

test('a search of the URL that fills its page / loads no more than the page needs', async () => {
  const { actor, fetchBatch } = openList({ query: { ...defaultQuery, term: 'row' } })
  await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
  expect([actor.getSnapshot().value, fetchBatch.inputs.length]).toEqual(['showing', 1])
})

describe('a batch that fails to load', () => {
  test('keeps the rows, reports the reason, and loads after Retry', async () => {
    const { actor, fetchBatch, effects, shownIds } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 10), 10))
    expect(effects).toEqual([{ type: 'records.loaded', source: 'allUsers', rows: rowsOf(1, 10), receiver: 'palette' }])
    await fetchBatch.fail(new Error('Timeout'))
    expect(actor.getSnapshot().context.problem).toBe('The request timed out. Please try again later.')
    expect(effects.slice(1)).toEqual([
      {
        type: 'toast',
        tone: 'error',
        text: 'Error loading users: The request timed out. Please try again later.',
        retry: 'retry.requested',
      },
    ])
    expect(shownIds()).toHaveLength(10)
    actor.send({ type: 'retry.requested' })
    await fetchBatch.answer(batchOf(rowsOf(11, 12), null))
    expect([
      actor.getSnapshot().value,
      actor.getSnapshot().context.problem,
      actor.getSnapshot().context.rows.length,
    ]).toEqual(['showing', null, 12])
  })

  test('in a list without toasts is reported by the bell', async () => {
    const { actor, fetchBatch, effects } = openList({ toastPrefix: null, problemTitle: 'Failed to fetch items' })
    await fetchBatch.fail(new Error('at line 7'))
    expect(effects).toEqual([
      {
        type: 'alert.received',
        tone: 'error',
        text: 'Failed to fetch items: Something went wrong. Please try again or contact support.',
        retry: { actor, event: 'retry.requested' },
        receiver: 'alerts',
      },
    ])
  })
})

type Step =
  | { readonly type: 'changeQuery'; readonly query: Partial<ListQuery> }
  | { readonly type: 'retry.requested' | 'fullSearch.requested' | 'fullSearch.cancelled' }

const stepSequences: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    terms.map((term) => ({ type: 'changeQuery' as const, query: { term, page: 1 } })),
    fc.integer({ min: 1, max: 6 }).map((page) => ({ type: 'changeQuery' as const, query: { page } })),
    fc.constantFrom(...sortKeys).map((sort) => ({ type: 'changeQuery' as const, query: { sort, page: 1 } })),
    fc
      .constantFrom('retry.requested' as const, 'fullSearch.requested' as const, 'fullSearch.cancelled' as const)
      .map((type) => ({ type })),
  ),
  { maxLength: 12 },
)

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('with a server that fails and repeats itself', () => {
  test('no row is lost, duplicated or out of order after any steps', async () => {
    await fc.assert(
      fc.asyncProperty(batchAnswers, stepSequences, async (answers, steps) => {
        let calls = 0
        const received: Batch[] = []
        const fetchBatch = fromPromise<Batch, BatchRequest>(async ({ input, signal }) => {
          const { fails, batch } = answers[calls++ % answers.length] ?? { fails: true, batch: batchOf([], null) }
          await nextTick()
          if (fails) throw new Error('Network Error')
          if (signal.aborted) return batch
          // A first batch replaces the rows of a list that is loaded again.
          if (input.cursor === null) received.length = 0
          received.push(batch)
          return batch
        })
        const actor = createActor(pagedListMachine.provide({ actors: { fetchBatch } }), {
          input: pagedListInput,
        }).start()
        for (const step of steps) {
          if (step.type === 'changeQuery')
            actor.send({
              type: 'query.changed',
              query: { ...actor.getSnapshot().context.query, ...step.query },
              origin: 'page',
            })
          else actor.send(step)
          await nextTick()
        }
        for (let wait = 0; wait < 40 && actor.getSnapshot().hasTag('busy'); wait += 1) await nextTick()
        const { context, value } = actor.getSnapshot()
        expect(['showing', 'failed']).toContain(value)
        const arrived = [
          ...new Map(
            received
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

describe('an outdated list', () => {
  const twoRows = async () => {
    const list = openList()
    await list.fetchBatch.answer(batchOf([rowOf(1), rowOf(2)], null))
    list.actor.send({ type: 'rows.outdated' })
    return list
  }

  test('keeps its rows until the first batch replaces them', async () => {
    const { fetchBatch, shownIds } = await twoRows()
    expect([shownIds(), fetchBatch.inputs.at(-1)?.cursor]).toEqual([['row-1', 'row-2'], null])
    await fetchBatch.answer(batchOf([rowOf(2), rowOf(3)], null))
    expect(shownIds()).toEqual(['row-2', 'row-3'])
  })

  test('repeats the call if a row changes, because the answer may not contain the change', async () => {
    const { actor, fetchBatch, shownIds } = await twoRows()
    actor.send({ type: 'rows.removed', ids: ['row-1'] })
    expect([shownIds(), fetchBatch.inputs.length]).toEqual([['row-2'], 3])
    actor.send({ type: 'rows.changed', rows: [rowOf(2)] })
    expect(fetchBatch.inputs.length).toBe(4)
    await fetchBatch.answer(batchOf([rowOf(2)], null))
    expect(shownIds()).toEqual(['row-2'])
  })

  test('keeps its rows if the call fails, and loads after Retry', async () => {
    const { actor, fetchBatch, shownIds } = await twoRows()
    await fetchBatch.fail(new Error('Timeout'))
    expect([actor.getSnapshot().value, shownIds()]).toEqual(['failed', ['row-1', 'row-2']])
    actor.send({ type: 'retry.requested' })
    await fetchBatch.answer(batchOf([rowOf(3)], null))
    expect(shownIds()).toEqual(['row-3'])
  })
})
