import { expect, test } from 'vitest'
import {
  byReminder,
  canRemind,
  defaultReminder,
  emptyFollowUp,
  followUpSchema,
  reminderWay,
  withReminded,
  withText,
  withVisit,
} from '#domain/people/followUp.ts'
import { refereeSchema } from '#domain/people/referees.ts'

const ada = refereeSchema.parse({ id: '1', name: 'Ada $& Obi', email: 'ada@example.com', phoneNumber: '08031234567' })
const day = '2026-11-21'

const wayOf = (given: Partial<typeof ada>, text = 'Hello {name}, hi') => {
  const way = reminderWay(text, { ...ada, ...given }, 'Rewoven')
  return way && [way.app, decodeURIComponent(way.url).replace(/[⁨⁩]/g, '')]
}

test('a reminder / goes to WhatsApp if the phone is known, otherwise by email', () => {
  expect(wayOf({})).toEqual(['WhatsApp', 'https://wa.me/2348031234567?text=Hello Ada $& Obi, hi'])
  expect(wayOf({ phoneNumber: '' })).toEqual([
    'Email',
    'mailto:ada@example.com?subject=Your first item on Rewoven&body=Hello Ada $& Obi, hi',
  ])
  expect(wayOf({ phoneNumber: '', email: '' })).toBeNull()
})

test('a reminder / of somebody without a name has no space too many', () => {
  expect(wayOf({ name: '' })?.[1]).toContain('text=Hello, hi')
  expect(defaultReminder('Rewoven').length).toBeLessThan(500)
})

test('only people without an item who are not suspended can be reminded', () => {
  expect(
    [{}, { totalItemsCount: 1 }, { userStatus: 'SUSPENDED' }].map((given) => canRemind({ ...ada, ...given })),
  ).toEqual([true, false, false])
})

test('those who were not reminded come first, then those reminded longest ago', () => {
  const people = ['1', '2', '3'].map((id) => ({ ...ada, id }))
  const ids = byReminder(people, { 1: '2026-11-21', 2: '2026-11-02' }).map(({ id }) => id)
  expect(ids).toEqual(['3', '2', '1'])
})

test('what the browser keeps / has a limit, and an empty text is the default one', () => {
  let kept = emptyFollowUp
  for (let id = 0; id <= 1_000; id += 1) kept = withReminded(kept, `u-${id}`, day)
  expect([Object.keys(kept.reminded).length, kept.reminded['u-0'], kept.reminded['u-1']]).toEqual([
    1_000,
    undefined,
    day,
  ])
  expect([withText(kept, ' \n').text, withText(kept, 'x'.repeat(999)).text?.length]).toEqual([null, 500])
  expect(followUpSchema.safeParse({ ...emptyFollowUp, reminded: { a: 'soon' } }).success).toBe(false)
})

test('a visit / starts after a pause', () => {
  const first = withVisit(emptyFollowUp, 1_000)
  expect(first).toMatchObject({ seenAt: 1_000, lastVisitAt: null })
  const reloaded = withVisit(first, 1_000 + 30 * 60_000 - 1)
  expect(reloaded).toMatchObject({ lastVisitAt: null })
  const later = reloaded.seenAt === null ? 0 : reloaded.seenAt + 30 * 60_000
  expect(withVisit(reloaded, later)).toMatchObject({ seenAt: later, lastVisitAt: reloaded.seenAt })
})
