import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newsOf } from '#domain/lists/news.ts'

const rowsOf = (ids: string) => [...ids].map((id) => ({ id }))
const more = { id: 'next' }

test.each([
  { what: 'the same rows', loaded: 'abc', batch: 'abc', cursor: more, news: null },
  { what: 'a new row', loaded: 'abc', batch: 'nab', cursor: more, news: { newRows: 'n', goneIds: '', hasMore: false } },
  {
    what: 'a row that is gone',
    loaded: 'abcd',
    batch: 'acd',
    cursor: more,
    news: { newRows: '', goneIds: 'b', hasMore: false },
  },
  {
    what: 'only new rows',
    loaded: 'abc',
    batch: 'xyz',
    cursor: more,
    news: { newRows: 'xyz', goneIds: '', hasMore: true },
  },
  {
    what: 'a list that has rows now',
    loaded: '',
    batch: 'ab',
    cursor: null,
    news: { newRows: 'ab', goneIds: '', hasMore: false },
  },
  {
    what: 'the end of a list that was longer',
    loaded: 'abc',
    batch: 'ab',
    cursor: null,
    news: { newRows: '', goneIds: 'c', hasMore: false },
  },
  { what: 'a batch that ends before the loaded rows do', loaded: 'abcd', batch: 'ab', cursor: more, news: null },
  { what: 'a batch without rows', loaded: 'ab', batch: '', cursor: more, news: null },
])('$what', ({ loaded, batch, cursor, news }) => {
  const found = newsOf(rowsOf(loaded), { rows: rowsOf(batch), cursor })
  expect(found).toEqual(news && { newRows: rowsOf(news.newRows), goneIds: [...news.goneIds], hasMore: news.hasMore })
})

test('rows are new if only the batch has them, and gone if only the loaded rows have them', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(String))
  fc.assert(
    fc.property(ids, ids, fc.boolean(), (loaded, batch, isEnd) => {
      const toRows = (list: readonly string[]) => list.map((id) => ({ id }))
      const news = newsOf(toRows(loaded), { rows: toRows(batch), cursor: isEnd ? null : more })
      const goneIds = loaded.filter((id) => !batch.includes(id))
      expect(news?.newRows.map(({ id }) => id) ?? []).toEqual(batch.filter((id) => !loaded.includes(id)))
      expect(news?.goneIds ?? []).toEqual(goneIds.slice(0, isEnd ? undefined : (news?.goneIds.length ?? 0)))
    }),
  )
})
