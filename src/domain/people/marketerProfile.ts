import * as z from 'zod/mini'
import { readStoredPhone } from '#domain/readInput.ts'
import { countField, idField, textField } from '#domain/lists/schemaFields.ts'
import { referralCodeOf, isReferralCode } from '#domain/people/referral.ts'

/** A marketer in the ambassador area (§3). `referralCode` is null without a code that is safe in a URL. */
export const marketerProfileSchema = z.pipe(
  z.object({
    id: idField,
    name: textField,
    email: textField,
    phoneNumber: z.pipe(textField, z.transform(readStoredPhone)),
    referralCode: textField,
    referredUsers: countField,
  }),
  z.transform(({ referredUsers, ...marketer }) => {
    const code = referralCodeOf(marketer)
    return { ...marketer, referralCode: isReferralCode(code) ? code : null, usersReferred: referredUsers }
  }),
)

export type MarketerProfile = z.infer<typeof marketerProfileSchema>

/** The greeting for an hour (§9). @param hour local time, 0 to 23 */
export const greetingAt = (hour: number): string => {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
