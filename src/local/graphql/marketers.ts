import { isEmail } from '#domain/auth/email.ts'
import { audienceOf } from '#domain/auth/roles.ts'
import {
  deleteAccount,
  findByEmail,
  findById,
  findByPhone,
  findByReferralCode,
  insertAccount,
  updateAccount,
  type Account,
} from '#local/data/accounts.ts'
import type { Database } from '#local/data/database.ts'
import { createAccount } from '#local/data/newAccount.ts'
import { toE164 } from '#local/data/phone.ts'
import { referralCodeOf } from '#local/data/seedUsers.ts'
import { OperationError, type OperationContext } from '#local/graphql/context.ts'
import type { Paging } from '#local/graphql/page.ts'
import {
  listUsers,
  findReferencedAccount,
  partitionListing,
  readUser,
  type UserReference,
} from '#local/graphql/users.ts'

interface SignUpPayload {
  readonly name: string
  readonly email: string
  readonly phone_number: string
  readonly role?: string | null
}

interface UpdateMarketerPayload {
  readonly userId: string
  readonly name: string
  readonly phoneNumber: string
}

export const listAllMarketers = ({ database }: OperationContext, args: { listAllObjectsPayload: Paging }) =>
  listUsers(database, partitionListing('MARKETER'), args.listAllObjectsPayload)

export const getMarketer = ({ database }: OperationContext, { marketerId }: { marketerId: string }) => {
  const id = marketerOf(database, marketerId).id
  return { message: 'Marketer found', marketer: readUser(database, id) }
}

/** `createMarketer` (§7): creates an account that can sign in immediately. */
export const createMarketer = (
  { database, settings, now }: OperationContext,
  { signUpPayload }: { signUpPayload: SignUpPayload },
) => {
  const name = readName(signUpPayload.name)
  const email = signUpPayload.email.trim().toLowerCase()
  const phoneNumber = readNigerianPhone(signUpPayload.phone_number)
  const role = readRole(signUpPayload.role ?? 'MARKETER', email, settings.VITE_ADMIN_DOMAIN)
  if (!isEmail(email)) throw new OperationError('Invalid email address')
  if (findByPhone(database, phoneNumber) || findByReferralCode(database, referralCodeOf(phoneNumber)))
    throw phoneTaken()
  if (findByEmail(database, email)) throw new OperationError('User already exists')
  const account = createAccount({ name, email, phoneNumber, role, partitionType: 'MARKETER' }, now())
  insertAccount(database, account)
  return { message: 'Marketer created successfully', marketer: readUser(database, account.id) }
}

export const updateMarketer = (
  { database }: OperationContext,
  { updateMarketerPayload }: { updateMarketerPayload: UpdateMarketerPayload },
) => {
  const { id } = marketerOf(database, updateMarketerPayload.userId)
  const phoneNumber = toE164(updateMarketerPayload.phoneNumber)
  if (phoneNumber === undefined) throw new OperationError('Invalid phone number')
  const owner = findByPhone(database, phoneNumber)
  if (owner && owner.id !== id) throw phoneTaken()
  updateAccount(database, id, { name: readName(updateMarketerPayload.name), phoneNumber })
  return { message: 'Marketer updated successfully', marketer: readUser(database, id) }
}

export const deleteMarketer = ({ database }: OperationContext, reference: UserReference) =>
  deleteReferenced(database, reference, (account) => account.partitionType === 'MARKETER')

export const deleteAdminUser = ({ database }: OperationContext, reference: UserReference) =>
  deleteReferenced(database, reference, ({ role }) => audienceOf(role) === 'admin')

const deleteReferenced = (database: Database, reference: UserReference, isDeletable: (account: Account) => boolean) => {
  const account = findReferencedAccount(database, reference)
  if (!isDeletable(account)) throw doesNotExist()
  const data = readUser(database, account.id)
  deleteAccount(database, account.id)
  return { status: 200, message: 'User deleted successfully', data }
}

const marketerOf = (database: Database, id: string): Account => {
  const account = findById(database, id)
  if (account?.partitionType !== 'MARKETER') throw doesNotExist()
  return account
}

const readName = (input: string): string => {
  const name = input.trim()
  if (name.length < 2) throw new OperationError('Name must be at least 2 characters')
  return name
}

const readNigerianPhone = (input: string): string => {
  const phoneNumber = toE164(input)
  if (!phoneNumber || !/^\+234\d{10}$/.test(phoneNumber)) throw new OperationError('Invalid phone number')
  return phoneNumber
}

const readRole = (role: string, email: string, adminDomain: string): string => {
  if (role === 'MARKETER') return role
  if (role !== 'ADMIN') throw new OperationError('Role must be MARKETER or ADMIN')
  if (!email.endsWith(`@${adminDomain}`))
    throw new OperationError(`Only @${adminDomain} email addresses are allowed for admin accounts`)
  return role
}

const phoneTaken = () => new OperationError('Phone Number already exists')
const doesNotExist = () => new OperationError('User does not exist')
