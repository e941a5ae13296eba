import { findById, revokeSessions, updateAccount, type Account } from '#local/data/accounts.ts'
import type { Database } from '#local/data/database.ts'
import { OperationError, type OperationContext } from '#local/graphql/context.ts'
import { readPage, type Listing, type Paging, type Row } from '#local/graphql/page.ts'

/** Every column of an account, and how many users signed up with its referral code. */
const selectUsers = `SELECT users.*,
  (SELECT COUNT(*) FROM users AS referee WHERE referee.referredBy = users.referralCode) AS referredUsers FROM users`

/** The two parts that name an account in a change (§7). */
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

export const listReferredUsers = (
  { database }: OperationContext,
  args: { listReferredUsersPayload: Paging & { referralCode: string } },
) => listUsers(database, refereeListing(args.listReferredUsersPayload.referralCode), args.listReferredUsersPayload)

/** An account as the contract has it. */
export const readUser = (database: Database, id: string): Row | undefined =>
  database.one<Row>(`${selectUsers} WHERE id = ?`, id)

/**
 * The account that both parts of the payload name.
 * @throws OperationRefused 'User does not exist'
 */
export const findReferencedAccount = (
  database: Database,
  { updateUserPayload: { userId, email } }: UserReference,
): Account => {
  const account = findById(database, userId)
  if (account?.email !== email.trim().toLowerCase()) throw new OperationError('User does not exist')
  return account
}

/** `suspendUser` (§7): the account's sessions end at once. */
export const suspendUser = ({ database, now }: OperationContext, naming: UserReference) => {
  const { id, userStatus } = findReferencedAccount(database, naming)
  if (userStatus === 'SUSPENDED') throw new OperationError('User is already suspended')
  database.transaction(() => {
    updateAccount(database, id, { userStatus: 'SUSPENDED' })
    revokeSessions(database, id, now())
  })
  return { data: readUser(database, id) }
}

/** `activateUser` (§7): the account may sign in again. */
export const activateUser = ({ database }: OperationContext, naming: UserReference) => {
  const { id, userStatus } = findReferencedAccount(database, naming)
  if (userStatus === 'ACTIVE') throw new OperationError('User is already active')
  updateAccount(database, id, { userStatus: 'ACTIVE' })
  return { data: readUser(database, id) }
}
