import * as z from 'zod/mini'
import { displayNameOf, withIdPrefix } from '#domain/people/accounts.ts'
import type { ListNews } from '#domain/lists/news.ts'
import { type ListRow, toSortableDate } from '#domain/lists/rows.ts'
import { referralCodeOf, lastDigits, noReferralCode } from '#domain/people/referral.ts'
import { isolate } from '#domain/text.ts'
import { fold, toSearchText } from '#domain/search.ts'
import { roleSchema } from '#domain/auth/roles.ts'
import { type User, userSchema } from '#domain/people/users.ts'

/** A marketer (§3): an account with defaults for missing fields. The screen calls `referredUsers` 'Users Referred'. */
export type Marketer = User

const toMarketer = (user: User): Marketer => ({
  ...user,
  id: withIdPrefix(user.id),
  role: roleSchema.safeParse(user.role.toUpperCase()).data ?? 'MARKETER',
  userStatus: user.userStatus || 'ACTIVE',
  referralCode: referralCodeOf(user),
})

export const marketerSchema = z.pipe(userSchema, z.transform(toMarketer))

/** Whether a referral code exists. Without one, no user can have signed up with it. */
export const hasReferralCode = (referralCode: string): boolean => referralCode !== noReferralCode

/** A marketer as a row. Search covers name, email, referral code and phone number. */
export const marketerToRow = (marketer: Marketer): ListRow<Marketer> => ({
  id: marketer.id,
  entity: marketer,
  searchText: toSearchText([marketer.name, marketer.email, marketer.phoneNumber, marketer.referralCode]),
  sortName: fold(displayNameOf(marketer)),
  itemCount: marketer.totalItemsCount,
  createdAt: toSortableDate(marketer.createdAt),
  filterValues: { status: marketer.userStatus.trim().toUpperCase() },
})

/** The marketers of loaded rows, in the order of the server. */
export const toMarketers = ({ rows }: { readonly rows: readonly ListRow[] }): readonly Marketer[] =>
  rows.map(({ entity }) => entity as Marketer)

/** Says which marketers are new in the list. Null if there are none. */
export const newMarketersText = (news: ListNews<ListRow> | null): string | null => {
  const [first, ...others] = toMarketers({ rows: news?.newRows ?? [] })
  if (!first) return null
  return others.length === 0 ? `New marketer: ${isolate(displayNameOf(first))}` : `${others.length + 1} new marketers`
}

/** Sorts after every date, so that a row without a date is on top. */
const futureDate = '9999'

/** The row of a new marketer. It is on top of the list (§4), even if the server sends no date. */
export const newMarketerRow = (marketer: Marketer): ListRow<Marketer> => ({
  ...marketerToRow(marketer),
  createdAt: toSortableDate(marketer.createdAt) || futureDate,
})

/** The phone number of a new marketer for the server (§5): +234 and the last ten digits. */
export const toNigerianPhone = (phoneNumber: string): string => `+234${lastDigits(phoneNumber)}`
