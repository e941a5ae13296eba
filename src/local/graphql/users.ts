import { findById, revokeSessions, updateAccount, type Account } from '#local/data/accounts.ts'
import type { Database } from '#local/data/database.ts'
import { OperationError, type OperationContext } from '#local/graphql/context.ts'
import { readPage, type Listing, type Paging, type Row } from '#local/graphql/page.ts'

/** All columns of an account, and the number of its referees. */
const selectUsers = `SELECT users.*,
  (SELECT COUNT(*) FROM users AS referee WHERE referee.referredBy = users.referralCode) AS referredUsers FROM users`

/** Changes name an account by id and email (§7). */
export interface UserReference {
  readonly updateUserPayload: { readonly userId: string; readonly email: string }
}

const partitionKey = ({ partitionType }: Row) => ({ partitionType: String(partitionType) })

/** Accounts of one kind, newest first; the key is `{id, item, partitionType}`. */
export const partitionListing = (partitionType: Account['partitionType']): Listing => ({
  select: selectUsers,
  partition: { partitionType },
  keyOf: partitionKey,
  fixedKey: { partitionType },
})

const statusListing = (userStatus: Account['userStatus']): Listing => ({
  select: selectUsers,
  partition: { partitionType: 'USER', userStatus },
  keyOf: (row) => ({ ...partitionKey(row), userStatus }),
  fixedKey: { partitionType: 'USER', userStatus },
})

const refereeListing = (referralCode: string): Listing => ({
  select: selectUsers,
  partition: { referredBy: referralCode },
  keyOf: () => ({}),
  fixedKey: {},
})

/** One page of accounts as `{users, lastEvaluatedKey}`. */
export const listUsers = (database: Database, listing: Listing, paging: Paging) => {
  const { rows, lastEvaluatedKey } = readPage(database, listing, paging)
  return { users: rows, lastEvaluatedKey }
}

export const listAllUsers = ({ database }: OperationContext, args: { listAllObjectsPayload: Paging }) =>
  listUsers(database, partitionListing('USER'), args.listAllObjectsPayload)

export const listUsersOf =
  (userStatus: Account['userStatus']) =>
  ({ database }: OperationContext, args: { listUserByStatusPayload: Paging }) =>
    listUsers(database, statusListing(userStatus), args.listUserByStatusPayload)

export const listReferredUsers = ({ database }: OperationContext, args: Paging & { referralCode: string }) =>
  listUsers(database, refereeListing(args.referralCode), args)

/** An account in the shape of the contract. */
export const readUser = (database: Database, id: string): Row | undefined =>
  database.one<Row>(`${selectUsers} WHERE id = ?`, id)

/**
 * The account with this id and this email.
 * @throws OperationError if they do not belong to the same account
 */
export const findReferencedAccount = (
  database: Database,
  { updateUserPayload: { userId, email } }: UserReference,
): Account => {
  const account = findById(database, userId)
  if (account?.email !== email.trim().toLowerCase()) throw new OperationError('User does not exist')
  return account
}

/** `suspendUser` (§7): suspends an account and revokes its sessions. */
export const suspendUser = ({ database, now }: OperationContext, reference: UserReference) => {
  const { id, userStatus } = findReferencedAccount(database, reference)
  if (userStatus === 'SUSPENDED') throw new OperationError('User is already suspended')
  database.transaction(() => {
    updateAccount(database, id, { userStatus: 'SUSPENDED' })
    revokeSessions(database, id, now())
  })
  return { data: readUser(database, id) }
}

/** `activateUser` (§7): allows a suspended account to sign in again. */
export const activateUser = ({ database }: OperationContext, reference: UserReference) => {
  const { id, userStatus } = findReferencedAccount(database, reference)
  if (userStatus === 'ACTIVE') throw new OperationError('User is already active')
  updateAccount(database, id, { userStatus: 'ACTIVE' })
  return { data: readUser(database, id) }
}
