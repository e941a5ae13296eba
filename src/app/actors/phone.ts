import { type PhoneCountry, toE164 } from '#domain/auth/phone.ts'

declare const __PHONE_COUNTRY__: PhoneCountry

/** A typed phone number in E.164, as a number of the country of this build's settings; null for none. A chunk of its own: the phone library is in it. */
export const parsePhone = (typed: string): string | null => toE164(typed, __PHONE_COUNTRY__)
