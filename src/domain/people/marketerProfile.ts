import * as z from 'zod/mini'
import { countField, textField } from '#domain/lists/schemaFields.ts'
import { referralCodeOf, isReferralCode } from '#domain/people/referral.ts'

/** A marketer as the own area shows one (§3). `referralCode` is null where §3 has 'N/A', and where it could not stand in a link. */
export const marketerProfileSchema = z.pipe(
  z.object({
    id: z.string().check(z.minLength(1)),
    name: textField,
    email: textField,
    phoneNumber: textField,
    referralCode: textField,
    referredUsers: countField,
  }),
  z.transform(({ referredUsers, ...marketer }) => {
    const code = referralCodeOf(marketer)
    return { ...marketer, referralCode: isReferralCode(code) ? code : null, usersReferred: referredUsers }
  }),
)

export type MarketerProfile = z.infer<typeof marketerProfileSchema>

/** How a person is greeted (§9). @param hour of the person's own clock, 0 to 23 */
export const greetingAt = (hour: number): string => {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
