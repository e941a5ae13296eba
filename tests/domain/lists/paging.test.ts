import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Batch, outdateRows } from '#domain/lists/loadedRows.ts'
import {
  emptyList,
  type LoadedList,
  needsNextBatch,
  pageRows,
  pageCount,
  currentPage,
  withQuery,
} from '#domain/lists/paging.ts'
import { defaultQuery, type QueryChoice, withChoice, withPage, withTerm } from '#domain/lists/query.ts'
import { createSearch } from '#domain/search/createSearch.ts'
import { comparatorFor } from '#domain/lists/sorting.ts'
import { sortKeys } from '#domain/lists/sortKeys.ts'
import { fold } from '#domain/search/search.ts'
import { batchAnswers, batchOf, rowOf, rowsOf, terms, withBatch, withChanges } from '#tests/domain/lists/support.ts'

const extraBatches = 3
const emptyUsers = (): LoadedList => emptyList(defaultQuery, extraBatches)
const withBatches = (start: LoadedList, batches: readonly Batch[]): LoadedList =>
  batches.reduce<LoadedList>((list, batch) => withBatch(list, batch), start)
const loaded = (...batches: Batch[]): LoadedList => withBatches(emptyUsers(), batches)
const queried = (list: LoadedList, change: Partial<LoadedList['query']>): LoadedList =>
  withQuery(list, { ...list.query, ...change }, extraBatches)

describe('another batch', () => {
  test('loads if there is none yet', () => expect(needsNextBatch(emptyUsers())).toBe(true))

  test('does not load if the page is full and the next page has a row', () =>
    expect(needsNextBatch(loaded(batchOf(rowsOf(1, 11), 11)))).toBe(false))

  test('loads if the last loaded page is open', () => {
    expect(needsNextBatch(loaded(batchOf(rowsOf(1, 10), 10)))).toBe(true)
    expect(needsNextBatch(queried(loaded(batchOf(rowsOf(1, 20), 20)), { page: 2 }))).toBe(true)
  })

  test('does not load after the last one', () =>
    expect(needsNextBatch(loaded(batchOf(rowsOf(1, 3), null)))).toBe(false))

  test('loads after an empty batch with a cursor', () => expect(needsNextBatch(loaded(batchOf([], 1)))).toBe(true))

  test('loads three times for a search without matches', () => {
    const searching = queried(loaded(batchOf(rowsOf(1, 11), 11)), { term: 'nobody' })
    const searched = [12, 13, 14].reduce((list, number) => {
      expect(needsNextBatch(list)).toBe(true)
      return withBatch(list, batchOf([rowOf(number)], number))
    }, searching)
    expect(needsNextBatch(searched)).toBe(false)
    expect(needsNextBatch(queried(searched, { term: 'somebody' }))).toBe(true)
  })

  test('loads three times for filters without matches, and again for others', () => {
    const filtering = queried(loaded(batchOf(rowsOf(1, 11), 11)), { filters: { status: 'SOLD' } })
    const searched = [12, 13, 14].reduce((list, number) => {
      expect(needsNextBatch(list)).toBe(true)
      return withBatch(list, batchOf([rowOf(number)], number))
    }, filtering)
    expect([needsNextBatch(searched), pageCount(searched)]).toEqual([false, 1])
    expect(needsNextBatch(queried(searched, { filters: { status: 'DONATED' } }))).toBe(true)
  })

  test('loads three times for a list that leaves out all rows, and again for the next page', () => {
    const leftOut = (number: number) => ({ ...batchOf([], number), leftOutIds: [`left-out-${number}`] })
    const read = [2, 3, 4].reduce(
      (list, number) => {
        expect(needsNextBatch(list)).toBe(true)
        return withBatch(list, leftOut(number))
      },
      loaded(leftOut(1)),
    )
    expect([needsNextBatch(read), pageCount(read)]).toEqual([false, 1])
    const found = withBatch(read, batchOf(rowsOf(1, 20), 20), 'background')
    expect([pageCount(found), needsNextBatch(found)]).toEqual([2, false])
    expect(needsNextBatch(queried(found, { sort: 'name' }))).toBe(false)
    expect(needsNextBatch(queried(found, { page: 2 }))).toBe(true)
    expect(pageCount(queried(found, { page: 2 }))).toBe(3)
  })

  test('does not load for a search that fills its page', () =>
    expect(needsNextBatch(queried(loaded(batchOf(rowsOf(1, 11), 11)), { term: 'row' }))).toBe(false))

  test('of the remaining rows does not count as an extra batch', () => {
    const searching = queried(loaded(batchOf(rowsOf(1, 11), 11)), { term: 'nobody' })
    const batch = batchOf(rowsOf(12, 40), 40)
    expect([searching, withBatch(searching, batch), withBatch(searching, batch, 'background')]).toMatchObject([
      { extraBatchesLeft: 3 },
      { extraBatchesLeft: 2 },
      { extraBatchesLeft: 3 },
    ])
  })

  test('replaces the rows of an outdated list', () => {
    const outdated = outdateRows(loaded(batchOf(rowsOf(1, 3), null)))
    expect([outdated.rows.length, needsNextBatch(outdated)]).toEqual([3, true])
    expect(withBatch(outdated, batchOf(rowsOf(2, 2), null))).toEqual(loaded(batchOf(rowsOf(2, 2), null)))
  })

  test('loads until the row of the drawer is found', () => {
    const searching = queried(loaded(batchOf(rowsOf(1, 11), 11)), { openRowId: 'row-30' })
    expect(needsNextBatch(searching)).toBe(true)
    expect(needsNextBatch(withBatch(searching, batchOf(rowsOf(12, 40), 40)))).toBe(false)
  })
})

