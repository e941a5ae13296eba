import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Batch,
  emptyList,
  type LoadedList,
  needsNextBatch,
  pageRows,
  pageCount,
  currentPage,
  appendBatch,
  upsertRows,
  removeRows,
  withQuery,
} from '#domain/lists/paging.ts'
import { defaultQuery, withPage, withSize, withSort, withTerm } from '#domain/lists/query.ts'
import { matchesTerm, normaliseTerm } from '#domain/lists/rows.ts'
import { comparatorFor, sortKeys } from '#domain/lists/sorting.ts'
import { batchAnswers, batchOf, rowOf, rowsOf, terms } from '#tests/domain/lists/support.ts'

const topUps = 3
const opened = (): LoadedList => emptyList(defaultQuery, topUps)
const loaded = (...batches: Batch[]): LoadedList => batches.reduce(appendBatch, opened())
const asked = (list: LoadedList, change: Partial<LoadedList['query']>): LoadedList =>
  withQuery(list, { ...list.query, ...change }, topUps)

describe('whether another batch is wanted', () => {
  test('the first one always is', () => expect(needsNextBatch(opened())).toBe(true))

  test('none is when the page is full and the next one is loaded', () =>
    expect(needsNextBatch(loaded(batchOf(rowsOf(1, 11), 11)))).toBe(false))

  test('the next one is fetched ahead when the last loaded page is in sight', () => {
    expect(needsNextBatch(loaded(batchOf(rowsOf(1, 10), 10)))).toBe(true)
    expect(needsNextBatch(asked(loaded(batchOf(rowsOf(1, 20), 20)), { page: 2 }))).toBe(true)
  })

  test('none is after the last one', () => expect(needsNextBatch(loaded(batchOf(rowsOf(1, 3), null)))).toBe(false))

  test('an empty batch with a cursor is followed by another', () =>
    expect(needsNextBatch(loaded(batchOf([], 1)))).toBe(true))

  test('a search fetches three batches by itself, and no more', () => {
    const searching = asked(loaded(batchOf(rowsOf(1, 11), 11)), { term: 'nobody' })
    const fetched = [12, 13, 14].reduce((list, number) => {
      expect(needsNextBatch(list)).toBe(true)
      return appendBatch(list, batchOf([rowOf(number)], number))
    }, searching)
    expect(needsNextBatch(fetched)).toBe(false)
    expect(needsNextBatch(asked(fetched, { term: 'somebody' }))).toBe(true)
  })

  test('a search that fills its page fetches none', () =>
    expect(needsNextBatch(asked(loaded(batchOf(rowsOf(1, 11), 11)), { term: 'row' }))).toBe(false))

  test('a person who goes on looking gets all', () => {
    const looking = { ...asked(loaded(batchOf(rowsOf(1, 11), 11)), { term: 'nobody' }), isLooking: true, topUpsLeft: 0 }
    expect(needsNextBatch(looking)).toBe(true)
    expect(needsNextBatch(appendBatch(looking, batchOf(rowsOf(12, 40), 40)))).toBe(true)
    expect(needsNextBatch(appendBatch(looking, batchOf(rowsOf(12, 40), null)))).toBe(false)
  })

  test('the row of a drawer is looked for as a term is, and found', () => {
    const wanting = asked(loaded(batchOf(rowsOf(1, 11), 11)), { openRowId: 'row-30' })
    expect(needsNextBatch(wanting)).toBe(true)
    expect(needsNextBatch(appendBatch(wanting, batchOf(rowsOf(12, 40), 40)))).toBe(false)
  })
})

describe('a batch', () => {
  test('that repeats a cursor ends the list', () => {
    const list = loaded(batchOf(rowsOf(1, 2), 2), batchOf(rowsOf(3, 4), 4), batchOf(rowsOf(5, 6), 2))
    expect([list.end, list.rows.length, needsNextBatch(list)]).toEqual(['repeated', 6, false])
  })

  test('with the fields of its cursor in another order repeats it too', () => {
    const list = loaded({ rows: [], cursor: { id: 'a', item: 'b' } }, { rows: [], cursor: { item: 'b', id: 'a' } })
    expect(list.end).toBe('repeated')
  })

  test('with rows that are here already doubles none', () => {
    expect(
      loaded(batchOf(rowsOf(1, 4), 4), batchOf([...rowsOf(3, 6), rowOf(6)], null)).rows.map(({ id }) => id),
    ).toEqual(rowsOf(1, 6).map(({ id }) => id))
  })
})

