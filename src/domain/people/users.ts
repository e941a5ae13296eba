import * as z from 'zod/mini'
import { count, text } from '#domain/lists/fields.ts'
import { type ListRow, sortText } from '#domain/lists/rows.ts'

/** An account as lists and drawers show it (§3). A missing text is empty, a missing number 0. */
export const userSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: text,
  avatar: text,
  email: text,
  username: text,
  phoneNumber: text,
  socialIdentityId: text,
  userType: text,
  userStatus: text,
  totalItemsCount: count,
  referralCode: text,
  referredUsers: count,
  role: text,
  deviceToken: text,
  createdAt: text,
})

export type User = z.infer<typeof userSchema>

/** What can be done to a user's status (§2). */
export const changes = ['suspend', 'activate'] as const
export type StatusChange = (typeof changes)[number]

export const isSuspended = ({ userStatus }: User): boolean => userStatus.toUpperCase() === 'SUSPENDED'

/** What the row menu offers for a user. */
export const changeFor = (user: User): StatusChange => (isSuspended(user) ? 'activate' : 'suspend')

export const withStatus = (user: User, change: StatusChange): User => ({
  ...user,
  userStatus: change === 'suspend' ? 'SUSPENDED' : 'ACTIVE',
})

/** A user as a row; a search looks into name, email, phone number, status and items count (§5). */
export const userToRow = (user: User): ListRow<User> => ({
  id: user.id,
  entity: user,
  haystack: [user.name, user.email, user.phoneNumber, user.userStatus, user.totalItemsCount].join('\n').toLowerCase(),
  name: sortText(user.name),
  items: user.totalItemsCount,
  createdAt: user.createdAt,
})