describe('a batch', () => {
  test('with a repeated cursor ends the list', () => {
    const list = loaded(batchOf(rowsOf(1, 2), 2), batchOf(rowsOf(3, 4), 4), batchOf(rowsOf(5, 6), 2))
    expect([list.end, list.rows.length, needsNextBatch(list)]).toEqual(['repeated', 6, false])
  })

  test('with the same cursor in another field order ends the list', () => {
    const list = loaded({ rows: [], cursor: { id: 'a', item: 'b' } }, { rows: [], cursor: { item: 'b', id: 'a' } })
    expect(list.end).toBe('repeated')
  })

  test('with loaded rows adds no duplicates', () => {
    expect(
      loaded(batchOf(rowsOf(1, 4), 4), batchOf([...rowsOf(3, 6), rowOf(6)], null)).rows.map(({ id }) => id),
    ).toEqual(rowsOf(1, 6).map(({ id }) => id))
  })
})

describe("Y of 'Page X of Y'", () => {
  test('is at least 1', () => expect(pageCount(loaded(batchOf([], null)))).toBe(1))
  test("is the server's count if there is one", () =>
    expect(pageCount({ ...loaded(batchOf(rowsOf(1, 11), 11)), totalCount: 1240 })).toBe(124))
  test('is the number of loaded pages and one more if there is a cursor', () =>
    expect(pageCount(loaded(batchOf(rowsOf(1, 20), 20)))).toBe(3))
  test('is the number of loaded pages after the last batch, with any count', () =>
    expect(pageCount({ ...loaded(batchOf(rowsOf(1, 20), null)), totalCount: 1240 })).toBe(2))
  test('is more than a count that is too low', () =>
    expect(pageCount({ ...loaded(batchOf(rowsOf(1, 20), 20)), totalCount: 5 })).toBe(3))
  test('is the number of pages with matches during a search', () =>
    expect(pageCount(queried({ ...loaded(batchOf(rowsOf(1, 25), 25)), totalCount: 1240 }, { term: 'row 1' }))).toBe(2))
  test('limits the shown page', () =>
    expect(currentPage(queried(loaded(batchOf(rowsOf(1, 25), null)), { page: 9 }))).toBe(3))
})

