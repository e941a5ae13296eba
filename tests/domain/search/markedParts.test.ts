import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedParts } from '#domain/search/markedParts.ts'
import { hostileSeed, hostileTexts } from '#tests/support/hostileValues.ts'

const marked = (text: string, term: string): string =>
  markedParts(text, term)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Adaeze Nwosu', 'ada', '[Ada]eze Nwosu'],
  ['Adaeze Nwosu', 'nwo ADA', '[Ada]eze [Nwo]su'],
  ['Adébáyọ̀ Fáṣọlá', 'adebayo fas', '[Adébáyọ̀] [Fáṣ]ọlá'],
  ['Ade\u0301 Obi', 'ade', '[Ade\u0301] Obi'],
  ['Groß', 'ss', 'Gro[ß]'],
  ['banana', 'an', 'b[anan]a'],
  ['Ada Obi', 'eze', 'Ada Obi'],
  ['Ada Obi', ' ', 'Ada Obi'],
  ['', 'ada', ''],
])('of %j, %j marks %j', (text, term, expected) => expect(marked(text, term)).toBe(expected))

test('the parts of any text are the text', () => {
  fc.assert(
    fc.property(hostileTexts, fc.string(), (text, term) => {
      expect(
        markedParts(text, term)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
    { seed: hostileSeed, numRuns: 300 },
  )
})
