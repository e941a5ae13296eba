import { type PhoneCountry, toE164 } from '#domain/auth/phone.ts'

declare const __PHONE_COUNTRY__: PhoneCountry

/**
 * A phone number in E.164, or null if it is invalid. A number without a country code belongs to the default country
 * of the build. The file has a chunk of its own because of the size of the phone library.
 */
export const parsePhone = (phoneNumber: string): string | null => toE164(phoneNumber, __PHONE_COUNTRY__)
