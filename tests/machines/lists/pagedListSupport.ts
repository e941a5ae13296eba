import { createActor } from 'xstate'
import type { Batch, DatedBatch } from '#domain/lists/loadedRows.ts'
import { type BatchRequest, pageRows, type RestRequest } from '#domain/lists/paging.ts'
import type { ListQuery } from '#domain/lists/query.ts'
import { pagedListInput, readAt } from '#machines/lists/lists.testData.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import type { QueryOrigin } from '#machines/lists/pagedList.setup.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

export const openList = (overrides: Partial<typeof pagedListInput> | object = {}) => {
  const fetchBatch = deferredActor<DatedBatch, BatchRequest>()
  const fetchRest = deferredActor<Batch | null, RestRequest>()
  const actors = {
    fetchBatch: fetchBatch.logic,
    rereadBatch: fetchBatch.logic,
    fetchRest: fetchRest.logic,
  }
  const actor = createActor(pagedListMachine.provide({ actors }), {
    input: { ...pagedListInput, ...overrides },
  })
  const effects = recordEffects(actor)
  actor.start()
  const changeQuery = (change: Partial<ListQuery>, origin: QueryOrigin = 'page') =>
    actor.send({ type: 'query.changed', query: { ...actor.getSnapshot().context.query, ...change }, origin })
  const shownIds = () => pageRows(actor.getSnapshot().context).map(({ id }) => id)
  const answer = (batch: Batch, arrivedAt = readAt) => fetchBatch.answer({ ...batch, arrivedAt })
  return { actor, fetchBatch: { ...fetchBatch, answer }, fetchRest, effects, changeQuery, shownIds }
}
