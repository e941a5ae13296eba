import * as z from 'zod/mini'
import { countField, idField, textField } from '#domain/lists/schemaFields.ts'
import { type ListRow, toSortableDate } from '#domain/lists/rows.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import { readStoredPhone } from '#domain/readInput.ts'
import { fold, toSearchText } from '#domain/search.ts'

/** An account (§3). A missing text becomes empty, a missing number 0. */
export const userSchema = z.object({
  id: idField,
  name: textField,
  avatar: textField,
  email: textField,
  username: textField,
  phoneNumber: z.pipe(textField, z.transform(readStoredPhone)),
  socialIdentityId: textField,
  userType: textField,
  userStatus: textField,
  totalItemsCount: countField,
  referralCode: textField,
  referredUsers: countField,
  role: textField,
  deviceToken: textField,
  createdAt: textField,
})

export type User = z.infer<typeof userSchema>

/** The changes of a user's status (§2). */
export const statusChanges = ['suspend', 'activate'] as const
export type StatusChange = (typeof statusChanges)[number]

export const isSuspended = ({ userStatus }: Pick<User, 'userStatus'>): boolean =>
  userStatus.toUpperCase() === 'SUSPENDED'

/** The change that the row menu offers for a user. */
export const availableStatusChange = (user: User): StatusChange => (isSuspended(user) ? 'activate' : 'suspend')

export const withStatus = (user: User, change: StatusChange): User => ({
  ...user,
  userStatus: change === 'suspend' ? 'SUSPENDED' : 'ACTIVE',
})

/** A user as a row. Search covers name, email, phone number, status and number of items (§5). */
export const userToRow = (user: User): ListRow<User> => ({
  id: user.id,
  entity: user,
  searchText: toSearchText([user.name, user.email, user.phoneNumber, user.userStatus, user.totalItemsCount]),
  sortName: fold(displayNameOf(user)),
  itemCount: user.totalItemsCount,
  createdAt: toSortableDate(user.createdAt),
  filterValues: {
    status: user.userStatus.trim().toUpperCase(),
    items: user.totalItemsCount > 0 ? 'some' : 'none',
  },
})
