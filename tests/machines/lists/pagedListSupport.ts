import { createActor } from 'xstate'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { Batch, DatedBatch } from '#domain/lists/loadedRows.ts'
import { pageRows } from '#domain/lists/paging.ts'
import type { ListQuery } from '#domain/lists/query.ts'
import { pagedListInput, readAt } from '#machines/lists/lists.testData.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import type { LoaderCall } from '#machines/lists/loader.setup.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import type { QueryOrigin } from '#machines/lists/pagedList.setup.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

/** `fetchBatch` has the calls that the person waits for, `fetchRest` those for the remaining rows. */
export const openList = (overrides: Partial<typeof pagedListInput> | object = {}) => {
  const calls = deferredActor<DatedBatch, LoaderCall<ListSource>>()
  const loader = rowsLoader.provide({ actors: { fetchBatch: calls.logic, rereadBatch: calls.logic } })
  const actor = createActor(pagedListMachine.provide({ actors: { loader } }), {
    input: { ...pagedListInput, ...overrides },
  })
  const effects = recordEffects(actor)
  actor.start()
  const changeQuery = (change: Partial<ListQuery>, origin: QueryOrigin = 'page') =>
    actor.send({ type: 'query.changed', query: { ...actor.getSnapshot().context.query, ...change }, origin })
  const shownIds = () => pageRows(actor.getSnapshot().context).map(({ id }) => id)
  const answer = (batch: Batch, arrivedAt = readAt) => calls.answer({ ...batch, arrivedAt })
  const isRest = ({ loads, cursor }: LoaderCall<ListSource>) => loads !== 'once' && cursor !== null
  const fetchBatch = {
    answer,
    fail: calls.fail,
    get inputs() {
      return calls.inputs
        .filter((call) => !isRest(call))
        .map(({ source, cursor, limit }) => ({ source, cursor, limit }))
    },
  }
  const fetchRest = {
    answer,
    fail: calls.fail,
    get inputs() {
      return calls.inputs.filter(isRest)
    },
  }
  return { actor, fetchBatch, fetchRest, effects, changeQuery, shownIds }
}
