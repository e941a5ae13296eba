import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import { readName, readPhone } from '#domain/readInput.ts'

declare const isRead: unique symbol

/** A phone number that was read, in E.164. Only {@link phoneOf} makes one, and only one can be called or written to. */
export type ReadPhone = string & { readonly [isRead]: 'phone' }

/** The forms in which the console writes a Nigerian number, and in which people type it (§5). */
const nigerianNumber = /^(?:\+?234|0)([1-9]\d{9})$/
/** Without its country code and its zero, as spreadsheets leave it. */
const bareNumber = /^[789]\d{9}$/

/** A number of another form, such as `+234 (0) 803…` or one of another country. An extension is no number to write to. */
const parse = (text: string): string | null => {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'NG', extract: false }, metadata)
  return number?.isValid() && !number.ext ? number.number : null
}

/** What people put around a number that is complete. */
const withoutFrame = (text: string): string => text.replace(/^tel:/i, '').replace(/^\(\+(\d+)\)/, '+$1 ')

/**
 * The phone number in a text. A number without a country code is a Nigerian one.
 * @returns null if the text is anything else, such as two numbers, a number with words, or one that no country has
 */
export const phoneOf = (text: string): ReadPhone | null => {
  const typed = readPhone(text)
  const national = nigerianNumber.exec(typed)?.[1] ?? bareNumber.exec(typed)?.[0]
  if (national) return `+234${national}` as ReadPhone
  const framed = withoutFrame(readName(text.normalize('NFKC')))
  if (!/^\(?[+0]/.test(framed)) return null
  const international = /^00[1-9]/.test(framed) ? parse(`+${framed.slice(2)}`) : null
  return (international ?? parse(framed)) as ReadPhone | null
}

/** A stored phone number in E.164. A text that cannot be read stays as it is. */
export const readStoredPhone = (text: string): string => phoneOf(text) ?? readName(text)

/** A phone number in the form of an existing marketer (§5): in E.164, or without its spaces. */
export const readEditedPhone = (text: string): string => phoneOf(text) ?? readName(text).replaceAll(' ', '')

/** A phone number as it is dialled in Nigeria, for the form of a new marketer (§5). Other numbers stay. */
export const readLocalPhone = (text: string): string => {
  const typed = readPhone(text)
  // Without its zero, ten digits could be a typing mistake.
  const phone = /^\d{10}$/.test(typed) ? null : phoneOf(text)
  return phone?.startsWith('+234') ? phone.replace(nigerianNumber, '0$1') : typed
}

/** The digits of a phone number with its country code, as WhatsApp takes them. */
export const phoneDigits = (phone: ReadPhone): string => phone.slice(1)

/** The last ten digits of a phone number: the number without its country code (§3). Empty if there are none. */
export const lastDigits = (text: string): string => /\d{10}$/.exec(phoneOf(text) ?? '')?.[0] ?? ''
