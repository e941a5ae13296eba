import { expect, test } from 'vitest'
import { formatRefereeFilter, noFilter, parseRefereeFilter } from '#domain/people/refereeFilter.ts'
import { groupReferees, namesText, noMatchText } from '#domain/people/refereeGroups.ts'
import { type Referee, refereeSchema } from '#domain/people/referees.ts'

const refereeOf = (id: string, given: Partial<Referee> = {}): Referee => refereeSchema.parse({ id, ...given })

test('the groups / take referees without dates, names or emails', () => {
  const rows = [
    refereeOf('1', { name: 'Ada', createdAt: '2026-11-20T12:00:00Z', totalItemsCount: 2 }),
    refereeOf('2', { createdAt: 'soon' }),
    refereeOf('3', { userStatus: 'suspended', createdAt: '2026-11-01T12:00:00Z' }),
  ]
  const groups = groupReferees(rows, '2026-11-21')
  const ids = (referees: readonly Referee[]) => referees.map(({ id }) => id)
  expect([ids(groups.joinedThisWeek), ids(groups.unlisted), ids(groups.suspended)]).toEqual([['1'], ['2', '3'], ['3']])
  expect(groupReferees([], '')).toEqual({ joinedThisWeek: [], unlisted: [], suspended: [] })
})

test.each([
  [[], ''],
  [[refereeOf('1')], ''],
  [[refereeOf('1', { name: 'Ada' })], 'Ada'],
  [[refereeOf('1', { email: 'a@example.com' }), refereeOf('2')], 'a@example.com and 1 more'],
  [[1, 2, 3, 4, 5].map((n) => refereeOf(`${n}`, { name: `N${n}` })), 'N1, N2, N3 and 2 more'],
])('names / %#', (referees, text) => {
  expect(namesText(referees, String).replace(/[⁨⁩]/g, '')).toBe(text)
})

test('a filter / survives the URL, which names nobody', () => {
  for (const period of ['all', 'week', 'month', 'lastMonth'] as const)
    for (const isUnlisted of [true, false])
      for (const isSuspended of [true, false]) {
        const filter = { period, isUnlisted, isSuspended }
        expect(parseRefereeFilter(formatRefereeFilter(filter))).toEqual(filter)
      }
  expect([formatRefereeFilter(noFilter), parseRefereeFilter('?show=Ada,THIS-WEEK')]).toEqual(['', noFilter])
})

test.each([
  [{ period: 'week' }, 'Nobody joined in this period.'],
  [{ isSuspended: true }, 'No referee is suspended.'],
  [{ isSuspended: true, period: 'week' }, 'Nobody who joined in this period is suspended.'],
  [{ isUnlisted: true }, 'Every referee has listed an item.'],
  [{ isUnlisted: true, isSuspended: true }, 'No referee matches these filters.'],
] as const)('no match / %o', (filter, text) => {
  expect(noMatchText({ ...noFilter, ...filter })).toBe(text)
})
