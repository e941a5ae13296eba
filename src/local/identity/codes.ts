import { randomInt } from 'node:crypto'
import type { Account } from '#local/data/accounts.ts'
import type { IdentityContext } from '#local/identity/context.ts'
import { IdentityError, limitExceeded } from '#local/identity/identityError.ts'

/** What a code of Cognito's own confirms: a new account, or an email. The codes of a sign-in come from the triggers. */
export type CodePurpose = 'account' | 'email'

interface SentCode {
  readonly code: string
  readonly triesLeft: number
  readonly expiresAt: number
}

const codeLength = 6

/**
 * Sends a code of six digits, which replaces an earlier one.
 * @returns Cognito's CodeDeliveryDetails
 * @throws IdentityError LimitExceededException after too many codes
 */
export const sendCode = (
  { database, outbox, limits, now }: IdentityContext,
  account: Account,
  purpose: CodePurpose,
) => {
  const { email, id } = account
  if (outbox.countSince(email, now() - limits.codeWindowMs) >= limits.codesPerWindow) throw limitExceeded()
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  outbox.send(email, code)
  const sql = 'INSERT OR REPLACE INTO own_codes (userId, purpose, code, triesLeft, expiresAt) VALUES (?, ?, ?, ?, ?)'
  database.run(sql, id, purpose, code, limits.codeTries, now() + limits.codeLifeMs)
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskEmail(email) }
}

/**
 * Checks a code. It works once, before it expires, with a limited number of tries.
 * @throws IdentityError CodeMismatchException for a wrong code, ExpiredCodeException for one that cannot be used
 */
export const confirmWithCode = (
  { database, now }: IdentityContext,
  account: Account,
  purpose: CodePurpose,
  code: string,
) => {
  const key = [account.id, purpose] as const
  const sent = database.one<SentCode>('SELECT * FROM own_codes WHERE userId = ? AND purpose = ?', ...key)
  if (!sent || sent.triesLeft === 0 || sent.expiresAt <= now())
    throw new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
  if (sent.code !== code) {
    database.run('UPDATE own_codes SET triesLeft = triesLeft - 1 WHERE userId = ? AND purpose = ?', ...key)
    throw new IdentityError('CodeMismatchException', 'Invalid verification code provided, please try again.')
  }
  database.run('DELETE FROM own_codes WHERE userId = ? AND purpose = ?', ...key)
  setConfirmed({ database }, account, purpose, true)
}

/** Stores whether an account or its email is confirmed. */
export const setConfirmed = (
  { database }: Pick<IdentityContext, 'database'>,
  { id }: Account,
  purpose: CodePurpose,
  isConfirmed: boolean,
): void =>
  void database.run(
    isConfirmed
      ? 'DELETE FROM unconfirmed WHERE userId = ? AND purpose = ?'
      : 'INSERT OR REPLACE INTO unconfirmed (userId, purpose) VALUES (?, ?)',
    id,
    purpose,
  )

export const isConfirmed = ({ database }: IdentityContext, { id }: Account, purpose: CodePurpose): boolean =>
  database.one('SELECT userId FROM unconfirmed WHERE userId = ? AND purpose = ?', id, purpose) === undefined

/** Masks an email like Cognito: `a***@r***`. */
const maskEmail = (email: string): string => {
  const [name = '', domain = ''] = email.split('@')
  return `${name.charAt(0)}***@${domain.charAt(0)}***`
}
