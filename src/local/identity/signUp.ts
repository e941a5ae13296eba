import * as z from 'zod'
import { isEmail } from '#domain/auth/email.ts'
import { findByEmail, insertAccount } from '#local/data/accounts.ts'
import { createAccount } from '#local/data/newAccount.ts'
import { isE164 } from '#local/data/phone.ts'
import { attributesSchema, checkClient, clientSchema, parseBody } from '#local/identity/bodies.ts'
import { sendCode, setConfirmed } from '#local/identity/codes.ts'
import type { Target } from '#local/identity/context.ts'
import { IdentityError, invalidParameter } from '#local/identity/identityError.ts'
import { subOf } from '#local/identity/tokens.ts'
import { runTrigger } from '#local/identity/triggers.ts'
import { generatedPasswordLength } from '#domain/limits.ts'

const signUpSchema = clientSchema.extend({
  Username: z.string().min(1),
  Password: z.string().min(1),
  UserAttributes: attributesSchema,
})

const writable = ['email', 'name', 'phone_number', 'custom:role']

/**
 * SignUp (§4): creates an account, which the trigger confirms. An ADMIN needs an email on the admin domain (§6).
 * Marketers cannot sign up: admins create them.
 */
export const signUp: Target = async (context, body) => {
  const { ClientId, Username, Password, UserAttributes } = parseBody(signUpSchema, body)
  checkClient(context, ClientId)
  if (!isEmail(Username)) throw invalidParameter('Username should be an email.')
  checkPassword(Password)
  const attributes = readAttributes(Username, UserAttributes)
  if (findByEmail(context.database, Username)) throw new IdentityError('UsernameExistsException', 'User already exists')
  const role = attributes.role ?? 'USER'
  const partitionType = role === 'ADMIN' ? 'ADMIN' : 'USER'
  const account = createAccount({ ...attributes, role, partitionType }, context.now())
  const { autoConfirmUser } = await runTrigger(context, 'PreSignUp', {
    userName: subOf(account),
    source: 'PreSignUp_SignUp',
    request: { userAttributes: Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value])) },
  })
  insertAccount(context.database, account)
  if (autoConfirmUser && context.confirmsSignUps) return { UserConfirmed: true, UserSub: subOf(account) }
  setConfirmed(context, account, 'account', false)
  const CodeDeliveryDetails = sendCode(context, account, 'account')
  return { UserConfirmed: false, UserSub: subOf(account), CodeDeliveryDetails }
}

interface SignUpAttributes {
  readonly email: string
  readonly name: string
  readonly phoneNumber: string
  readonly role: string | undefined
}

const readAttributes = (username: string, given: z.infer<typeof attributesSchema>): SignUpAttributes => {
  const values = new Map(given.map(({ Name, Value }) => [Name, Value]))
  const unknown = given.find(({ Name }) => !writable.includes(Name))
  if (unknown)
    throw invalidParameter(
      `Attributes did not conform to the schema: ${unknown.Name}: Attribute does not exist in the schema.`,
    )
  const required = (name: string): string => {
    const value = values.get(name)?.trim()
    if (!value)
      throw invalidParameter(`Attributes did not conform to the schema: ${name}: The attribute ${name} is required`)
    return value
  }
  const email = required('email')
  const phoneNumber = required('phone_number')
  if (email.toLowerCase() !== username.trim().toLowerCase())
    throw invalidParameter('Provided email does not match the username.')
  if (!isE164(phoneNumber)) throw invalidParameter('Invalid phone number format.')
  return { email, name: required('name'), phoneNumber, role: values.get('custom:role') }
}

const rules: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^.{${generatedPasswordLength},}$`, 's'), 'Password not long enough'],
  [/[a-z]/, 'Password must have lowercase characters'],
  [/[A-Z]/, 'Password must have uppercase characters'],
  [/\d/, 'Password must have numeric characters'],
  [/[!@#$%^&*()_\-+=<>?.,:;{}[\]|/\\~`'"]/, 'Password must have symbol characters'],
]

/**
 * Checks the password policy of the pool. The generated password of §5 meets it. There is no sign-in with a password,
 * so the password is not stored.
 * @throws IdentityError InvalidPasswordException with the first violated rule
 */
const checkPassword = (password: string): void => {
  const broken = rules.find(([pattern]) => !pattern.test(password))
  if (broken) throw new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`)
}
