import * as z from 'zod'
import { findByEmail, findById, type Account } from '#local/data/accounts.ts'
import { checkClient, clientSchema, parseBody } from '#local/identity/bodies.ts'
import { answerChallenge, openChallenge } from '#local/identity/challenges.ts'
import type { IdentityContext, Target } from '#local/identity/context.ts'
import { invalidParameter, notAuthorized, userNotFound } from '#local/identity/identityError.ts'
import { openSession, refreshSession } from '#local/identity/sessions.ts'
import { subOf } from '#local/identity/tokens.ts'

const filled = z.string().min(1)
const initiateSchema = clientSchema.extend({ AuthFlow: filled, AuthParameters: z.record(z.string(), z.string()) })
const customSchema = z.object({ USERNAME: filled })
const refreshSchema = z.object({ REFRESH_TOKEN: filled })
const answerSchema = clientSchema.extend({
  ChallengeName: z.literal('CUSTOM_CHALLENGE'),
  Session: filled,
  ChallengeResponses: z.object({ USERNAME: filled, ANSWER: z.string() }),
})
const tokensSchema = clientSchema.extend({ RefreshToken: filled })

/** InitiateAuth: CUSTOM_AUTH sends a code and opens a challenge. REFRESH_TOKEN_AUTH renews tokens (§4). */
export const initiateAuth: Target = async (context, body) => {
  const { ClientId, AuthFlow, AuthParameters } = parseBody(initiateSchema, body)
  checkClient(context, ClientId)
  if (AuthFlow === 'CUSTOM_AUTH') {
    const account = activeAccount(context, parseBody(customSchema, AuthParameters).USERNAME)
    return challengeAnswer(account, openChallenge(context, account))
  }
  if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN') {
    const { REFRESH_TOKEN } = parseBody(refreshSchema, AuthParameters)
    return { AuthenticationResult: await refreshSession(context, REFRESH_TOKEN), ChallengeParameters: {} }
  }
  throw invalidParameter(`Initiate Auth method not supported: ${AuthFlow}.`)
}

/** RespondToAuthChallenge: the right code signs in. A wrong code returns a new session, the last one an error. */
export const respondToAuthChallenge: Target = async (context, body) => {
  const { ClientId, Session, ChallengeResponses } = parseBody(answerSchema, body)
  checkClient(context, ClientId)
  const account = activeAccount(context, ChallengeResponses.USERNAME)
  const result = answerChallenge(context, account, Session, ChallengeResponses.ANSWER)
  if (!result.isRight) return challengeAnswer(account, result.session)
  return { AuthenticationResult: await openSession(context, account), ChallengeParameters: {} }
}

/** GetTokensFromRefreshToken: new access and id tokens. The refresh token does not change. */
export const getTokensFromRefreshToken: Target = async (context, body) => {
  const { ClientId, RefreshToken } = parseBody(tokensSchema, body)
  checkClient(context, ClientId)
  return { AuthenticationResult: await refreshSession(context, RefreshToken) }
}

const activeAccount = ({ database }: IdentityContext, username: string): Account => {
  const account = findByEmail(database, username) ?? findById(database, `USR-${username}`)
  if (!account) throw userNotFound()
  if (account.userStatus !== 'ACTIVE') throw notAuthorized('User is disabled.')
  return account
}

const challengeAnswer = (account: Account, session: string) => ({
  ChallengeName: 'CUSTOM_CHALLENGE',
  ChallengeParameters: { USERNAME: subOf(account) },
  Session: session,
})
