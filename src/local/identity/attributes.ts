import * as z from 'zod'
import { accessPolicies } from '#domain/auth/access.ts'
import { isEmail } from '#domain/auth/email.ts'
import { audienceOf } from '#domain/auth/roles.ts'
import { findByEmail, findByPhone, updateAccount, type Account } from '#local/data/accounts.ts'
import { isE164 } from '#local/data/phone.ts'
import { accessSchema, attributesSchema, parseBody } from '#local/identity/bodies.ts'
import { isConfirmed, sendCode, setConfirmed, confirmWithCode } from '#local/identity/codes.ts'
import type { IdentityContext, Target } from '#local/identity/context.ts'
import { IdentityError, invalidParameter } from '#local/identity/identityError.ts'
import { authenticate } from '#local/identity/authenticate.ts'
import { subOf } from '#local/identity/tokens.ts'

const updateSchema = accessSchema.extend({ UserAttributes: attributesSchema.min(1) })

/** GetUser: the attributes of the signed-in account (§3, §7). */
export const getUser: Target = async (context, body) => {
  const account = await authenticate(context, parseBody(accessSchema, body).AccessToken)
  return { Username: subOf(account), UserAttributes: attributesOf(context, account) }
}

/**
 * UpdateUserAttributes: changes name, phone_number, email and picture. `sub` and `custom:role` are read-only (§6). A new
 * email is unconfirmed, and gets a code.
 */
export const updateUserAttributes: Target = async (context, body) => {
  const { AccessToken, UserAttributes } = parseBody(updateSchema, body)
  const account = await authenticate(context, AccessToken)
  const changes = UserAttributes.map(({ Name, Value }) => changeOf(context, account, Name, Value))
  const merged = Object.assign({}, ...changes) as Partial<Account>
  updateAccount(context.database, account.id, merged)
  const changed = { ...account, ...merged }
  if (changed.email === account.email) return { CodeDeliveryDetailsList: [] }
  setConfirmed(context, account, 'email', false)
  return { CodeDeliveryDetailsList: [sendCode(context, changed, 'email')] }
}

/** The attributes by name, as triggers see them. */
export const attributeRecordOf = (context: IdentityContext, account: Account): Record<string, string | null> =>
  Object.fromEntries(attributesOf(context, account).map(({ Name, Value }) => [Name, Value]))

const attributesOf = (context: IdentityContext, account: Account) => [
  { Name: 'sub', Value: subOf(account) },
  { Name: 'email', Value: account.email },
  { Name: 'email_verified', Value: String(isConfirmed(context, account, 'email')) },
  { Name: 'name', Value: account.name },
  ...(account.phoneNumber === null
    ? []
    : [
        { Name: 'phone_number', Value: account.phoneNumber },
        { Name: 'phone_number_verified', Value: 'true' },
      ]),
  ...(account.avatar === null ? [] : [{ Name: 'picture', Value: account.avatar }]),
  { Name: 'custom:role', Value: account.role },
]

const changeOf = (context: IdentityContext, account: Account, name: string, given: string): Partial<Account> => {
  const value = given.trim()
  if (name === 'name') return { name: filled(name, value) }
  if (name === 'picture') return { avatar: value === '' ? null : value }
  if (name === 'phone_number') return { phoneNumber: freePhone(context, account, value) }
  if (name === 'email') return { email: freeEmail(context, account, value.toLowerCase()) }
  if (name === 'sub') throw invalidParameter('Cannot modify the non-mutable attribute sub')
  if (name === 'custom:role') throw invalidParameter('user.custom:role: Attribute cannot be updated.')
  throw invalidParameter(`Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.`)
}

const filled = (name: string, value: string): string => {
  if (value === '')
    throw invalidParameter(`Attributes did not conform to the schema: ${name}: The attribute ${name} is required`)
  return value
}

const freePhone = ({ database }: IdentityContext, account: Account, phoneNumber: string): string => {
  if (!isE164(phoneNumber)) throw invalidParameter('Invalid phone number format.')
  return free('phone_number', phoneNumber, findByPhone(database, phoneNumber), account)
}

const freeEmail = ({ database, settings }: IdentityContext, account: Account, email: string): string => {
  const domain = settings.VITE_ADMIN_DOMAIN
  if (!isEmail(email)) throw invalidParameter('Invalid email address format.')
  const audience = audienceOf(account.role)
  const leavesDomain = audience && accessPolicies[audience].requiresAdminDomain && !email.endsWith(`@${domain}`)
  if (leavesDomain) throw invalidParameter(`Only @${domain} email addresses are allowed for admin accounts`)
  return free('email', email, findByEmail(database, email), account)
}

const free = (name: string, value: string, owner: Account | undefined, account: Account): string => {
  if (!owner || owner.id === account.id) return value
  throw new IdentityError('AliasExistsException', `An account with the given ${name} already exists.`)
}

const sendSchema = accessSchema.extend({ AttributeName: z.string().min(1) })
const verifySchema = sendSchema.extend({ Code: z.string().min(1) })

const checkAttribute = (name: string): void => {
  if (name !== 'email') throw invalidParameter(`Attribute ${name} is not verifiable.`)
}

/** GetUserAttributeVerificationCode: sends a code to the email of the signed-in account (§7). */
export const getUserAttributeVerificationCode: Target = async (context, body) => {
  const { AccessToken, AttributeName } = parseBody(sendSchema, body)
  const account = await authenticate(context, AccessToken)
  checkAttribute(AttributeName)
  return { CodeDeliveryDetails: sendCode(context, account, 'email') }
}

/** VerifyUserAttribute: checks the code. */
export const verifyUserAttribute: Target = async (context, body) => {
  const { AccessToken, AttributeName, Code } = parseBody(verifySchema, body)
  const account = await authenticate(context, AccessToken)
  checkAttribute(AttributeName)
  confirmWithCode(context, account, 'email', Code)
  return {}
}
