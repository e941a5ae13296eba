import * as z from 'zod'
import { accessSchema, parseBody } from '#local/identity/bodies.ts'
import { sendCode } from '#local/identity/codes.ts'
import type { Target } from '#local/identity/context.ts'
import { IdentityError, invalidParameter } from '#local/identity/identityError.ts'
import { authenticate } from '#local/identity/authenticate.ts'

const sendSchema = accessSchema.extend({ AttributeName: z.string().min(1) })
const verifySchema = sendSchema.extend({ Code: z.string().min(1) })

interface AttributeCode {
  readonly code: string
  readonly triesLeft: number
  readonly expiresAt: number
}

/** GetUserAttributeVerificationCode: sends a code to the email of the signed-in account (§7). */
export const getUserAttributeVerificationCode: Target = async (context, body) => {
  const { AccessToken, AttributeName } = parseBody(sendSchema, body)
  const account = await authenticate(context, AccessToken)
  if (AttributeName !== 'email') throw invalidParameter(`Attribute ${AttributeName} is not verifiable.`)
  const { database, limits, now } = context
  const code = sendCode(context, account)
  const sql =
    'INSERT OR REPLACE INTO attribute_codes (userId, attribute, code, triesLeft, expiresAt) VALUES (?, ?, ?, ?, ?)'
  database.run(sql, account.id, AttributeName, code, limits.codeTries, now() + limits.codeLifeMs)
  return { CodeDeliveryDetails: { AttributeName, DeliveryMedium: 'EMAIL', Destination: maskEmail(account.email) } }
}

/** VerifyUserAttribute: checks the code. A code works once, before it expires, with a limited number of tries. */
export const verifyUserAttribute: Target = async (context, body) => {
  const { AccessToken, AttributeName, Code } = parseBody(verifySchema, body)
  const account = await authenticate(context, AccessToken)
  const { database, now } = context
  const key = [account.id, AttributeName] as const
  const sent = database.one<AttributeCode>('SELECT * FROM attribute_codes WHERE userId = ? AND attribute = ?', ...key)
  if (!sent || sent.triesLeft === 0 || sent.expiresAt <= now()) {
    throw new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
  }
  if (sent.code !== Code) {
    database.run('UPDATE attribute_codes SET triesLeft = triesLeft - 1 WHERE userId = ? AND attribute = ?', ...key)
    throw new IdentityError('CodeMismatchException', 'Invalid verification code provided, please try again.')
  }
  database.run('DELETE FROM attribute_codes WHERE userId = ? AND attribute = ?', ...key)
  return {}
}

/** Masks an email like Cognito: `a***@r***`. */
const maskEmail = (email: string): string => {
  const [name = '', domain = ''] = email.split('@')
  return `${name.charAt(0)}***@${domain.charAt(0)}***`
}
