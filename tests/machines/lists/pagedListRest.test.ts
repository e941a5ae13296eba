import { describe, expect, test } from 'vitest'
import { readAt } from '#machines/lists/lists.testData.ts'
import { SavesDataError } from '#domain/lists/loadedRows.ts'
import { selectPaging, selectSearch } from '#machines/lists/pagedList.selectors.ts'
import { batchOf, rowsOf } from '#tests/domain/lists/support.ts'
import { openList } from '#tests/machines/lists/pagedListSupport.ts'

const fiveMinutes = 300_000

/** A list whose first eleven rows are on the page, and whose rest is needed. */
const showList = async () => {
  const list = openList()
  await list.fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
  list.actor.send({ type: 'rest.needed' })
  const value = () => list.actor.getSnapshot().value
  return { ...list, value, search: () => selectSearch(list.actor.getSnapshot()) }
}

describe('a list whose rest is needed', () => {
  test('loads its remaining rows one call at a time, and then knows all of them', async () => {
    const { fetchBatch, fetchRest, search } = await showList()
    expect(search()).toMatchObject({ isLoadingRest: true, isBusy: false, isComplete: false })
    await fetchRest.answer(batchOf(rowsOf(12, 40), 40))
    await fetchRest.answer(batchOf(rowsOf(41, 60), null))
    expect(fetchRest.inputs).toEqual([
      { source: 'allUsers', cursor: { id: 'row-11' }, limit: 1_000, loads: 'background' },
      { source: 'allUsers', cursor: { id: 'row-40' }, limit: 1_000, loads: 'background' },
    ])
    expect([fetchBatch.inputs.length, search()]).toMatchObject([
      1,
      { isLoadingRest: false, isComplete: true, loadedCount: 60 },
    ])
  })

  test('makes no call before the page asks for its rest', async () => {
    const { fetchBatch, fetchRest } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    expect(fetchRest.inputs).toEqual([])
  })

  test('loads no more than its limit, and offers to search the rest', async () => {
    const { fetchRest, changeQuery, search } = await showList()
    await fetchRest.answer(batchOf(rowsOf(12, 4_999), 1))
    await fetchRest.answer(batchOf(rowsOf(5_000, 5_000), 2))
    expect([fetchRest.inputs.length, search().isLoadingRest]).toEqual([2, false])
    changeQuery({ term: 'zzz' })
    expect(search()).toMatchObject({ isBusy: true, isLoadingRest: false })
  })

  test('searches the remaining rows without calls of its own, and says that it looks for a first match', async () => {
    const { fetchBatch, fetchRest, changeQuery, search } = await showList()
    changeQuery({ term: 'zzz' })
    changeQuery({ term: 'row 50' })
    expect([fetchBatch.inputs.length, fetchRest.inputs.length, search().isBusy]).toEqual([1, 1, true])
    await fetchRest.answer(batchOf(rowsOf(12, 60), null))
    expect(search()).toMatchObject({ isBusy: false, isComplete: true, matchCount: 1 })
  })

  test('waits for a later page without a call of its own', async () => {
    const { actor, fetchBatch, fetchRest, changeQuery, shownIds } = await showList()
    actor.send({ type: 'rows.counted', count: 60 })
    changeQuery({ page: 6 })
    expect([selectPaging(actor.getSnapshot()).isBusy, fetchBatch.inputs.length]).toEqual([true, 1])
    await fetchRest.answer(batchOf(rowsOf(12, 60), null))
    expect([shownIds().length, selectPaging(actor.getSnapshot()).page]).toEqual([10, 6])
  })

  test('requests the batch again when rows are removed, so that they do not come back', async () => {
    const { actor, fetchRest, search } = await showList()
    actor.send({ type: 'rows.changed', rows: [], removedIds: ['row-12'] })
    expect(fetchRest.inputs).toHaveLength(2)
    await fetchRest.answer(batchOf(rowsOf(13, 20), null))
    expect(search()).toMatchObject({ isComplete: true, loadedCount: 19 })
  })

  test('reads old rows again before it loads the rest', async () => {
    const { actor, fetchBatch, fetchRest } = await showList()
    actor.send({ type: 'tab.returned', now: readAt + fiveMinutes })
    expect(fetchBatch.inputs[1]).toEqual({ source: 'allUsers', cursor: null, limit: 100 })
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11), readAt + fiveMinutes)
    expect(fetchRest.inputs.map(({ cursor }) => cursor)).toEqual([{ id: 'row-11' }, { id: 'row-11' }])
  })

  test('stops on Cancel, also before anyone has asked for all rows', async () => {
    const { actor, fetchRest, search } = await showList()
    actor.send({ type: 'rest.cancelled' })
    expect([fetchRest.inputs.length, search()]).toMatchObject([1, { isLoadingRest: false, canLoadAll: true }])
  })

  test('loads only what it needs if the browser saves data', async () => {
    const { fetchBatch, fetchRest, changeQuery, value } = await showList()
    await fetchRest.fail(new SavesDataError())
    expect(value()).toEqual('showing')
    changeQuery({ page: 2 })
    expect(fetchBatch.inputs.at(-1)).toEqual({ source: 'allUsers', cursor: { id: 'row-11' }, limit: 100 })
  })
})

test.each([
  ['the browser saves data', new SavesDataError()],
  ['the remaining rows fail to load', new Error('Timeout')],
])('old rows are read again after %s', async (_, error) => {
  const { actor, fetchBatch, fetchRest } = await showList()
  await fetchRest.fail(error)
  actor.send({ type: 'tab.returned', now: readAt + fiveMinutes })
  expect(fetchBatch.inputs.at(-1)).toEqual({ source: 'allUsers', cursor: null, limit: 100 })
  expect(fetchBatch.inputs).toHaveLength(2)
})

describe('a failure of the remaining rows', () => {
  test('is told once, also if a row changes afterwards', async () => {
    const { actor, effects, fetchRest, value } = await showList()
    await fetchRest.fail(new Error('Timeout'))
    actor.send({ type: 'rows.changed', rows: rowsOf(1, 1) })
    const alerts = effects.filter((effect) => (effect as { type: string }).type === 'alert.received')
    expect([alerts.length, value()]).toEqual([1, 'showing'])
  })

  test('is reported by the bell alone, and the rest loads on Retry', async () => {
    const { actor, effects, fetchRest, value } = await showList()
    await fetchRest.fail(new Error('Timeout'))
    actor.send({ type: 'rest.needed' })
    expect([value(), effects.at(-1)]).toEqual([
      'showing',
      {
        type: 'alert.received',
        tone: 'error',
        text: 'Failed to fetch all users: The request timed out. Please try again later.',
        retry: { actor, event: 'retry.requested' },
        receiver: 'alerts',
      },
    ])
    actor.send({ type: 'retry.requested' })
    await fetchRest.answer(batchOf(rowsOf(12, 20), null))
    expect(selectSearch(actor.getSnapshot())).toMatchObject({ isComplete: true, loadedCount: 20 })
  })
})

test('an outdated list with more rows than a batch / reads all of them in one call', async () => {
  const { actor, fetchBatch, fetchRest } = await showList()
  await fetchRest.answer(batchOf(rowsOf(12, 300), null))
  actor.send({ type: 'rows.outdated' })
  expect(fetchBatch.inputs.at(-1)).toEqual({ source: 'allUsers', cursor: null, limit: 1_000 })
})
