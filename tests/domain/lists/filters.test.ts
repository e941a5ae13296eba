import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays, dayOf } from '#domain/days.ts'
import { daysOfFilter, filterPeriods } from '#domain/periods/dateFilter.ts'
import { formatDaySpan } from '#domain/periods/daySpan.ts'
import { createDayTest } from '#domain/periods/dayTest.ts'
import { slugOf } from '#domain/periods/periods.ts'
import { filterNames, pickFilters, toggleValue, valuesOf, withFilter } from '#domain/lists/filters.ts'
import { filterOptions, filterRows, withFixedPeriod } from '#domain/lists/filterRows.ts'
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
      filterPeriods.map((name) => [name, formatDaySpan(daysOfFilter(slugOf(name), today) ?? expect.fail())]),
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
        'This year': '2026-01-01..2026-11-23',
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
        'This year': '2026-01-01..2026-01-01',
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
        'This year': '2028-01-01..2028-05-31',
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

  test('has a name in the URL', () =>
    expect(filterPeriods.map(slugOf)).toEqual([
      'today',
      'last-7-days',
      'this-month',
      'last-month',
      'last-3-months',
      'this-year',
    ]))

  test('has no days before the day is known', () => expect(daysOfFilter('last-month', '')).toBeNull())
})

describe.each(['Africa/Lagos', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'])('in %s', (zone) => {
  beforeAll(() => void vi.stubEnv('TZ', zone))
  afterAll(() => void vi.unstubAllEnvs())

  test('a time is in the period of its local day, and in no other day', () => {
    fc.assert(
      fc.property(times, (at) => {
        const day = dayOf(at)
        const isOn = (from: string, to: string) => createDayTest({ from, to })(at.toISOString())
        const [dayBefore, dayAfter] = [addDays(day, -1), addDays(day, 1)]
        expect([isOn(day, day), isOn(dayBefore, dayBefore), isOn(dayAfter, dayAfter)]).toEqual([true, false, false])
      }),
    )
  })
})

const february = '2026-02-15'

describe('filtered rows', () => {
  test('are exactly the rows that match every filter', () => {
    fc.assert(
      fc.property(rows, filterChoices, (all, filters) => {
        const period = filters.date === undefined ? null : daysOfFilter(filters.date, february)
        const expected = all.filter(({ createdAt, filterValues }) => {
          const day = createdAt === '' ? '' : dayOf(new Date(createdAt))
          const isInPeriod =
            !period || (day !== '' && day >= (period.from ?? '') && (period.to === null || day <= period.to))
          const { date: _, ...values } = filters
          return (
            isInPeriod &&
            Object.entries(values).every(([name, value]) =>
              value.split('|').includes(filterValues[name as 'deal'] ?? ''),
            )
          )
        })
        expect(filterRows(all, filters, february)).toEqual(expected)
      }),
    )
  })

  test('are the same with the days of the preset', () => {
    fc.assert(
      fc.property(rows, filterChoices, (all, filters) => {
        expect(filterRows(all, withFixedPeriod(filters, february), '')).toEqual(filterRows(all, filters, february))
      }),
    )
  })

  test('are more or the same after a filter is removed', () => {
    fc.assert(
      fc.property(rows, filterChoices, fc.constantFrom(...filterNames), (all, filters, name) => {
        const fewer = filterRows(all, filters, february)
        expect(filterRows(all, withFilter(filters, name, ''), february)).toEqual(expect.arrayContaining([...fewer]))
      }),
    )
  })
})

describe('a filter with several values', () => {
  test('finds the rows with one of them', () => {
    const all = ['SOLD', 'RENTED', 'DONATED'].map((status, at) => rowOf(at, { filterValues: { status } }))
    expect(filterRows(all, { status: 'SOLD|DONATED' }, february)).toEqual([all[0], all[2]])
  })

  test('gains and loses a value with each press, and is off without one', () => {
    const one = toggleValue({ deal: 'Rent' }, 'status', 'SOLD')
    const two = toggleValue(one, 'status', 'DONATED')
    expect([one, two, toggleValue(two, 'status', 'SOLD'), toggleValue(one, 'status', 'SOLD')]).toEqual([
      { deal: 'Rent', status: 'SOLD' },
      { deal: 'Rent', status: 'SOLD|DONATED' },
      { deal: 'Rent', status: 'DONATED' },
      { deal: 'Rent' },
    ])
  })

  test('of the URL has each value once, without empty, invisible and long ones', () => {
    const fields = [{ name: 'status', label: 'Status' }] as const
    expect(pickFilters(fields, () => ` SOLD||SOLD|${'x'.repeat(61)}|DONATED`)).toEqual({ status: 'SOLD|DONATED' })
    expect(valuesOf('|')).toEqual([])
    expect(valuesOf('\u0000|ACTIVE|\u200b')).toEqual(['ACTIVE'])
  })
})

test('the choices are the values of the rows, the chosen ones, and before them the known ones', () => {
  const loaded = ['Lagos', 'Abia', '', 'Lagos'].map((location, at) => rowOf(at, { filterValues: { location } }))
  expect(filterOptions('location', loaded, 'Oyo|Ondo', ['Kano', 'Lagos'])).toEqual([
    'Kano',
    'Lagos',
    'Abia',
    'Ondo',
    'Oyo',
  ])
})

test('one place in several spellings is one choice, and each spelling finds its rows', () => {
  const loaded = ['Lagos', 'LAGOS', 'lagos', 'Kano'].map((location, at) => rowOf(at, { filterValues: { location } }))
  expect(filterOptions('location', loaded, undefined)).toEqual(['Kano', 'Lagos'])
  expect(filterOptions('location', loaded, 'lagos')).toEqual(['Kano', 'lagos'])
  expect(filterRows(loaded, { location: 'LAGOS' }, february)).toEqual(loaded.slice(0, 3))
})

test.each(['today|last-month', '2026-01-01..2026-02-01|2026-03-01..', 'soon'])(
  'the date filter %j of the URL is off',
  (value) => expect(pickFilters([{ name: 'date', label: 'Date' }], () => value)).toEqual({}),
)

test('a date filter of the URL has a period on every day', () => {
  fc.assert(
    fc.property(dateFilters, days, (value, today) => {
      expect(daysOfFilter(value, today)).not.toBeNull()
    }),
  )
})
