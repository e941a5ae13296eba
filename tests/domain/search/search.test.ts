import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchReports } from '#domain/feedbacks/reports.ts'
import { sampleReports } from '#domain/feedbacks/sampleReports.ts'
import { isTyped } from '#domain/people/confirmation.ts'
import { marketerSchema } from '#domain/people/marketers.ts'
import { marketerToRow } from '#domain/records/marketer.ts'
import { searchReferees } from '#domain/people/referees.ts'
import { toRefereeRow } from '#domain/records/referee.ts'
import { userSchema } from '#domain/people/users.ts'
import { userToRow } from '#domain/records/user.ts'
import { createSearch } from '#domain/search/createSearch.ts'
import { fold, toSearchText } from '#domain/search/search.ts'
import { hostileSeed, hostileTexts } from '#tests/support/hostileValues.ts'

const settings = { seed: hostileSeed, numRuns: 500 }
const user = (fields: object) => userSchema.parse({ id: 'USR-1', email: 'a@example.com', ...fields })

describe('a user José Núñez with the phone number +2347084723211', () => {
  const { searchText } = userToRow(user({ name: 'José Núñez', phoneNumber: '+2347084723211' }))

  test.each([
    ['jose nunez', true],
    ['Jose\u0301', true],
    ['núñez josé', true],
    ['nunez\u00a0\u200bjose', true],
    ['07084723211', true],
    ['+234 708 472 3211', true],
    ['0708-472-3211', true],
    ['(0708) 472', true],
    ['0708', true],
    ['0709', false],
    ['jose 07084723211', true],
    ['07084723211 nunez', true],
    ['jose 07084723212', false],
    ['07084723211,', true],
    ['tel:07084723211', true],
    ['(0)708', true],
    ['0708·472·3211', true],
    ['+234 (0) 708', true],
    ['009234708', true],
    ['4723', true],
    ['٠٧٠٨٤٧٢٣٢١١', true],
    ['jose obi', false],
    ['07084723212', false],
  ])('and the search %j: found is %s', (term, isFound) => {
    expect(createSearch(term)(searchText)).toBe(isFound)
  })
})

test('numbers that a name has are found apart from each other', () => {
  expect(createSearch('12 7')(userToRow(user({ name: '7 of 12 Shops' })).searchText)).toBe(true)
})

describe('every list of people', () => {
  const name = 'Adébáyọ̀ Fáṣọlá'
  const referee = { ...user({ name }), totalItemsCount: 0 }

  test('finds a name that was typed without marks', () => {
    const isFound = createSearch('adebayo fasola')
    expect([
      isFound(userToRow(user({ name })).searchText),
      isFound(marketerToRow(marketerSchema.parse(user({ name }))).searchText),
      searchReferees([toRefereeRow(referee)], 'adebayo fasola').length,
      searchReports([{ ...sampleReports[0]!, userName: name }], 'adebayo fasola', 'Date').length,
    ]).toEqual([true, true, 1, 1])
  })

  test('sorts a user without a name by the email that it shows', () => {
    const names = [{ name: 'Ngozi' }, { name: '', email: 'musa@example.com' }, { name: 'Łukasz' }]
    const rows = names.map((fields) => userToRow(user(fields)))
    expect(rows.map(({ sortName }) => sortName).toSorted()).toEqual(['lukasz', 'musa@example.com', 'ngozi'])
  })
})

describe('a name to type before a deletion', () => {
  test.each([
    ['Ada Obi ', 'Ada Obi', true],
    ['Ada\u00a0Obi', 'Ada Obi', true],
    ['O’Neil', "O'Neil", true],
    ['S\u0323ade\u0301', 'Ṣadé', true],
    ['Ṣadé', 'Sade', true],
    ['Ada Obi', 'ada obi', false],
    ['Ada Obi', 'Ada Ob', false],
    ['DELETE', 'delete', false],
    ['\u200b', '', false],
  ])('%j, typed as %j: %s', (name, typed, isSame) => {
    expect(isTyped(typed, name)).toBe(isSame)
  })
})

describe('a text of any content', () => {
  test('is found by itself and by its own words in any order', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        const searchText = toSearchText([text])
        const reversed = fold(text).split(' ').toReversed().join(' ')
        expect([createSearch(text)(searchText), createSearch(reversed)(searchText)]).toEqual([true, true])
      }),
      settings,
    )
  })

  test('has one folded form, in every form of Unicode', () => {
    fc.assert(
      fc.property(fc.oneof(hostileTexts, fc.string({ unit: 'grapheme' })), (text) => {
        const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => fold(text.normalize(form)))
        expect([fold(fold(text)), ...forms]).toEqual(Array.from({ length: 5 }, () => fold(text)))
      }),
      settings,
    )
  })
})
