import * as z from 'zod/mini'
import { toAsciiDigits } from '#domain/text.ts'

// What is typed or pasted is read before it is validated (§5), and kept as it was read.

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** They change how their neighbours look, for example in Persian and in emoji. */
const joiners = new Set(['\u200c', '\u200d', '\ufe0f'])
const endsWithSign = /[\p{L}\p{M}\p{S}\ufe0f]$/u
const startsWithSign = /^[\p{L}\p{S}]/u

const withoutInvisible = (text: string): string =>
  text.replace(invisible, (mark, at: number) => {
    const isBetweenSigns = endsWithSign.test(text.slice(0, at)) && startsWithSign.test(text.slice(at + 1))
    return joiners.has(mark) && (isBetweenSigns || mark === '\ufe0f') ? mark : ''
  })

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
 * The code in a typed or pasted text: its letters and digits, the letters as capitals. Of a longer text, the number of
 * this length.
 */
export const readCode = (text: string, length = Infinity): string => {
  const plain = toAsciiDigits(text.normalize('NFKC'))
  const code = plain.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  if (code.length <= length) return code
  return new RegExp(`(?<![\\p{L}\\p{N}])\\d{${length}}(?![\\p{L}\\p{N}])`, 'u').exec(plain)?.[0] ?? code
}

/** The schema of a field whose text is read before it is validated. */
export const asRead = (read: (text: string) => string) => z.pipe(z.string(), z.transform(read))
