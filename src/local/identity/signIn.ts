import * as z from 'zod'
import { findByEmail, findById, type Account } from '#local/data/accounts.ts'
import { checkClient, clientSchema, parseBody } from '#local/identity/bodies.ts'
import { answerChallenge, continueSignIn, type SignInStep } from '#local/identity/challenges.ts'
import type { IdentityContext, Target } from '#local/identity/context.ts'
import { invalidParameter, notAuthorized } from '#local/identity/identityError.ts'
import { openSession, refreshSession } from '#local/identity/sessions.ts'
import { subOf } from '#local/identity/tokens.ts'
import { runTrigger } from '#local/identity/triggers.ts'
import { checkConfirmed } from '#local/identity/confirmation.ts'

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
    const { USERNAME } = parseBody(customSchema, AuthParameters)
    const account = findAccount(context, USERNAME)
    if (!account) return refuseUnknown(context, USERNAME)
    checkActive(context, account)
    return signInAnswer(context, account, await continueSignIn(context, account))
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
  const account = findAccount(context, ChallengeResponses.USERNAME)
  if (!account) throw notAuthorized('Incorrect username or password.')
  checkActive(context, account)
  return signInAnswer(context, account, await answerChallenge(context, account, Session, ChallengeResponses.ANSWER))
}

/** GetTokensFromRefreshToken: new access and id tokens. The refresh token does not change. */
export const getTokensFromRefreshToken: Target = async (context, body) => {
  const { ClientId, RefreshToken } = parseBody(tokensSchema, body)
  checkClient(context, ClientId)
  return { AuthenticationResult: await refreshSession(context, RefreshToken) }
}

const findAccount = ({ database }: IdentityContext, username: string): Account | undefined =>
  findByEmail(database, username) ?? findById(database, `USR-${username}`)

/** Like a pool that prevents user existence errors: the trigger decides what a person with an unknown email reads. */
const refuseUnknown = async (context: IdentityContext, userName: string): Promise<never> => {
  const source = 'DefineAuthChallenge_Authentication'
  const request = { userAttributes: {}, session: [], userNotFound: true }
  await runTrigger(context, 'DefineAuthChallenge', { userName, source, request })
  throw notAuthorized('Incorrect username or password.')
}

const checkActive = (context: IdentityContext, account: Account): void => {
  if (account.userStatus !== 'ACTIVE') throw notAuthorized('User is disabled.')
  checkConfirmed(context, account)
}

const signInAnswer = async (context: IdentityContext, account: Account, step: SignInStep) =>
  step.kind === 'tokens'
    ? { AuthenticationResult: await openSession(context, account), ChallengeParameters: {} }
    : {
        ChallengeName: 'CUSTOM_CHALLENGE',
        ChallengeParameters: { ...step.parameters, USERNAME: subOf(account) },
        Session: step.session,
      }
