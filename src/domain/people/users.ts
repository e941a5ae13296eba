import { isSuspended } from '#domain/people/accounts.ts'
import { accountContract, type EntityOf } from '#domain/records/contract.ts'
import { schemaOf } from '#domain/records/schemas.ts'

/** An account (§3). */
export type User = EntityOf<typeof accountContract>

export const userSchema = schemaOf(accountContract)

/** The changes of a user's status (§2). */
export const statusChanges = ['suspend', 'activate'] as const
export type StatusChange = (typeof statusChanges)[number]

/** The change that the row menu offers for a user. */
export const availableStatusChange = (user: User): StatusChange => (isSuspended(user) ? 'activate' : 'suspend')

export const withStatus = (user: User, change: StatusChange): User => ({
  ...user,
  userStatus: change === 'suspend' ? 'SUSPENDED' : 'ACTIVE',
})
