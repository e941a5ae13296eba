import { describe, expect, test } from 'vitest'
import { defaultQuery } from '#domain/lists/query.ts'
import { fold } from '#domain/search/search.ts'
import { selectHiddenCount, selectSearch } from '#machines/lists/pagedList.selectors.ts'
import { batchOf, rowOf, rowsOf } from '#tests/domain/lists/support.ts'
import { openList } from '#tests/machines/lists/pagedListSupport.ts'

describe('a search', () => {
  test('waits for the call of the previous search, which requests the same rows', async () => {
    const { actor, fetchBatch, changeQuery } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    changeQuery({ term: 'nobody' })
    changeQuery({ term: 'somebody else' })
    await fetchBatch.answer(batchOf([rowOf(12)], 12))
    expect(fetchBatch.inputs.map(({ cursor }) => cursor)).toEqual([null, { id: 'row-11' }, { id: 'row-12' }])
    expect(actor.getSnapshot().context.rows).toHaveLength(12)
  })

  test('loads three extra batches, then all rows on request, until that is cancelled', async () => {
    const { actor, fetchBatch, fetchRest, changeQuery } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    changeQuery({ term: 'nobody' })
    for (const number of [12, 13, 14]) await fetchBatch.answer(batchOf([rowOf(number)], number))
    expect(actor.getSnapshot().value).toEqual('showing')
    actor.send({ type: 'rest.requested' })
    expect([actor.getSnapshot().value, fetchRest.inputs.at(-1)]).toEqual([
      'loadingRest',
      { source: 'allUsers', cursor: { id: 'row-14' }, limit: 1_000, loads: 'all' },
    ])
    actor.send({ type: 'rest.cancelled' })
    expect(actor.getSnapshot().value).toEqual('showing')
  })

  test('of a word that is typed letter by letter loads three further batches in all', async () => {
    const { fetchBatch, changeQuery } = openList()
    await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    let number = 11
    for (const term of ['z', 'zz', 'zzz', 'zzzq', 'zzzqq', 'zzzqqq']) {
      changeQuery({ term })
      if (term.length % 2 === 0) await fetchBatch.answer(batchOf([rowOf((number += 1))], number))
    }
    expect(fetchBatch.inputs.map(({ cursor }) => cursor)).toEqual([
      null,
      { id: 'row-11' },
      { id: 'row-12' },
      { id: 'row-13' },
    ])
  })

  test('that fills its page needs no other call', async () => {
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
    const { actor, fetchRest } = await openSearch()
    expect([actor.getSnapshot().value, fetchRest.inputs.at(-1)?.limit]).toEqual(['loadingRest', 1_000])
    await fetchRest.answer(batchOf([rowOf(15)], null))
    expect([actor.getSnapshot().value, selectSearch(actor.getSnapshot()).isComplete]).toEqual(['showing', true])
  })

  test('searches the rest in a list that was open before', async () => {
    const list = openList()
    await list.fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
    list.changeQuery({ filters: { status: 'SUSPENDED' } }, 'url')
    await answerThree(list)
    expect(list.actor.getSnapshot().value).toEqual('loadingRest')
  })

  test('stops after Cancel, and stays stopped', async () => {
    const { actor, changeQuery } = await openSearch()
    actor.send({ type: 'rest.cancelled' })
    changeQuery({ sort: 'name' })
    expect([actor.getSnapshot().value, selectSearch(actor.getSnapshot()).canLoadAll]).toEqual(['showing', true])
  })

  test('goes on after a failed batch is retried', async () => {
    const { actor, fetchRest } = await openSearch()
    await fetchRest.fail(new Error('Timeout'))
    actor.send({ type: 'retry.requested' })
    await fetchRest.answer(batchOf([rowOf(15)], 15))
    expect(actor.getSnapshot().value).toEqual('loadingRest')
  })

  test('goes on after the person opens a row or types another term', async () => {
    const { actor, fetchBatch, fetchRest, changeQuery } = await openSearch()
    changeQuery({ openRowId: 'row-2' })
    changeQuery({ term: 'somebody else' })
    await fetchRest.answer(batchOf([rowOf(15)], null))
    expect([fetchBatch.inputs.length, selectSearch(actor.getSnapshot()).isComplete]).toEqual([4, true])
  })
})

test('a search of the URL that fills its page / loads no more than the page needs', async () => {
  const { actor, fetchBatch } = openList({ query: { ...defaultQuery, term: 'row' } })
  await fetchBatch.answer(batchOf(rowsOf(1, 11), 11))
  expect([actor.getSnapshot().value, fetchBatch.inputs.length]).toEqual(['showing', 1])
})

test.each([
  ['a term that matches none of them', { term: 'nobody' }, 3],
  ['a term that matches one of them', { term: 'obi 1' }, 1],
  ['the next page', { page: 2 }, 3],
  ['the page where they are', {}, 0],
])('three selected rows, and then %s', async (_name, change, hiddenCount) => {
  const { actor, fetchBatch, changeQuery } = openList()
  const rows = [1, 2, 10].map((number) => rowOf(number, { searchText: fold(`ada obi ${number}`) }))
  await fetchBatch.answer(batchOf([...rows, ...rowsOf(20, 35)], null))
  changeQuery(change)
  expect(selectHiddenCount(actor.getSnapshot(), rows)).toBe(hiddenCount)
})
