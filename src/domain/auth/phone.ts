import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'

export type { MetadataJson } from 'libphonenumber-js/core'

/** A country code of two letters, and the metadata of the phone library for it. */
export interface PhoneCountry {
  readonly code: string
  readonly metadata: MetadataJson
}

/**
 * Selects the metadata of one country, so that a page does not load the metadata of all countries. The result includes
 * the countries with the same calling code, because the library needs them to identify a number.
 * @param code two letters, such as `NG`
 * @param all the metadata of all countries
 * @throws Error for an unknown country
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
  const [callingCode, countryCodes] = Object.entries(callingCodes).find(([, codes]) => codes.includes(code)) ?? []
  if (callingCode === undefined || !countryCodes)
    throw new Error(`The phone library does not know the country ${code}. Use a code of two letters, such as NG.`)
  return {
    code,
    metadata: {
      version,
      country_calling_codes: { [callingCode]: countryCodes },
      countries: Object.fromEntries(countryCodes.map((country) => [country, countries[country]])),
    } as unknown as MetadataJson,
  }
}

/**
 * Converts a phone number to E.164, as a number of the given country (§5).
 * @returns null if the number is not valid there
 */
export const toE164 = (text: string, { code, metadata }: PhoneCountry): string | null => {
  const number = parsePhoneNumberFromString(text, { defaultCountry: code as CountryCode, extract: false }, metadata)
  return number?.isValid() ? number.number : null
}
