import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCode, readEmail, readName, readPhone } from '#domain/readInput.ts'
import { toFileName } from '#domain/lists/csv.ts'
import { toSortableDate } from '#domain/lists/rows.ts'
import { withIdPrefix } from '#domain/people/accounts.ts'
import { initialsOf } from '#domain/people/profile.ts'
import { lastDigits, referralCodeOf, referralLink } from '#domain/people/referral.ts'
import { shareUrls } from '#domain/people/sharing.ts'
import { createSearch, toSearchText } from '#domain/search.ts'
import { decodeUrlPart, encodeUrlPart, svgDataUrl, toWellFormed } from '#domain/text.ts'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import { hostileSeed, hostileTexts } from '#tests/support/hostileValues.ts'

const settings = { seed: hostileSeed, numRuns: 300 }
const invitation = (text: string) => ({ product: text, code: text, link: `https://a.example/${text}` })

/** What the console makes of a text of a row or of a person. */
const textFunctions: Readonly<Record<string, (text: string) => unknown>> = {
  toWellFormed,
  encodeUrlPart,
  decodeUrlPart,
  toSortableDate,
  createSearch: (text) => createSearch(text)(toSearchText([text])),
  initialsOf,
  toFileName: (text) => toFileName(['users', text], 'csv'),
  readEmail,
  readName,
  readPhone,
  readCode: (text) => readCode(text, 4),
  withIdPrefix,
  lastDigits,
  referralCodeOf: (text) => referralCodeOf({ referralCode: text, phoneNumber: text }),
  referralLink: (text) => referralLink('https://a.example', text),
  shareUrls: (text) => shareUrls(invitation(text)),
  svgDataUrl: (text) => svgDataUrl(text),
  imageAddress: (text) => imageAddress('https://images.example.com', text),
}

describe('a text of any content', () => {
  test.each(Object.entries(textFunctions))('can be passed to %s', (_name, read) => {
    fc.assert(
      fc.property(hostileTexts, (text) => void read(text)),
      settings,
    )
  })

  test('is a part of a URL, and the same text after it was read', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        expect(decodeUrlPart(encodeUrlPart(text))).toBe(toWellFormed(text))
      }),
      settings,
    )
  })

  test('gives a file name that every system accepts', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        expect(toFileName(['users', text], 'csv')).toMatch(/^users[a-z0-9-]{0,115}\.csv$/)
      }),
      settings,
    )
  })

  test('gives initials that are visible', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        expect(initialsOf(text)).toMatch(/^\P{C}+$/u)
      }),
      settings,
    )
  })

  test('gives a date that can be sorted as a text, or none', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        expect(toSortableDate(text)).toMatch(/^(?:|(?:\d{4}|[+-]\d{6})-\d\d-\d\dT[\d:.]+Z)$/)
      }),
      settings,
    )
  })
})

test('only one file encodes parts of URLs, because the functions of the platform throw for some texts', () => {
  const files = ['machines', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((file) => /\.tsx?$/.test(file) && !/^src\/(?:local|tools)\//.test(file)),
  )
  expect(files.filter((file) => /(?:en|de)codeURI/.test(readFileSync(file, 'utf8')))).toEqual(['src/domain/text.ts'])
})
