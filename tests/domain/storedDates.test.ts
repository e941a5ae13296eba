import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { userColumns } from '#domain/lists/columns.ts'
import { toCsv } from '#domain/lists/csv.ts'
import { filterRows } from '#domain/lists/filterRows.ts'
import { growthOf } from '#domain/people/growth.ts'
import { refereesIn } from '#domain/people/refereePeriods.ts'
import { refereeSchema } from '#domain/people/referees.ts'
import { userSchema } from '#domain/people/users.ts'
import { userToRow } from '#domain/records/user.ts'
import { formatDay } from '#ui/format.ts'

const placesOf = (createdAt: string) => {
  const user = userSchema.parse({ id: '1', createdAt })
  const referee = refereeSchema.parse({ id: '1', createdAt })
  const rows = [userToRow(user)]
  const file = toCsv(
    userColumns.filter(({ key }) => key === 'createdAt'),
    [user],
  )
  return {
    screen: formatDay(user.createdAt),
    filter: ['2026-11-19', '2026-11-20', '2026-11-21'].filter(
      (day) => filterRows(rows, { date: `${day}..${day}` }, day).length > 0,
    ),
    file: file.split('\r\n')[1],
    chart: growthOf([referee], 'week', '2026-11-21').bars[0]?.count,
    month: refereesIn([referee], 'lastMonth', '2026-12-01').length,
  }
}

describe.each(['America/Los_Angeles', 'Africa/Lagos', 'Pacific/Kiritimati'])('in %s', (zone) => {
  beforeAll(() => void vi.stubEnv('TZ', zone))
  afterAll(() => void vi.unstubAllEnvs())

  test.each(['2026-11-20', ' 2026-11-20 ', '2026-11-20Z', '2026-11-20+01:00'])(
    '%j, a day without a time, is that day everywhere',
    (createdAt) => {
      expect(placesOf(createdAt)).toEqual({
        screen: 'Nov 20, 2026',
        filter: ['2026-11-20'],
        file: '2026-11-20',
        chart: 1,
        month: 1,
      })
    },
  )

  test.each([
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '0001-01-01',
    '0001-01-01T00:00:00Z',
    'Item 5',
    '2026',
    '2026-11',
    'yesterday',
    '2026-11-20T25:00:00+01',
  ])('%j is no day, and is shown as it is', (createdAt) => {
    expect(placesOf(createdAt)).toMatchObject({ screen: createdAt, filter: [], chart: 0, month: 0 })
  })
})

test.each([
  '2026-11-20T10:00:00Z',
  '2026-11-20T10:00:00.000+00:00',
  '2026-11-20 11:00:00+01:00',
  '2026-11-20T10:00Z',
  '2026-11-20 10:00:00.000123+00',
  '2026-11-20 11:00:00+01',
  '2026-11-20 10:00:00 UTC',
  '2026-11-20 11:00:00 +0100',
  '2026-11-20T11:00:00+01:00:00',
  '\u200b2026-11-20T10:00:00Z\u200b',
  '２０２６-11-20T10:00:00Z',
])('%s is a moment, and sorts among the others', (createdAt) => {
  expect(userToRow(userSchema.parse({ id: '1', createdAt })).createdAt).toBe('2026-11-20T10:00:00.000Z')
})
