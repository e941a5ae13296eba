import * as z from 'zod/mini'
import { hasReferralCode, referralCodeOf } from '#domain/people/referralCodes.ts'
import { accountContract } from '#domain/records/contract.ts'
import { schemaOf } from '#domain/records/schemas.ts'

const { id, name, email, phoneNumber, referralCode, referredUsers } = accountContract

/** The fields of their account that marketers see. */
export const marketerProfileContract = { id, name, email, phoneNumber, referralCode, referredUsers }

/** A marketer in the ambassador area (§3). `referralCode` is null without a code. */
export const marketerProfileSchema = z.pipe(
  schemaOf(marketerProfileContract),
  z.transform(({ referredUsers: usersReferred, ...marketer }) => {
    const code = referralCodeOf(marketer)
    return { ...marketer, referralCode: hasReferralCode(code) ? code : null, usersReferred }
  }),
)

export type MarketerProfile = z.infer<typeof marketerProfileSchema>

/** The greeting for an hour (§9). @param hour local time, 0 to 23 */
export const greetingAt = (hour: number): string => {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
