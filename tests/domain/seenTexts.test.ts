import { expect, test } from 'vitest'
import { initialsOf } from '#domain/people/profile.ts'
import { readReferralPath } from '#domain/people/referral.ts'
import { compareTexts, fold } from '#domain/search/search.ts'

test.each([
  ['🇳🇬 Ada Obi', '🇳🇬O'],
  ['👩🏽\u200d🌾 Ada', '👩🏽\u200d🌾A'],
  ['1️⃣ Ada', '1️⃣A'],
  ['e\u0301mile obi', 'E\u0301O'],
  ['\u200dAda', 'A'],
  ['Ada', 'A'],
  ['Ada Obi (Lagos)', 'AL'],
  ['“Ada” Obi', 'AO'],
  ['(Ada) Obi –', 'AO'],
  ['#️⃣ Ada .', '#️⃣A'],
  ['Ada\tObi', 'AO'],
  ['...', 'PA'],
])('the initials of %j are the first signs that a person sees: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each(['❤️', '👍🏽', '👩🏽\u200d🌾', '1️⃣', '\u0301', '🇳🇬', '!❤️.', ':-)', ' -', ' ;-) ', '²', '①'])(
  '%j behind a link is not a part of its code',
  (tail) => {
    const code = { kind: 'code', code: 'ADA-2026' }
    expect([tail, encodeURIComponent(tail)].map((text) => readReferralPath(`/referral/ADA-2026${text}`))).toEqual([
      code,
      code,
    ])
  },
)

test.each(['ADA-2026-', 'ADA_2026_', '-ADA-'])('a dash at the end of %s belongs to the code', (code) => {
  expect(readReferralPath(`/referral/${code}.`)).toEqual({ kind: 'code', code })
})

test('a letter with an accent is a part of the code, so the link cannot be read', () => {
  expect(readReferralPath('/referral/ADAe\u0301')).toEqual({ kind: 'unreadable' })
})

test('numbers in names and codes are ordered by their size', () => {
  const texts = ['10 shop', '2 shop', 'ada 1', 'ada', 'shop 02', 'shop 1', 'shop 10', 'a-100', 'a-20'].map(fold)
  expect(texts.toSorted(compareTexts)).toEqual([
    '2 shop',
    '10 shop',
    'a-20',
    'a-100',
    'ada',
    'ada 1',
    'shop 1',
    'shop 02',
    'shop 10',
  ])
})
