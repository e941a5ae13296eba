import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listKinds } from '#domain/lists/kinds.ts'
import { comparatorFor, nextSort, sortOptions } from '#domain/lists/sorting.ts'
import { type ColumnSort, sortedColumn, sortKeys } from '#domain/lists/sortKeys.ts'
import { fold } from '#domain/search/search.ts'
import { rowOf } from '#tests/domain/lists/support.ts'

const columns = fc.constantFrom<ColumnSort>('date', 'name', 'items')

describe('a press on a column header', () => {
  test.each([
    ['date', 'name', 'name'],
    ['name', 'name', 'name-reversed'],
    ['name-reversed', 'name', 'name'],
    ['name-reversed', 'date', 'date'],
    ['date', 'date', 'date-reversed'],
    ['location', 'date', 'date-reversed'],
    ['items', 'items', 'items-reversed'],
  ] as const)('in the order %s, on %s, leads to %s', (current, column, next) =>
    expect(nextSort(column, current)).toBe(next),
  )

  test('sorts by its column, and a second press reverses the direction', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sortKeys), columns, (current, column) => {
        const first = nextSort(column, current)
        const second = nextSort(column, first)
        expect([sortedColumn(first).column, sortedColumn(second)]).toEqual([
          column,
          { column, isAscending: !sortedColumn(first).isAscending },
        ])
      }),
    )
  })

  test('gives the direction that the rows have', () => {
    const rows = fc.uniqueArray(fc.nat(500), { minLength: 2, maxLength: 20 }).map((numbers) =>
      numbers.map((number) =>
        rowOf(number, {
          createdAt: new Date(number * 1_000).toISOString(),
          sortName: fold(String(number).padStart(3, '0')),
          itemCount: number,
        }),
      ),
    )
    fc.assert(
      fc.property(rows, fc.constantFrom(...sortKeys), (all, sort) => {
        const numbers = all.toSorted(comparatorFor(sort)).map(({ itemCount }) => itemCount)
        const ascending = numbers.toSorted((a, b) => a - b)
        expect(numbers).toEqual(sortedColumn(sort).isAscending ? ascending : ascending.toReversed())
      }),
    )
  })
})

test('the dropdown has the order of a column header as long as it is chosen', () => {
  const { sorts } = listKinds.users
  expect([sortOptions(sorts, 'name'), sortOptions(sorts, 'name-reversed')]).toEqual([
    sorts,
    [...sorts, { value: 'name-reversed', label: 'Name (Z to A)' }],
  ])
})
