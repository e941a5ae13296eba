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

/** The form in which texts are compared: two texts that people read as the same have the same one. */
export const fold = (text: string): string => toPlainText(text).toLowerCase().replaceAll('ς', 'σ')

/** The text in which a search looks: the folded fields, one in a line. */
export const toSearchText = (fields: readonly (string | number)[]): string =>
  fields.map((field) => fold(String(field))).join('\n')
