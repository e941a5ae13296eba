import * as z from 'zod/mini'
import { displayNameOf, withIdPrefix } from '#domain/people/accounts.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { referralCodeOf } from '#domain/people/referralCodes.ts'
import { readPhone } from '#domain/readInput.ts'
import { isolate } from '#domain/text.ts'
import { roleSchema } from '#domain/auth/roles.ts'
import { type User, userSchema } from '#domain/people/users.ts'

/** A marketer (§3): an account with defaults for missing fields. The screen calls `referredUsers` 'Users Referred'. */
export type Marketer = User

const toMarketer = (user: User): Marketer => ({
  ...user,
  id: withIdPrefix(user.id),
  role: roleSchema.safeParse(user.role).data ?? 'MARKETER',
  userStatus: user.userStatus || 'ACTIVE',
  referralCode: referralCodeOf(user),
})

export const marketerSchema = z.pipe(userSchema, z.transform(toMarketer))

/** The marketers of loaded rows, in the order of the server. */
export const toMarketers = ({ rows }: { readonly rows: readonly ListRow[] }): readonly Marketer[] =>
  rows.map(({ entity }) => entity as Marketer)

/** Says which marketers are new in the list. */
export const newMarketersText = (rows: readonly ListRow[]): string => {
  const [first, ...others] = toMarketers({ rows })
  return first && others.length === 0
    ? `New marketer: ${isolate(displayNameOf(first))}`
    : `${rows.length} new marketers`
}

/** The phone number of a new marketer for the server (§5): +234 and the last ten digits. */
export const toNigerianPhone = (phoneNumber: string): string => `+234${readPhone(phoneNumber).slice(-10)}`
