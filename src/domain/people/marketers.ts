import * as z from 'zod/mini'
import { withIdPrefix } from '#domain/people/accounts.ts'
import { type ListRow, toSortKey } from '#domain/lists/rows.ts'
import { referralCodeOf, lastDigits, noReferralCode } from '#domain/people/referral.ts'
import { roleSchema } from '#domain/auth/roles.ts'
import { type User, userSchema } from '#domain/people/users.ts'

/** A marketer as the console knows them (§3): an account whose gaps are filled. `referredUsers` is shown as users referred. */
export type Marketer = User

const toMarketer = (user: User): Marketer => ({
  ...user,
  id: withIdPrefix(user.id),
  role: roleSchema.safeParse(user.role.toUpperCase()).data ?? 'MARKETER',
  userStatus: user.userStatus || 'ACTIVE',
  referralCode: referralCodeOf(user),
})

export const marketerSchema = z.pipe(userSchema, z.transform(toMarketer))

/** Whether anybody can have signed up with the marketer's code. */
export const hasReferralCode = (referralCode: string): boolean => referralCode !== noReferralCode

/** How a marketer is called where something is asked or said about them. */
export const displayNameOf = ({ name, email, id }: Marketer): string => name || email || id

const localPhone = ({ phoneNumber }: Marketer): string => (phoneNumber === '' ? '' : `0${lastDigits(phoneNumber)}`)

/** A marketer as a row; a search looks into name, email, phone number (as it is typed at home too) and referral code. */
export const marketerToRow = (marketer: Marketer): ListRow<Marketer> => ({
  id: marketer.id,
  entity: marketer,
  searchText: [marketer.name, marketer.email, marketer.phoneNumber, localPhone(marketer), marketer.referralCode]
    .join('\n')
    .toLowerCase(),
  sortName: toSortKey(marketer.name),
  itemCount: marketer.totalItemsCount,
  createdAt: marketer.createdAt,
})

/** The marketers of rows that are fetched, in the order in which they came. */
export const toMarketers = ({ rows }: { readonly rows: readonly ListRow[] }): readonly Marketer[] =>
  rows.map(({ entity }) => entity as Marketer)

/** Later than every moment, so that a row whose moment is not known comes first. */
const justNow = '9999'

/** The row of a marketer who was just created: on top of the list (§4), even where the server does not say when. */
export const newMarketerRow = (marketer: Marketer): ListRow<Marketer> => ({
  ...marketerToRow(marketer),
  createdAt: marketer.createdAt || justNow,
})

/** A phone number of a new marketer as it is sent (§5): +234 and the last ten digits. */
export const toNigerianPhone = (typed: string): string => `+234${lastDigits(typed)}`
