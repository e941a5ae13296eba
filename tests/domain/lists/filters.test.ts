import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/days.ts'
import { presetNames } from '#domain/lists/dateValues.ts'
import { createPeriodTest, datePresets, formatPeriod, periodOf } from '#domain/lists/dateFilter.ts'
import { filterFormSchema, toFilterForm, toFilters } from '#domain/lists/filterForm.ts'
import { areFiltersEqual, type Filters, filterNames } from '#domain/lists/filters.ts'
import { filterOptions, filterRows, withFixedPeriod, withoutFilter } from '#domain/lists/filterRows.ts'
import { dateFilters, filterChoices, rowOf } from '#tests/domain/lists/support.ts'

const days = fc.integer({ min: 0, max: 3_000 }).map((count) => addDays('2024-01-01', count))
const times = fc.date({ min: new Date(2025, 11, 1), max: new Date(2026, 2, 31), noInvalidDate: true })
const rows = fc.array(
  fc
    .record({
      number: fc.nat(1_000),
      at: fc.option(times),
      status: fc.constantFrom('DONATED', 'SOLD', ''),
      deal: fc.constantFrom('Rent', 'Donate', ''),
      location: fc.constantFrom('Lagos', 'Abuja (FCT)', ''),
    })
    .map(({ number, at, ...filterValues }) => rowOf(number, { createdAt: at?.toISOString() ?? '', filterValues })),
  { maxLength: 20 },
)

describe('a preset', () => {
  const periodsOn = (today: string) =>
    Object.fromEntries(
      datePresets.map(({ label, value }) => [label, formatPeriod(periodOf(value, today) ?? expect.fail())]),
    )

  test.each([
    [
      '2026-11-23',
      {
        Today: '2026-11-23..2026-11-23',
        'Last 7 days': '2026-11-17..2026-11-23',
        'This month': '2026-11-01..2026-11-23',
        'Last month': '2026-10-01..2026-10-31',
        'Last 3 months': '2026-08-23..2026-11-23',
      },
    ],
    [
      '2026-01-01',
      {
        Today: '2026-01-01..2026-01-01',
        'Last 7 days': '2025-12-26..2026-01-01',
        'This month': '2026-01-01..2026-01-01',
        'Last month': '2025-12-01..2025-12-31',
        'Last 3 months': '2025-10-01..2026-01-01',
      },
    ],
    [
      '2028-05-31',
      {
        Today: '2028-05-31..2028-05-31',
        'Last 7 days': '2028-05-25..2028-05-31',
        'This month': '2028-05-01..2028-05-31',
        'Last month': '2028-04-01..2028-04-30',
        'Last 3 months': '2028-02-29..2028-05-31',
      },
    ],
  ])('on %s has these days', (today, periods) => expect(periodsOn(today)).toEqual(periods))

  test('on any day ends with today, and last month is the whole month before this one', () => {
    fc.assert(
      fc.property(days, (today) => {
        const { 'Last month': lastMonth = '', ...others } = periodsOn(today)
        for (const period of Object.values(others)) expect(period.split('..')[1]).toBe(today)
        const [from = '', to = ''] = lastMonth.split('..')
        expect([from.slice(8), from.slice(0, 7), addDays(to, 1)]).toEqual([
          '01',
          to.slice(0, 7),
          `${today.slice(0, 7)}-01`,
        ])
      }),
    )
  })

  test('has a name in the URL', () => expect(datePresets.map(({ value }) => value)).toEqual(presetNames))

  test('has no days before the day is known', () => expect(periodOf('last-month', '')).toBeNull())
})

describe.each(['Africa/Lagos', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'])('in %s', (zone) => {
  const before = process.env['TZ']
  beforeAll(() => void (process.env['TZ'] = zone))
  afterAll(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })

  test('a time is in the period of its local day, and in no other day', () => {
    fc.assert(
      fc.property(times, (at) => {
        const day = dayOf(at)
        const isOn = (from: string, to: string) => createPeriodTest({ from, to })(at.toISOString())
        const [dayBefore, dayAfter] = [addDays(day, -1), addDays(day, 1)]
        expect([isOn(day, day), isOn(dayBefore, dayBefore), isOn(dayAfter, dayAfter)]).toEqual([true, false, false])
      }),
    )
  })
})

describe('filtered rows', () => {
  const today = '2026-02-15'

  test('are exactly the rows that match every filter', () => {
    fc.assert(
      fc.property(rows, filterChoices, (all, filters) => {
        const period = filters.date === undefined ? null : periodOf(filters.date, today)
        const expected = all.filter(({ createdAt, filterValues }) => {
          const day = createdAt === '' ? '' : dayOf(new Date(createdAt))
          const isInPeriod =
            !period || (day !== '' && day >= (period.from ?? '') && (period.to === null || day <= period.to))
          const { date: _, ...values } = filters
          return isInPeriod && Object.entries(values).every(([name, value]) => filterValues[name as 'deal'] === value)
        })
        expect(filterRows(all, filters, today)).toEqual(expected)
      }),
    )
  })

  test('are the same with the days of the preset', () => {
    fc.assert(
      fc.property(rows, filterChoices, (all, filters) => {
        expect(filterRows(all, withFixedPeriod(filters, today), '')).toEqual(filterRows(all, filters, today))
      }),
    )
  })

  test('are more or the same after a filter is removed', () => {
    fc.assert(
      fc.property(rows, filterChoices, fc.constantFrom(...filterNames), (all, filters, name) => {
        const fewer = filterRows(all, filters, today)
        expect(filterRows(all, withoutFilter(filters, name), today)).toEqual(expect.arrayContaining([...fewer]))
      }),
    )
  })
})

describe('the filter form', () => {
  test('gives the filters that it was opened with', () => {
    fc.assert(
      fc.property(filterChoices, days, (filters, today) => {
        const form = filterFormSchema.parse(toFilterForm(filters, today))
        expect(areFiltersEqual(toFilters(form), filters)).toBe(true)
      }),
    )
  })

  test('starts a custom range with the days of the preset', () =>
    expect(toFilterForm({ date: 'last-month' }, '2026-11-23')).toMatchObject({ from: '2026-10-01', to: '2026-10-31' }))

  const custom = { period: 'custom', from: '', to: '', status: '', deal: '', location: '' }
  test.each([
    [{ from: '', to: '' }, 'from', 'Choose a first or a last day'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'to', 'The last day is before the first'],
    [{ from: '0012-03-02', to: '' }, 'from', 'Enter a date after 1970'],
  ])('refuses the range %j', (range, field, message) => {
    const { error } = filterFormSchema.safeParse({ ...custom, ...range })
    expect(error?.issues.map(({ path, message: text }) => [path.join(), text])).toEqual([[field, message]])
  })

  test('ignores the days without a custom range', () =>
    expect(toFilters({ ...custom, period: 'today', from: '2026-03-02' })).toEqual({ date: 'today' } satisfies Filters))
})

test('the choices are the values of the rows, the chosen one and the known ones', () => {
  const loaded = ['Lagos', 'Abia', '', 'Lagos'].map((location, at) => rowOf(at, { filterValues: { location } }))
  expect(filterOptions('location', loaded, 'Oyo', ['Kano'])).toEqual(['Abia', 'Kano', 'Lagos', 'Oyo'])
})

test('a date filter of the URL has a period on every day', () => {
  fc.assert(
    fc.property(dateFilters, days, (value, today) => {
      expect(periodOf(value, today)).not.toBeNull()
    }),
  )
})
