import { randomInt } from 'node:crypto'
import { codeLength } from '#domain/limits.ts'
import type { Account } from '#local/data/accounts.ts'
import type { IdentityContext } from '#local/identity/context.ts'
import { limitExceeded, notAuthorized } from '#local/identity/identityError.ts'

/**
 * Sends a new code to an account.
 * @throws IdentityError LimitExceededException after too many codes, or NotAuthorizedException after too many wrong
 * answers
 */
export const sendCode = (context: IdentityContext, account: Account): string => {
  const { outbox, limits, now } = context
  if (wrongAnswers(context, account) >= limits.wrongAnswersPerWindow) throw notAuthorized('Password attempts exceeded')
  if (outbox.countSince(account.email, now() - limits.codeWindowMs) >= limits.codesPerWindow) throw limitExceeded()
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  outbox.send(account.email, code)
  return code
}

export const recordWrongAnswer = ({ database, limits, now }: IdentityContext, account: Account): void => {
  database.run('DELETE FROM wrong_answers WHERE userId = ? AND at <= ?', account.id, now() - limits.wrongAnswerWindowMs)
  database.run('INSERT INTO wrong_answers (userId, at) VALUES (?, ?)', account.id, now())
}

export const clearWrongAnswers = ({ database }: IdentityContext, account: Account): void =>
  void database.run('DELETE FROM wrong_answers WHERE userId = ?', account.id)

const wrongAnswers = ({ database, limits, now }: IdentityContext, account: Account): number => {
  const sql = 'SELECT COUNT(*) AS wrong FROM wrong_answers WHERE userId = ? AND at > ?'
  return database.one<{ wrong: number }>(sql, account.id, now() - limits.wrongAnswerWindowMs)?.wrong ?? 0
}
