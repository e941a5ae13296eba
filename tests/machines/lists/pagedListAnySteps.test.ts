import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { Batch, DatedBatch } from '#domain/lists/loadedRows.ts'
import type { Cursor } from '#domain/lists/loadProgress.ts'
import type { ListQuery } from '#domain/lists/query.ts'
import { createSearch } from '#domain/search/createSearch.ts'
import { comparatorFor } from '#domain/lists/sorting.ts'
import { sortKeys } from '#domain/lists/sortKeys.ts'
import { pagedListInput, readAt } from '#machines/lists/lists.testData.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import type { LoaderCall } from '#machines/lists/loader.setup.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { batchAnswers, batchOf, terms } from '#tests/domain/lists/support.ts'

type Step =
  | { readonly type: 'changeQuery'; readonly query: Partial<ListQuery> }
  | { readonly type: 'retry.requested' | 'rest.requested' | 'rest.cancelled' }

const stepSequences: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    terms.map((term) => ({ type: 'changeQuery' as const, query: { term, page: 1 } })),
    fc.integer({ min: 1, max: 6 }).map((page) => ({ type: 'changeQuery' as const, query: { page } })),
    fc.constantFrom(...sortKeys).map((sort) => ({ type: 'changeQuery' as const, query: { sort, page: 1 } })),
    fc
      .constantFrom('retry.requested' as const, 'rest.requested' as const, 'rest.cancelled' as const)
      .map((type) => ({ type })),
  ),
  { maxLength: 12 },
)

const isLoading = (snapshot: SnapshotFrom<typeof pagedListMachine>): boolean =>
  snapshot.hasTag('busy') || snapshot.matches('loadingRest')

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('with a server that fails and repeats itself', () => {
  test('no row is lost, duplicated or out of order after any steps', async () => {
    await fc.assert(
      fc.asyncProperty(batchAnswers, stepSequences, async (answers, steps) => {
        let calls = 0
        const received: Batch[] = []
        const answer = async (cursor: Cursor | null, signal: AbortSignal): Promise<DatedBatch> => {
          const { fails, batch } = answers[calls++ % answers.length] ?? { fails: true, batch: batchOf([], null) }
          await nextTick()
          if (fails) throw new Error('Network Error')
          if (signal.aborted) return { ...batch, arrivedAt: readAt }
          // A first batch replaces the rows of a list that is loaded again.
          if (cursor === null) received.length = 0
          received.push(batch)
          return { ...batch, arrivedAt: readAt }
        }
        const fetchBatch = fromPromise<DatedBatch, LoaderCall<ListSource>>(({ input, signal }) =>
          answer(input.cursor, signal),
        )
        const loader = rowsLoader.provide({ actors: { fetchBatch } })
        const actor = createActor(pagedListMachine.provide({ actors: { loader } }), {
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
        for (let wait = 0; wait < 40 && isLoading(actor.getSnapshot()); wait += 1) await nextTick()
        const { context, value } = actor.getSnapshot()
        expect(['showing', 'failed']).toContainEqual(value)
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
            .filter(({ searchText }) => createSearch(context.query.term)(searchText))
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
