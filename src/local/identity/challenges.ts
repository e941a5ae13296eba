import { randomBytes } from 'node:crypto'
import type { Account } from '#local/data/accounts.ts'
import { clearWrongAnswers, recordWrongAnswer, sendCode } from '#local/identity/codes.ts'
import type { IdentityContext } from '#local/identity/context.ts'
import { notAuthorized } from '#local/identity/identityError.ts'

interface Challenge {
  readonly session: string
  readonly userId: string
  readonly code: string
  readonly triesLeft: number
  readonly expiresAt: number
  readonly state: 'open' | 'answered' | 'replaced'
}

/** A wrong answer returns the session for the next try. */
export type ChallengeResult = { readonly isRight: true } | { readonly isRight: false; readonly session: string }

/** Sends a code and opens a challenge. It replaces earlier challenges of the account. @returns the session */
export const openChallenge = (context: IdentityContext, account: Account): string =>
  context.database.transaction(() => {
    const code = sendCode(context, account)
    const { database, limits, now } = context
    database.run('DELETE FROM challenges WHERE userId = ? AND expiresAt <= ?', account.id, now() - limits.codeWindowMs)
    database.run(`UPDATE challenges SET state = 'replaced' WHERE userId = ? AND state = 'open'`, account.id)
    return insertChallenge(context, {
      userId: account.id,
      code,
      triesLeft: limits.codeTries,
      expiresAt: now() + limits.codeLifeMs,
    })
  })

/**
 * Checks the answer to a challenge. Each session accepts one answer. The last wrong answer ends the challenge.
 * @throws IdentityError NotAuthorizedException for an invalid session and for the last wrong answer
 */
export const answerChallenge = (
  context: IdentityContext,
  account: Account,
  session: string,
  answer: string,
): ChallengeResult => {
  const challenge = consumeChallenge(context, account, session)
  if (answer === challenge.code) {
    clearWrongAnswers(context, account)
    return { isRight: true }
  }
  recordWrongAnswer(context, account)
  if (challenge.triesLeft <= 1) throw notAuthorized('Incorrect username or password.')
  return { isRight: false, session: insertChallenge(context, { ...challenge, triesLeft: challenge.triesLeft - 1 }) }
}

const consumeChallenge = ({ database, now }: IdentityContext, account: Account, session: string): Challenge => {
  const challenge = database.one<Challenge>('SELECT * FROM challenges WHERE session = ?', session)
  if (!challenge || challenge.userId !== account.id) throw notAuthorized('Invalid session for the user.')
  if (challenge.state === 'answered')
    throw notAuthorized('Invalid session for the user, session can only be used once.')
  if (challenge.state === 'replaced' || challenge.expiresAt <= now())
    throw notAuthorized('Invalid session for the user, session is expired.')
  database.run(`UPDATE challenges SET state = 'answered' WHERE session = ?`, session)
  return challenge
}

const insertChallenge = ({ database }: IdentityContext, challenge: Omit<Challenge, 'session' | 'state'>): string => {
  const session = randomBytes(48).toString('base64url')
  const { userId, code, triesLeft, expiresAt } = challenge
  const sql =
    "INSERT INTO challenges (session, userId, code, triesLeft, expiresAt, state) VALUES (?, ?, ?, ?, ?, 'open')"
  database.run(sql, session, userId, code, triesLeft, expiresAt)
  return session
}