describe("Y of 'Page X of Y'", () => {
  test('is at least 1', () => expect(pageCount(loaded(batchOf([], null)))).toBe(1))
  test("is the server's count where it is known", () =>
    expect(pageCount({ ...loaded(batchOf(rowsOf(1, 11), 11)), totalCount: 1240 })).toBe(124))
  test('is what is loaded and one more while a cursor is left', () =>
    expect(pageCount(loaded(batchOf(rowsOf(1, 20), 20)))).toBe(3))
  test('is what is loaded at the end, whatever was counted', () =>
    expect(pageCount({ ...loaded(batchOf(rowsOf(1, 20), null)), totalCount: 1240 })).toBe(2))
  test('is more than a count that was too low', () =>
    expect(pageCount({ ...loaded(batchOf(rowsOf(1, 20), 20)), totalCount: 5 })).toBe(3))
  test('comes from the matches under a search', () =>
    expect(pageCount(asked({ ...loaded(batchOf(rowsOf(1, 25), 25)), totalCount: 1240 }, { term: 'row 1' }))).toBe(2))
  test('keeps the page that is shown within it', () =>
    expect(currentPage(asked(loaded(batchOf(rowsOf(1, 25), null)), { page: 9 }))).toBe(3))
})

describe('the query', () => {
  const far = { ...defaultQuery, page: 7 }
  test('goes back to page 1 for another order, page size or term', () => {
    expect([withSort(far, 'name').page, withSize(far, 50).page, withTerm(far, 'ada').page]).toEqual([1, 1, 1])
  })
  test('stays on its page for spaces around the term', () => expect(withTerm(far, '  ').page).toBe(7))
  test('knows no page before the first', () => expect(withPage(far, 0).page).toBe(1))
})

describe('a row that changes', () => {
  const list = loaded(batchOf(rowsOf(1, 4), 4))
  test('keeps its place', () =>
    expect(upsertRows(list, [rowOf(2, { searchText: 'changed' })]).rows[1]?.searchText).toBe('changed'))
  test('leaves', () =>
    expect(removeRows(list, ['row-2']).rows.map(({ id }) => id)).toEqual(['row-1', 'row-3', 'row-4']))
  test('comes back where it was', () => expect(upsertRows(removeRows(list, ['row-2']), [rowOf(2)])).toEqual(list))
  test('joins at the end of a list that is whole', () =>
    expect(upsertRows(loaded(batchOf(rowsOf(1, 2), null)), [rowOf(9)]).rows).toHaveLength(3))
  test('waits for its batch where it lies behind what is loaded', () =>
    expect(upsertRows(list, [rowOf(9)])).toEqual(list))
})

const model = (list: LoadedList, batches: readonly Batch[]) => {
  const seen = new Map(batches.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)).toReversed())
  const arrived = [...new Set(batches.flatMap(({ rows }) => rows.map(({ id }) => id)))].flatMap(
    (id) => seen.get(id) ?? [],
  )
  return arrived.filter((row) => matchesTerm(row, normaliseTerm(list.query.term))).sort(comparatorFor(list.query.sort))
}

describe('whatever a server sends', () => {
  test('no row is lost, doubled or out of order', () => {
    fc.assert(
      fc.property(batchAnswers, terms, fc.constantFrom(...sortKeys), terms, (given, term, sort, laterTerm) => {
        const batches = given.map(({ batch }) => batch)
        const start = asked(opened(), { term, sort })
        const list = batches.reduce(appendBatch, start)
        expect(list.matches).toEqual(model(list, batches))
        const other = asked(list, { term: laterTerm })
        expect(other.matches).toEqual(model(other, batches))
        expect(new Set(list.rows.map(({ id }) => id)).size).toBe(list.rows.length)
      }),
    )
  })

  test('the pages together are the matches', () => {
    fc.assert(
      fc.property(batchAnswers, terms, fc.constantFrom(10, 20, 50, 100), (given, term, size) => {
        const list = asked(given.map(({ batch }) => batch).reduce(appendBatch, opened()), { term, pageSize: size })
        const pages = Array.from({ length: pageCount({ ...list, end: 'reached' }) }, (_, index) =>
          pageRows(asked({ ...list, end: 'reached' }, { page: index + 1 })),
        )
        expect(pages.flat()).toEqual(list.matches)
      }),
    )
  })

  test('asking always comes to an end', () => {
    fc.assert(
      fc.property(batchAnswers, (given) => {
        let list = asked(opened(), { page: 1_000 })
        let calls = 0
        while (needsNextBatch(list)) list = appendBatch(list, given[calls++ % given.length]?.batch ?? batchOf([], null))
        expect(calls).toBeLessThanOrEqual(9)
      }),
    )
  })
})
