import { expect, test } from 'vitest'
import { SavesDataError } from '#domain/lists/loadedRows.ts'
import { selectPaging, selectSearch } from '#machines/lists/pagedList.selectors.ts'
import { batchOf, rowsOf } from '#tests/domain/lists/support.ts'
import { openList } from '#tests/machines/lists/pagedListSupport.ts'

/** A list that has loaded as many rows in the background as it may. */
const showCeiling = async () => {
  const list = openList()
  await list.fetchBatch.answer(batchOf(rowsOf(1, 100), 100))
  list.actor.send({ type: 'rest.needed' })
  await list.fetchRest.answer(batchOf(rowsOf(101, 5_000), 5_000))
  const search = () => selectSearch(list.actor.getSnapshot())
  return { ...list, search, loadAll: () => list.actor.send({ type: 'rest.requested' }) }
}

test('a list at its ceiling / loads the rest on request, in batches of 1,000', async () => {
  const { fetchBatch, fetchRest, search, loadAll } = await showCeiling()
  expect(search()).toMatchObject({ canLoadAll: true, isLoadingAll: false, isComplete: false })
  loadAll()
  expect(search()).toMatchObject({ canLoadAll: false, isLoadingAll: true, isLoadingRest: true })
  await fetchRest.answer(batchOf(rowsOf(5_001, 6_000), 6_000))
  await fetchRest.answer(batchOf(rowsOf(6_001, 6_001), null))
  expect([fetchBatch.inputs.length, fetchRest.inputs.slice(1)]).toEqual([
    1,
    [
      { source: 'allUsers', cursor: { id: 'row-5000' }, limit: 1_000, loads: 'all' },
      { source: 'allUsers', cursor: { id: 'row-6000' }, limit: 1_000, loads: 'all' },
    ],
  ])
  expect(search()).toMatchObject({ canLoadAll: false, isLoadingAll: false, isComplete: true, loadedCount: 6_001 })
})

test('a search while all rows load / waits for them without a call of its own', async () => {
  const { fetchBatch, fetchRest, search, loadAll, changeQuery } = await showCeiling()
  loadAll()
  changeQuery({ term: 'row 5500' })
  expect([fetchBatch.inputs.length, search()]).toMatchObject([1, { isLoadingAll: true, matchCount: 0 }])
  await fetchRest.answer(batchOf(rowsOf(5_001, 6_000), null))
  expect(search()).toMatchObject({ isComplete: true, matchCount: 1 })
})

test('all rows that failed to load / the list says why, and Retry or the button goes on with the rest', async () => {
  const { actor, fetchBatch, fetchRest, search, loadAll } = await showCeiling()
  loadAll()
  await fetchRest.fail(new Error('Timeout'))
  expect(selectPaging(actor.getSnapshot()).problem).toBe('The request timed out. Please try again later.')
  expect(search()).toMatchObject({ canLoadAll: true, isLoadingAll: false, loadedCount: 5_000 })
  actor.send({ type: 'retry.requested' })
  expect([fetchBatch.inputs.length, fetchRest.inputs.at(-1)?.cursor]).toEqual([1, { id: 'row-5000' }])
  await fetchRest.fail(new Error('Timeout'))
  loadAll()
  await fetchRest.answer(batchOf(rowsOf(5_001, 5_010), null))
  expect(search()).toMatchObject({ isComplete: true, loadedCount: 5_010 })
})

test('a cancelled load of all rows / keeps what has arrived, and offers it again', async () => {
  const { actor, fetchRest, search, loadAll } = await showCeiling()
  loadAll()
  await fetchRest.answer(batchOf(rowsOf(5_001, 6_000), 6_000))
  actor.send({ type: 'rest.cancelled' })
  expect(search()).toMatchObject({ canLoadAll: true, isLoadingRest: false, loadedCount: 6_000 })
})

test('a browser that saves data / the person can load all rows', async () => {
  const { actor, fetchBatch, fetchRest } = openList()
  await fetchBatch.answer(batchOf(rowsOf(1, 100), 100))
  actor.send({ type: 'rest.needed' })
  await fetchRest.fail(new SavesDataError())
  expect(selectSearch(actor.getSnapshot()).canLoadAll).toBe(true)
  actor.send({ type: 'rest.requested' })
  expect(fetchRest.inputs.at(-1)?.loads).toBe('all')
})

test('a list that has not been on the page yet, or that is complete / offers nothing', async () => {
  const { actor, fetchBatch, fetchRest } = openList()
  await fetchBatch.answer(batchOf(rowsOf(1, 100), 100))
  expect(selectSearch(actor.getSnapshot()).canLoadAll).toBe(false)
  actor.send({ type: 'rest.needed' })
  expect(selectSearch(actor.getSnapshot()).canLoadAll).toBe(false)
  await fetchRest.answer(batchOf(rowsOf(101, 110), null))
  expect(selectSearch(actor.getSnapshot()).canLoadAll).toBe(false)
})
