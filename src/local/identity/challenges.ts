import { randomBytes } from 'node:crypto'
import type { Account } from '#local/data/accounts.ts'
import { attributeRecordOf } from '#local/identity/attributes.ts'
import type { IdentityContext } from '#local/identity/context.ts'
import { notAuthorized } from '#local/identity/identityError.ts'
import { subOf } from '#local/identity/tokens.ts'
import { runTrigger } from '#local/identity/triggers.ts'

/** An answered challenge, as triggers see it. */
interface PastChallenge {
  readonly challengeName: string
  readonly challengeResult: boolean
  readonly challengeMetadata: string
}

interface OpenChallenge {
  readonly session: string
  readonly userId: string
  readonly expiresAt: number
  readonly isAnswered: 0 | 1
  /** JSON of PastChallenge[]. */
  readonly history: string
  /** JSON of the parameters that only the triggers see. */
  readonly parameters: string
  readonly metadata: string
}

/** The length of Cognito's sessions, in bytes. The text is a third longer. */
const sessionBytes = 690

/** What follows in a sign-in: the next challenge, or tokens. */
export type SignInStep =
  | { readonly kind: 'challenge'; readonly session: string; readonly parameters: Readonly<Record<string, string>> }
  | { readonly kind: 'tokens' }

/**
 * Asks the triggers what follows in a sign-in with this history (§4).
 * @throws IdentityError of a trigger, or NotAuthorizedException if the sign-in has failed
 */
export const continueSignIn = async (
  context: IdentityContext,
  account: Account,
  history: readonly PastChallenge[] = [],
): Promise<SignInStep> => {
  const userName = subOf(account)
  const request = { userAttributes: attributeRecordOf(context, account), session: history }
  const source = 'DefineAuthChallenge_Authentication'
  const next = await runTrigger(context, 'DefineAuthChallenge', { userName, source, request })
  if (next.issueTokens) return { kind: 'tokens' }
  if (next.failAuthentication) throw notAuthorized('Incorrect username or password.')
  const created = await runTrigger(context, 'CreateAuthChallenge', {
    userName,
    source: 'CreateAuthChallenge_Authentication',
    request: { ...request, challengeName: next.challengeName },
  })
  const session = randomBytes(sessionBytes).toString('base64url')
  const { database, limits, now } = context
  database.run('DELETE FROM challenges WHERE expiresAt <= ?', now() - limits.codeWindowMs)
  database.run(
    'INSERT INTO challenges (session, userId, expiresAt, isAnswered, history, parameters, metadata) VALUES (?, ?, ?, 0, ?, ?, ?)',
    session,
    account.id,
    now() + limits.codeLifeMs,
    JSON.stringify(history),
    JSON.stringify(created.privateChallengeParameters),
    created.challengeMetadata,
  )
  return { kind: 'challenge', session, parameters: created.publicChallengeParameters }
}

/**
 * Checks the answer to a challenge. Each session accepts one answer.
 * @throws IdentityError NotAuthorizedException for an invalid session and after the last wrong answer, or that of a
 * trigger
 */
export const answerChallenge = async (
  context: IdentityContext,
  account: Account,
  session: string,
  challengeAnswer: string,
): Promise<SignInStep> => {
  const { history, parameters, metadata } = consumeChallenge(context, account, session)
  const { answerCorrect } = await runTrigger(context, 'VerifyAuthChallengeResponse', {
    userName: subOf(account),
    source: 'VerifyAuthChallengeResponse_Authentication',
    request: {
      userAttributes: attributeRecordOf(context, account),
      privateChallengeParameters: JSON.parse(parameters),
      challengeAnswer,
    },
  })
  const answered = { challengeName: 'CUSTOM_CHALLENGE', challengeResult: answerCorrect, challengeMetadata: metadata }
  return continueSignIn(context, account, [...(JSON.parse(history) as PastChallenge[]), answered])
}

const consumeChallenge = ({ database, now }: IdentityContext, account: Account, session: string): OpenChallenge => {
  const challenge = database.one<OpenChallenge>('SELECT * FROM challenges WHERE session = ?', session)
  if (!challenge || challenge.userId !== account.id) throw notAuthorized('Invalid session for the user.')
  if (challenge.isAnswered) throw notAuthorized('Invalid session for the user, session can only be used once.')
  if (challenge.expiresAt <= now()) throw notAuthorized('Invalid session for the user, session is expired.')
  database.run('UPDATE challenges SET isAnswered = 1 WHERE session = ?', session)
  return challenge
}
