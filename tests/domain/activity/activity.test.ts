import { describe, expect, test } from 'vitest'
import {
  activitiesSchema,
  activitiesToCsv,
  type Activity,
  urlOfActivity,
  withActivity,
} from '#domain/activity/activity.ts'

const at = new Date(2026, 10, 23, 9, 5, 7).getTime()
const suspended: Activity = { kind: 'userSuspended', id: 'USR-1', name: 'Ada Obi', at }

describe('an added activity', () => {
  test('is first, and the oldest beyond 200 are dropped', () => {
    const before = Array.from({ length: 200 }, (_, index) => ({ ...suspended, at: at - index }))
    const added = { ...suspended, at: at + 1 }
    expect(withActivity(before, added)).toEqual([added, ...before.slice(0, 199)])
  })

  test('with a very long name is cut, without half a character', () => {
    expect(withActivity([], { ...suspended, name: `${'x'.repeat(199)}👗👗` })).toEqual([
      { ...suspended, name: `${'x'.repeat(199)}\uFFFD` },
    ])
  })
})

test('stored activities lose invalid ones, and are newest first', () => {
  const invalid = [null, 7, {}, { ...suspended, kind: 'hacked' }, { ...suspended, at: 1e17 }, { ...suspended, at: 'x' }]
  const newer = { ...suspended, at: at + 5 }
  expect(activitiesSchema.safeParse([...invalid, suspended, newer]).data).toEqual([newer, suspended])
  expect(activitiesSchema.safeParse({ length: 1 }).success).toBe(false)
})

test('of 201 stored activities, the oldest one is lost', () => {
  const stored = Array.from({ length: 201 }, (_, index) => ({ ...suspended, at: at - index }))
  expect(activitiesSchema.safeParse(stored).data).toEqual(stored.slice(0, 200))
})

test.each([
  ['userSuspended', 'USR-1', '/admin/users?open=USR-1'],
  ['userActivated', 'a b&c', '/admin/users?open=a%20b%26c'],
  ['marketerAdded', 'USR-1', '/admin/marketers?open=USR-1'],
  ['marketerAdded', '', null],
  ['marketerDeleted', 'USR-1', null],
  ['profileSaved', 'u-1', '/admin/settings'],
] as const)('%s of %j links to %s', (kind, id, url) => expect(urlOfActivity({ ...suspended, kind, id })).toBe(url))

test('the file has a line for each, with local times, and no cell that a spreadsheet runs', () => {
  expect(activitiesToCsv([{ ...suspended, name: '=1+1' }])).toBe(
    '\uFEFFTime,Activity,Name,Id\r\n2026-11-23 09:05:07,Suspended the user,"=""=1+1""",USR-1\r\n',
  )
})
