import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'

export type { MetadataJson } from 'libphonenumber-js/core'

/** A country code of two letters, and what the phone library knows of its numbers. */
export interface PhoneCountry {
  readonly code: string
  readonly metadata: MetadataJson
}

/**
 * Takes out of the library's metadata what numbers of one country need, so that a page does not load the whole world.
 * Countries that share its calling code come along: their numbers cannot be told apart without them.
 * @param code two letters, such as `NG`
 * @param all the library's metadata of every country
 * @throws Error for a country that the library does not know
 */
export const phoneCountryOf = (code: string, all: MetadataJson): PhoneCountry => {
  const {
    version,
    country_calling_codes: callingCodes,
    countries,
  } = all as unknown as Record<'country_calling_codes', Record<string, string[]>> & {
    version: number
    countries: Record<string, unknown>
  }
  const [callingCode, neighbours] = Object.entries(callingCodes).find(([, codes]) => codes.includes(code)) ?? []
  if (callingCode === undefined || !neighbours) throw new Error(`The phone library knows no country ${code}`)
  const kept = Object.fromEntries(neighbours.map((one) => [one, countries[one]]))
  return {
    code,
    metadata: {
      version,
      country_calling_codes: { [callingCode]: neighbours },
      countries: kept,
    } as unknown as MetadataJson,
  }
}

/**
 * A typed phone number in E.164, as a number of the given country (§5).
 * @returns null for what is no valid number there
 */
export const toE164 = (typed: string, { code, metadata }: PhoneCountry): string | null => {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: code as CountryCode, extract: false }, metadata)
  return number?.isValid() ? number.number : null
}