describe('the query', () => {
  const pageSeven = { ...defaultQuery, page: 7 }
  test('returns to page 1 with another order, page size, filters or term', () => {
    const choices: QueryChoice[] = [{ sort: 'name' }, { pageSize: 50 }, { filters: {} }]
    const queries = [...choices.map((choice) => withChoice(pageSeven, choice)), withTerm(pageSeven, 'ada')]
    expect(queries.map(({ page }) => page)).toEqual([1, 1, 1, 1])
  })
  test('keeps the page if only spaces around the term change', () => expect(withTerm(pageSeven, '  ').page).toBe(7))
  test('has no page before the first', () => expect(withPage(pageSeven, 0).page).toBe(1))
})

describe('a changed row', () => {
  const list = loaded(batchOf(rowsOf(1, 4), 4))
  test('keeps its position', () =>
    expect(withChanges(list, { rows: [rowOf(2, { searchText: fold('changed') })] }).rows[1]?.searchText).toBe(
      'changed',
    ))
  test('is removed, and returns to its position', () => {
    const others = withChanges(list, { rows: [], removedIds: ['row-2'] })
    expect(others.rows.map(({ id }) => id)).toEqual(['row-1', 'row-3', 'row-4'])
    expect(withChanges(others, { rows: [rowOf(2)] })).toEqual({ ...list, hasRemoved: true })
  })
  test('is added at the end of a complete list', () =>
    expect(withChanges(loaded(batchOf(rowsOf(1, 2), null)), { rows: [rowOf(9)] }).rows).toHaveLength(3))
  test('is not added if its batch is not loaded yet', () =>
    expect(withChanges(list, { rows: [rowOf(9)] })).toEqual(list))
})

const expectedMatches = (list: LoadedList, batches: readonly Batch[]) => {
  const firstById = new Map(batches.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)).toReversed())
  const arrived = [...new Set(batches.flatMap(({ rows }) => rows.map(({ id }) => id)))].flatMap(
    (id) => firstById.get(id) ?? [],
  )
  return arrived
    .filter(({ searchText }) => createSearch(list.query.term)(searchText))
    .sort(comparatorFor(list.query.sort))
}

describe('with any answers of the server', () => {
  test('no row is lost, duplicated or out of order', () => {
    fc.assert(
      fc.property(batchAnswers, terms, fc.constantFrom(...sortKeys), terms, (answers, term, sort, laterTerm) => {
        const batches = answers.map(({ batch }) => batch)
        const start = queried(emptyUsers(), { term, sort })
        const list = withBatches(start, batches)
        expect(list.matches).toEqual(expectedMatches(list, batches))
        const searchedAgain = queried(list, { term: laterTerm })
        expect(searchedAgain.matches).toEqual(expectedMatches(searchedAgain, batches))
        expect(new Set(list.rows.map(({ id }) => id)).size).toBe(list.rows.length)
      }),
    )
  })

  test('all pages together contain the matches', () => {
    fc.assert(
      fc.property(batchAnswers, terms, fc.constantFrom(10, 20, 50, 100), (answers, term, size) => {
        const list = queried(
          withBatches(
            emptyUsers(),
            answers.map(({ batch }) => batch),
          ),
          {
            term,
            pageSize: size,
          },
        )
        const pages = Array.from({ length: pageCount({ ...list, end: 'reached' }) }, (_, index) =>
          pageRows(queried({ ...list, end: 'reached' }, { page: index + 1 })),
        )
        expect(pages.flat()).toEqual(list.matches)
      }),
    )
  })

  test('the number of calls is limited', () => {
    fc.assert(
      fc.property(batchAnswers, (answers) => {
        let list = queried(emptyUsers(), { page: 1_000 })
        let calls = 0
        while (needsNextBatch(list))
          list = withBatch(list, answers[calls++ % answers.length]?.batch ?? batchOf([], null))
        expect(calls).toBeLessThanOrEqual(9)
      }),
    )
  })
})
