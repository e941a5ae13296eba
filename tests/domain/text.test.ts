import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'
import { readCode, readEmail, readName, readPhone } from '#domain/readInput.ts'
import { toFileName } from '#domain/lists/csv.ts'
import { toSortableDate } from '#domain/lists/rows.ts'
import { withIdPrefix } from '#domain/people/accounts.ts'
import { initialsOf } from '#domain/people/profile.ts'
import { lastDigits } from '#domain/phones.ts'
import { referralCodeOf } from '#domain/people/referralCodes.ts'
import { referralLink } from '#domain/people/referral.ts'
import { shareUrls, sendCodeUrls } from '#domain/people/sharing.ts'
import { createSearch } from '#domain/search/createSearch.ts'
import { toSearchText } from '#domain/search/search.ts'
import { decodeUrlPart, durationText, encodeUrlPart, svgDataUrl, toWellFormed, isolate } from '#domain/text.ts'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import { hostileSeed, hostileTexts } from '#tests/support/hostileValues.ts'
import { sourcesIn } from '#tests/support/sources.ts'
import type { User } from '#domain/people/users.ts'
import { doneText } from '#machines/users/statusEvents.ts'

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
        // A joiner is a part of a sign, such as a family.
        expect(initialsOf(text).replaceAll('\u200d', '')).toMatch(/^\P{C}+$/u)
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

describe('a text of somebody else in a sentence', () => {
  test.each(['Ada Obi', 'Adébáyọ̀ Fáṣọlá', 'İpek Yılmaz', '李小龍', 'ada@example.com', '+234 803 123 4567', 'Ada)'])(
    'stays as it is if it goes from left to right: %j',
    (text) => {
      expect(isolate(text)).toBe(text)
    },
  )

  test.each([
    ['Ada\u202E)dednepsuS(', 'Ada)dednepsuS('],
    ['\u2066Ada', 'Ada'],
    ['Ada\u2069\u202C', 'Ada'],
    ['نور الهدى', '\u2068نور الهدى\u2069'],
    ['דנה (Dana', '\u2068דנה (Dana\u2069'],
    ['Ada\u200F', '\u2068Ada\u200F\u2069'],
    ['𞤀𞤁𞤂', '\u2068𞤀𞤁𞤂\u2069'],
    ['نور\u202E\u2069', '\u2068نور\u2069'],
  ])('does not change the direction of the sentence: %j', (text, isolated) => {
    expect(isolate(text)).toBe(isolated)
  })

  test('leaves nothing open', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        expect(isolate(text)).toMatch(/^(\u2068[^\u202A-\u202E\u2066-\u2069]*\u2069|[^\u202A-\u202E\u2066-\u2069]*)$/u)
      }),
      { seed: hostileSeed },
    )
  })

  test('of a toast: the sentence ends as it should', () => {
    const user = { name: 'Ada\u202E)dednepsuS(' } as User
    expect(doneText([{ user, change: 'suspend', state: 'done', problem: null }])).toBe('Ada)dednepsuS( is suspended')
  })

  test('of a message to a marketer', () => {
    const sent = { product: 'Rewoven', code: 'ADA', link: 'https://a.example/ADA' }
    const { whatsApp } = sendCodeUrls(sent, { name: 'نور', email: '', phoneNumber: '' })
    expect(new URL(whatsApp).searchParams.get('text')).toContain('Hello \u2068نور\u2069, your')
  })
})

/** Files whose names are words of the console, or that write for programmers. */
const ownNames = [
  'machines/notProvided.ts',
  'machines/testDataNames.ts',
  'machines/manualTest.ts',
  'src/app/config.ts',
  'src/domain/app/config.ts',
  'src/domain/dashboard/',
  'src/pages/admin/dashboard/',
  'src/pages/admin/lists/ExportDialog.tsx',
  'src/ui/plots/',
]

const foreign =
  /(^|[.?])(name|email|term|item|brand|(user|item|file)(Name|Email|Reported)|query)(\.trim\(\))?$|^(displayName|name|itemOwnerName)Of?\(|^refereeName\(/

/** The values of an expression without what is isolated, and without conditions. */
const valuesOf = (expression: string): string[] =>
  expression
    .replace(/isolate\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(/ \|\| | \?\? | : /)
    .map((part) => part.replace(/^.* (&&|\?) /s, ''))

/** The foreign texts in the sentences of a file that are not isolated. */
const foreignTexts = (code: string, file: string): string[] => {
  const found: string[] = []
  new Visitor({
    TemplateLiteral: ({ quasis, expressions }) => {
      if (!quasis.some(({ value }) => /(^| )\p{L}+[,.]?( |$)|: |^['"@]$/u.test(value.cooked ?? ''))) return
      for (const { start, end } of expressions)
        if (valuesOf(code.slice(start, end)).some((value) => foreign.test(value)))
          found.push(`${file}: ${code.slice(start, end)}`)
    },
  }).visit(parseSync(file, code).program)
  return found
}

test('no sentence has a foreign text that is not isolated', () => {
  const sources = sourcesIn('machines', 'src/domain', 'src/pages', 'src/ui', 'src/app').filter(
    ({ file }) => !/\.test(Model|Data|Support)?\w*\.ts/.test(file) && !ownNames.some((own) => file.startsWith(own)),
  )
  expect(sources.flatMap(({ code, file }) => foreignTexts(code, file))).toEqual([])
})

test.each([
  ['`${user.name} is suspended`', 1],
  ['`${name || email} is suspended`', 1],
  ['`No results for "${term.trim()}".`', 1],
  ['`${displayNameOf(user)} is suspended`', 1],
  ['`${isolate(user.name)} is suspended`', 0],
  ['`${path}?q=${term}`', 0],
])('the scan reads %s', (code, count) => {
  expect(foreignTexts(code, 'x.ts')).toHaveLength(count)
})

test.each([
  [60_000, 'a minute'],
  [300_000, '5 minutes'],
  [90_000, '90 seconds'],
])('%d ms are %j', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})
