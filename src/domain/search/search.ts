import { toAsciiDigits } from '#domain/text.ts'

/** Letters whose decomposition keeps a stroke, a hook, a missing dot or a ligature. The last ones are of West Africa. */
const plainLetters = new Map(
  'ø o, ł l, đ d, ð d, ħ h, ı i, ß ss, æ ae, œ oe, þ th, ŋ n, ɓ b, ɗ d, ƙ k, ƴ y, ɛ e, ɔ o, ǝ e'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)

const specialLetters = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'giu')

const toPlainLetter = (letter: string): string => {
  const plain = plainLetters.get(letter.toLowerCase()) ?? letter
  return letter === letter.toLowerCase() ? plain : plain.toUpperCase()
}

const invisibleMarks = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu
/** After the decomposition, an acute accent that stands alone is a space with a mark. */
const apostrophes = /[‘’‚‛′‵ʹʻʼʽʾʿˈ`]| \u0301/gu
const dashes = /[\p{Pd}−]/gu
/** Most texts are. */
const isPlain = (text: string): boolean => /^(?:[!-_a-~]+ )*[!-_a-~]+$/.test(text)

/**
 * A text as an ordinary keyboard types it: without accents and invisible marks, with one kind of apostrophe, dash and
 * space, and with the digits 0 to 9. Capitals stay.
 */
export const toPlainText = (text: string): string =>
  isPlain(text)
    ? text
    : toAsciiDigits(text.normalize('NFKD'))
        .replace(apostrophes, "'")
        .replace(invisibleMarks, '')
        .replace(specialLetters, toPlainLetter)
        .replace(dashes, '-')
        .replace(/\s+/gu, ' ')
        .trim()

declare const isFolded: unique symbol

/** A text in the form in which texts are compared. Only this file makes one. */
export type FoldedText = string & { readonly [isFolded]: true }

/** The form in which texts are compared: two texts that people read as the same have the same one. */
export const fold = (text: string): FoldedText => toPlainText(text).toLowerCase().replaceAll('ς', 'σ') as FoldedText

const digitsBefore = /\d*$/
const digitsAfter = /^\d*/

/** The order of two texts, with numbers in them by their size: '2 shop' before '10 shop'. */
export const compareTexts = (a: FoldedText, b: FoldedText): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const start = at - (digitsBefore.exec(a.slice(0, at))?.[0].length ?? 0)
  const [one = '', other = ''] = [a, b].map((text) => digitsAfter.exec(text.slice(start))?.[0].replace(/^0+(?=\d)/, ''))
  if (one !== '' && other !== '' && one.length !== other.length) return one.length - other.length
  if (one !== '' && other !== '' && one !== other) return one < other ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}

/** Two folded texts, one in a line. */
export const joinFolded = (one: FoldedText, other: FoldedText): FoldedText => `${one}\n${other}` as FoldedText

/** The text in which a search looks: the folded fields, one in a line. */
export const toSearchText = (fields: readonly (string | number)[]): FoldedText =>
  fields.map((field) => fold(String(field))).join('\n') as FoldedText
