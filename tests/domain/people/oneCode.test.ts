import { describe, expect, test } from 'vitest'
import { checkRows, compareRows } from '#domain/people/import/marketerImport.ts'
import { uncountedCodes } from '#domain/people/leaderboard.ts'
import { marketerProfileSchema } from '#domain/people/marketerProfile.ts'
import { marketerSchema } from '#domain/people/marketers.ts'
import { hasReferralCode } from '#domain/people/referralCodes.ts'
import { invitationMessage, sendCodeUrls, shareUrls, thankYouUrls } from '#domain/people/sharing.ts'

/** Whether a marketer with this stored code has one, for each place that shows or uses it. */
const answersFor = (referralCode: string) => {
  const stored = { id: 'USR-1', name: 'Naïma', email: 'naima@example.com', referralCode, referredUsers: 2 }
  const marketer = marketerSchema.parse(stored)
  const { email } = thankYouUrls({ product: 'Rewoven', link: 'https://a.example' }, marketer)
  return {
    sendCode: hasReferralCode(marketer.referralCode),
    ownDashboard: marketerProfileSchema.parse(stored).referralCode !== null,
    leaderboard: uncountedCodes([marketer], {}).length > 0,
    thanks: decodeURIComponent(email ?? '').includes(`your code ${marketer.referralCode}`),
  }
}

const all = (answer: boolean) => ({ sendCode: answer, ownDashboard: answer, leaderboard: answer, thanks: answer })

describe('one answer to whether there is a code', () => {
  test.each(['NAÏMA', 'ADA-2026', 'ỌLÁ', 'ADA 2026', '8031234567'])('%j is one everywhere', (code) => {
    expect(answersFor(code)).toEqual(all(true))
  })

  test.each(['', '  ', 'N/A', ' n/a ', '\u200b', '../admin', 'a/b'])('%j is none anywhere', (code) => {
    expect(answersFor(code)).toEqual(all(false))
  })
})

test('a marketer whose code is a phone number of the file is a marketer already, with any other code not', () => {
  const rows = checkRows([{ line: 1, details: { name: 'Ada', email: 'ada@example.com', phone: '08031234567' } }])
  const stateWith = (referralCode: string) =>
    compareRows(rows, [marketerSchema.parse({ id: 'USR-1', referralCode })])[0]?.state
  expect(['8031234567', 'NAÏMA', 'N/A'].map(stateWith)).toEqual(['already', 'waiting', 'waiting'])
})

test('a message with a code that no link can have names the code, and has no link', () => {
  const invitation = { product: 'Rewoven', code: 'NAÏMA', link: null }
  const text = 'Join me on Rewoven: rent, buy, swap or donate second-hand fashion. My referral code is NAÏMA.'
  const sent = sendCodeUrls(invitation, { name: 'Ada', email: '', phoneNumber: '' }).whatsApp
  expect([
    invitationMessage(invitation, 'link'),
    Object.fromEntries(new URL(shareUrls(invitation).x).searchParams),
    new URL(sent).searchParams.get('text'),
  ]).toEqual([text, { text }, 'Hello Ada, your Rewoven referral code is NAÏMA.'])
})
