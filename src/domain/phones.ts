import { readName, readPhone } from '#domain/readInput.ts'

declare const isRead: unique symbol

/** A phone number that was read, in E.164. Only {@link phoneOf} makes one, and only one can be called or written to. */
export type ReadPhone = string & { readonly [isRead]: 'phone' }

/**
 * The forms in which the console writes a Nigerian number, and in which people type it (§5). Calls from Nigeria to another
 * country begin with 009, of which {@link readPhone} leaves `+9`.
 */
const nigerianNumber = /^(?:(?:\+9?)?2340?|0)([1-9]\d{9})$/
/** Without its country code and its zero, as spreadsheets leave it. */
const bareNumber = /^[789]\d{9}$/

/**
 * A number of another country: a country code of E.164, and 7 to 13 digits. In Italy, San Marino, Ivory Coast, Burkina
 * Faso, Niger, Benin and Congo, a zero before them is a part of the number. The library that knows every country is
 * larger than a list page and its charts, so it reads only phones of new accounts.
 */
const foreignNumber =
  /^\+(?:(?:39|378|22[5679]|242)\d{6,12}|(?!234|39)(?:1(?=\d{10}$)|7|2(?:[07]|[1-689]\d)|3(?:[0-46]|[578]\d)|4(?:[013-9]|2\d)|5(?:[1-8]|[09]\d)|6(?:[0-6]|[789]\d)|8(?:[1246]|[0578]\d)|9(?:[0-58]|[67]\d|9[2-8]))[1-9]\d{6,12})$/

/** What people put around a number, and the zero that is dialled only within a country. */
const withoutFrame = (text: string): string => text.replace(/^tel:/i, '').replace(/^(\+|00|\(\+)(.*?)\(0\)/, '$1$2')

/**
 * The phone number in a text. A number without a country code is a Nigerian one.
 * @returns null if the text is anything else, such as two numbers, a number with words, or one that no country has
 */
export const phoneOf = (text: string): ReadPhone | null => {
  const typed = readPhone(withoutFrame(text.normalize('NFKC').trim()))
  const national = nigerianNumber.exec(typed)?.[1] ?? bareNumber.exec(typed)?.[0]
  if (national) return `+234${national}` as ReadPhone
  return foreignNumber.test(typed) && typed.length <= 16 ? (typed as ReadPhone) : null
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
