import * as z from 'zod/mini'
import { toAsciiDigits } from '#domain/text.ts'

// What is typed or pasted is read before it is validated (§5), and kept as it was read.

/** Invisible marks that change how their neighbours look. */
const kept = [
  // They join two signs, in Persian and in emoji.
  /(?<=[\p{L}\p{M}\p{S}\ufe0f])[\u200c\u200d](?=[\p{L}\p{S}])/u,
  // The variant of an emoji or of a Chinese character.
  /(?<=[\p{L}\p{N}\p{S}#*])[\ufe0f\u{e0100}-\u{e01ef}]/u,
  // The letters of a region in its flag, and their end.
  /(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]/u,
]
const marks = new RegExp(
  `(${kept.map(({ source }) => source).join('|')})|[\\p{Cf}\\p{Default_Ignorable_Code_Point}]`,
  'gu',
)

const withoutInvisible = (text: string): string => text.replace(marks, '$1')

/** A text in one line, without invisible marks, with the digits 0 to 9. */
export const readName = (text: string): string => withoutInvisible(toAsciiDigits(text)).replace(/\s+/gu, ' ').trim()

/** A text without what a sentence or a mail program puts around an email. Capitals stay. */
export const withoutMailFrame = (text: string): string =>
  readName(text.normalize('NFKC'))
    .replace(/^(?:mailto:|[<("'“‘[]+)+/i, '')
    .replace(/[>)\]"'”’.,;:!?]+$/, '')

/** An email as the identity provider expects it. */
export const readEmail = (text: string): string => withoutMailFrame(text).toLowerCase()

/** A phone number: digits, and a plus in front. What is neither a digit nor punctuation stays, and is not valid. */
export const readPhone = (text: string): string =>
  readName(text.normalize('NFKC'))
    .replace(/[\s().\-/\p{Pd}]/gu, '')
    .replace(/^00(?=[1-9]\d{10})/, '+')

/** A status, role or type in capitals. */
export const readStatus = (text: string): string => readName(text.normalize('NFKC')).toUpperCase()

/**
 * The code in a typed or pasted text: its letters and digits, the letters as capitals. Of a longer text, the only number
 * of this length, or the only one that the text calls a code.
 */
export const readCode = (text: string, length = Infinity): string => {
  const plain = toAsciiDigits(text.normalize('NFKC'))
  const code = plain.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  if (code.length <= length) return code
  const number = `(?<![\\p{L}\\p{N}]|\\d[ -])\\d(?:[ -]?\\d){${length - 1}}(?![\\p{L}\\p{N}]|[ -]\\d)`
  const find = (pattern: string): string[] => plain.match(new RegExp(pattern, 'giu')) ?? []
  const found = find(number)
  const named = found.length > 1 ? find(`(?<=code\\D{0,20})${number}|${number}(?= is\\D{0,30}code)`) : found
  return named.length === 1 ? (named[0] ?? '').replace(/\D/g, '') : code
}

/** The schema of a field whose text is read before it is validated. */
export const asRead = (read: (text: string) => string) => z.pipe(z.string(), z.transform(read))
