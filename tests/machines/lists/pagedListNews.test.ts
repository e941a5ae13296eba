import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { fold } from '#domain/search/search.ts'
import { readAt, rowOf, rowsOf } from '#machines/lists/lists.testData.ts'
import { selectNews, selectSearch } from '#machines/lists/pagedList.selectors.ts'
import type { NewRowsFound } from '#machines/lists/pagedList.setup.ts'
import { openList } from '#tests/machines/lists/pagedListSupport.ts'

const returnedAt = readAt + 300_000

const openAndReturn = async (now = returnedAt) => {
  const list = openList()
  await list.fetchBatch.answer({ rows: rowsOf(1, 11), cursor: { id: 'USR-11' } })
  list.actor.send({ type: 'tab.returned', now })
  return { ...list, news: () => selectNews(list.actor.getSnapshot()) }
}

describe('a list with old rows, when the person returns to the tab', () => {
  test('reads its first batch again without a placeholder', async () => {
    const { actor, fetchBatch } = await openAndReturn()
    expect([fetchBatch.inputs.length, fetchBatch.inputs[1]?.cursor, actor.getSnapshot().hasTag('busy')]).toEqual([
      2,
      null,
      false,
    ])
  })

  test('does not move its rows, and says how many are new', async () => {
    const { actor, fetchBatch, news, shownIds } = await openAndReturn()
    const before = shownIds()
    const changed = { ...rowOf(2), sortName: fold('zzz') }
    await fetchBatch.answer({ rows: [rowOf(0), changed, ...rowsOf(3, 11)], cursor: { id: 'USR-11' } }, returnedAt)
    expect([shownIds(), news(), selectSearch(actor.getSnapshot()).readAt]).toEqual([
      before,
      { newCount: 1, hasMore: false, hasNews: true },
      returnedAt,
    ])
    expect(actor.getSnapshot().context.rows[1]).toEqual(changed)
  })

  test('shows the new rows on request', async () => {
    const { actor, fetchBatch, news, shownIds } = await openAndReturn()
    const batch = { rows: rowsOf(0, 10), cursor: { id: 'USR-10' } }
    await fetchBatch.answer(batch, returnedAt)
    actor.send({ type: 'rows.outdated' })
    await fetchBatch.answer(batch, returnedAt)
    expect([shownIds()[0], news().hasNews]).toEqual(['USR-0', false])
  })

  test('says nothing of new rows that the search does not find', async () => {
    const { changeQuery, fetchBatch, news } = await openAndReturn()
    await fetchBatch.answer({ rows: rowsOf(0, 10), cursor: null }, returnedAt)
    changeQuery({ term: 'zzz' })
    expect(news()).toEqual({ newCount: 0, hasMore: false, hasNews: false })
  })

  test('keeps its rows and their time if they cannot be read again', async () => {
    const { actor, fetchBatch, news, shownIds } = await openAndReturn()
    await fetchBatch.fail(new Error('Network Error'))
    expect([shownIds().length, news().hasNews, selectSearch(actor.getSnapshot()).readAt]).toEqual([10, false, readAt])
    expect(actor.getSnapshot().value).toEqual('showing')
  })

  test('reads them while the person sorts the loaded rows', async () => {
    const { changeQuery, fetchBatch, actor } = await openAndReturn()
    changeQuery({ sort: 'name' })
    expect([fetchBatch.inputs.length, actor.getSnapshot().value]).toEqual([2, 'showing'])
  })

  test('loads what a new search needs first', async () => {
    const { changeQuery, fetchBatch, actor } = await openAndReturn()
    changeQuery({ term: 'zzz' })
    expect([fetchBatch.inputs[2]?.cursor, actor.getSnapshot().value]).toEqual([{ id: 'USR-11' }, 'loading'])
  })
})

test('rows that someone else has added / the parent learns of each once', async () => {
  const told: string[][] = []
  const parent = createActor(
    fromCallback<NewRowsFound>(({ receive }) => receive(({ rows }) => void told.push(rows.map(({ id }) => id)))),
  ).start()
  const { actor, fetchBatch } = openList({ parent })
  await fetchBatch.answer({ rows: rowsOf(2, 12), cursor: { id: 'USR-11' } })
  for (const first of [1, 0, 0]) {
    actor.send({ type: 'tab.returned', now: returnedAt })
    await fetchBatch.answer({ rows: rowsOf(first, 10), cursor: { id: 'USR-10' } })
  }
  expect(told).toEqual([['USR-1'], ['USR-0']])
})

test('newer rows are not read again', async () => {
  const { fetchBatch } = await openAndReturn(returnedAt - 1)
  expect(fetchBatch.inputs.length).toBe(1)
})
