import fc from 'fast-check'
import { addDays } from '#domain/days.ts'
import { filterPeriods } from '#domain/periods/dateFilter.ts'
import { formatDaySpan } from '#domain/periods/daySpan.ts'
import { slugOf } from '#domain/periods/periods.ts'
import type { Filters } from '#domain/lists/filters.ts'
import type { Cursor } from '#domain/lists/loadProgress.ts'
import { appendRows, type Batch, changeLoadedRows, type LoadMode } from '#domain/lists/loadedRows.ts'
import { type LoadedList, withLoadedRows } from '#domain/lists/paging.ts'
import type { ListRow, RowChanges } from '#domain/lists/rows.ts'
import { fold } from '#domain/search/search.ts'

/** A row without an entity. A higher number is an older row. */
export const rowOf = (number: number, fields: Partial<ListRow> = {}): ListRow => ({
  id: `row-${number}`,
  entity: null,
  searchText: fold(`row ${number}`),
  sortName: fold(`row ${number}`),
  itemCount: 0,
  createdAt: `2026-01-01T00:00:00.${String(999 - number).padStart(3, '0')}Z`,
  filterValues: {},
  ...fields,
})

export const rowsOf = (from: number, to: number): ListRow[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => rowOf(from + index))

export const batchOf = (rows: readonly ListRow[], cursor: number | null): Batch => ({
  rows,
  cursor: cursor === null ? null : { id: `row-${cursor}` },
})

/** The list after its loader has got a batch. */
export const withBatch = (list: LoadedList, batch: Batch, loads: LoadMode = 'once'): LoadedList =>
  withLoadedRows(list, { list: appendRows(list, batch), cause: 'answer', loads })

/** The list after its loader has changed rows. */
export const withChanges = (list: LoadedList, changes: RowChanges): LoadedList =>
  withLoadedRows(list, { list: changeLoadedRows(list, changes), cause: 'change', loads: 'once' })

const names = ['ada', 'obi', 'ngozi', 'tunde', 'zainab'] as const

const row = fc
  .record({
    number: fc.nat(60),
    name: fc.constantFrom(...names),
    items: fc.nat(4),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ number, name, items, day }) =>
    rowOf(number, {
      sortName: fold(name),
      itemCount: items,
      searchText: fold(`${name} ${number}`),
      createdAt: `2026-02-${String(day).padStart(2, '0')}T00:00:00.000Z`,
    }),
  )

/** One answer of an unreliable server: batches of any size, duplicate rows, repeated cursors, failures. */
export interface BatchAnswer {
  readonly fails: boolean
  readonly batch: Batch
}

const cursor = fc
  .option(fc.nat(6), { nil: null, freq: 6 })
  .map((number): Cursor | null => (number === null ? null : { item: String(number), id: `c${number}` }))

export const batchAnswers: fc.Arbitrary<readonly BatchAnswer[]> = fc.array(
  fc.record({ fails: fc.boolean(), batch: fc.record({ rows: fc.array(row, { maxLength: 12 }), cursor }) }),
  { minLength: 1, maxLength: 12 },
)

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-01-01', days))

const period = fc.tuple(day, day, fc.constantFrom('both', 'from', 'to')).map(([a, b, limits]) => ({
  from: limits === 'to' ? null : a < b ? a : b,
  to: limits === 'from' ? null : a < b ? b : a,
}))

export const dateFilters = fc.oneof(fc.constantFrom(...filterPeriods.map(slugOf)), period.map(formatDaySpan))

/** Filters of a list of items, some or all of them off. */
export const filterChoices: fc.Arbitrary<Filters> = fc
  .record(
    {
      date: dateFilters,
      status: fc.constantFrom('DONATED', 'SOLD', 'DONATED|SOLD'),
      deal: fc.constantFrom('Rent', 'Donate'),
      location: fc.constantFrom('Lagos', 'Abuja (FCT)', "Cross River & Ak'wa"),
    },
    { requiredKeys: [] },
  )
  .map((filters) => ({ ...filters }))

export const terms = fc.constantFrom('', '', 'ada', 'NGOZI', ' obi ', 'nobody', '1')
