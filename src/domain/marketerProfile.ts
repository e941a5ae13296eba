import * as z from 'zod/mini'
import { count, text } from '#domain/lists/fields.ts'
import { isReferralCode } from '#domain/referral.ts'

const codeLength = 10

/** The code of a marketer (§3): the own one, else the last ten digits of the phone number, else none. */
const referralCodeOf = (code: string, phoneNumber: string): string | null => {
  if (code.trim() !== '') return code.trim()
  const digits = phoneNumber.replace(/\D/g, '').slice(-codeLength)
  return digits.length === codeLength ? digits : null
}

/** A marketer as the own area shows one (§3). `referralCode` is null where §3 has 'N/A', and where it could not stand in a link. */
export const marketerProfileSchema = z.pipe(
  z.object({ id: z.string().check(z.minLength(1)), name: text, email: text, phoneNumber: text, referralCode: text, referredUsers: count }),
  z.transform(({ referredUsers, ...marketer }) => {
    const code = referralCodeOf(marketer.referralCode, marketer.phoneNumber)
    return { ...marketer, referralCode: code !== null && code !== noReferralCode && isReferralCode(code) ? code : null, usersReferred: referredUsers }
  }),
)

export type MarketerProfile = z.infer<typeof marketerProfileSchema>

/** What stands in the place of a code where there is none (§3). */
export const noReferralCode = 'N/A'

/** How a person is greeted (§9). @param hour of the person's own clock, 0 to 23 */
export const greetingAt = (hour: number): string => {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
