import { describe, expect, test } from 'vitest'
import { createSearch } from '#domain/search/createSearch.ts'
import { reminderWay } from '#domain/people/followUp.ts'
import { marketerSchema } from '#domain/people/marketers.ts'
import { refereeSchema } from '#domain/people/referees.ts'
import { sendCodeUrls, thankYouUrls } from '#domain/people/sharing.ts'
import { marketerToRow } from '#domain/records/marketer.ts'

const invitation = { product: 'Rewoven', code: 'ADA-2026', link: 'https://rewoven.example/referral/ADA-2026' }
const page = { product: 'Rewoven', link: 'https://console.rewoven.example/amb/sign-in' }

const storedAs = (phoneNumber: string) => marketerSchema.parse({ id: '1', name: 'Ada Obi', phoneNumber })

/** The receiver of a message on WhatsApp. Empty if WhatsApp asks for one. */
const receiverOf = (url: string): string => new URL(url).pathname.slice(1)

describe('a phone number that is stored as', () => {
  test.each([
    ['+234 (0) 804 550 0015', '2348045500015'],
    ['+234(0)804-550-0015', '2348045500015'],
    ['+234 0804 550 0015', '2348045500015'],
    ['(+234) 804 550 0015', '2348045500015'],
    ['00234 804 550 0015', '2348045500015'],
    ['002348045500015', '2348045500015'],
    ['2348045500015', '2348045500015'],
    ['８０４５５０００１５', '2348045500015'],
    ['tel:+2348045500015', '2348045500015'],
    ['+44 (0) 20 7946 0018', '442079460018'],
    ['0044 20 7946 0018', '442079460018'],
    ['+39 06 6982 1234', '390669821234'],
    ['+1 (415) 555-2671', '14155552671'],
    ['009 234 804 550 0015', '2348045500015'],
    ['009234 (0) 804 550 0015', '2348045500015'],
    ['+92 348 0455001', '923480455001'],
    ['+229 01 97 12 34 56', '2290197123456'],
    ['+225 07 12 34 56 78', '2250712345678'],
    ['00242 06 123 4567', '242061234567'],
  ])('%j is the receiver %s of every message', (stored, receiver) => {
    const marketer = storedAs(stored)
    const referee = refereeSchema.parse({ id: '1', name: 'Bee', phoneNumber: stored })
    expect({
      code: receiverOf(sendCodeUrls(invitation, marketer).whatsApp),
      thanks: receiverOf(thankYouUrls(page, marketer).whatsApp ?? ''),
      reminder: receiverOf(reminderWay('Hello', referee, 'Rewoven')?.url ?? ''),
    }).toEqual({ code: receiver, thanks: receiver, reminder: receiver })
  })

  test.each([
    'none',
    '0804 550 0015 ext. 5',
    '0804 550 0015 x5',
    '08045500015, 08031234567',
    '08045500015 / 08031234567',
    '0804O550015',
    '0800 FLOWERS',
    'call 0804 550 0015',
    '+234 804 550 001',
    '+999 123 456 789',
    '+33 06 12 34 56 78',
    '+44 07911 123456',
    '1234567',
  ])('%j stays as it is, and gets no message and no code', (stored) => {
    const marketer = storedAs(stored)
    expect({
      shown: marketer.phoneNumber,
      code: marketer.referralCode,
      receiver: receiverOf(sendCodeUrls(invitation, marketer).whatsApp),
      thanks: thankYouUrls(page, marketer).whatsApp,
    }).toEqual({ shown: stored, code: 'N/A', receiver: '', thanks: null })
  })
})

test.each(['+2348045500015', '0804 550 0015', '+234 (0) 804 550 0015', '4550 0015', '234804'])(
  'a search for %j finds a number that is stored with the zero in brackets',
  (term) => {
    const { searchText } = marketerToRow(storedAs('+234 (0) 804 550 0015'))
    expect(createSearch(term)(searchText)).toBe(true)
  },
)
