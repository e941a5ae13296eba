import { createCreateAuthChallenge } from '#triggers/createAuthChallenge.mjs'
import { createDefineAuthChallenge } from '#triggers/defineAuthChallenge.mjs'
import { defaultLimits } from '#triggers/limits.mjs'
import { createRecordStore } from '#triggers/recordStore.mjs'
import { createVerifyAuthChallenge } from '#triggers/verifyAuthChallenge.mjs'

interface PutInput {
  readonly Item: { readonly userName: { S: string }; readonly version: { N: string } }
  readonly ConditionExpression: string
  readonly ExpressionAttributeValues?: { readonly ':version': { N: string } }
}

const conflict = { name: 'ConditionalCheckFailedException' }

/** A table that answers like DynamoDB. */
export const createTable = () => {
  const items = new Map<string, { version: { N: string } }>()
  return {
    getItem: async ({ Key }: { Key: { userName: { S: string } } }) => ({ Item: items.get(Key.userName.S) }),
    putItem: async ({ Item, ConditionExpression, ExpressionAttributeValues }: PutInput) => {
      const stored = items.get(Item.userName.S)?.version.N
      const expected = ExpressionAttributeValues?.[':version'].N
      const isExpected = ConditionExpression === 'attribute_not_exists(userName)' ? !stored : stored === expected
      if (!isExpected) throw Object.assign(new Error('The conditional request failed'), conflict)
      items.set(Item.userName.S, structuredClone(Item))
    },
  }
}

/** The event of a trigger, as Cognito sends it. */
export const eventOf = (triggerSource: string, request: object, userName = 'c2d5a474') => ({
  version: '1',
  region: 'eu-west-1',
  userPoolId: 'eu-west-1_AbCdEf123',
  userName,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: '1example23456789' },
  triggerSource,
  request,
  response: {},
})

const userAttributes = { sub: 'c2d5a474', email: 'ada@rewoven.com' }

/** What the triggers answer: tokens, a failure, or a challenge. */
export interface Step {
  readonly publicChallengeParameters?: { readonly codeLength: string; readonly lastAnswer?: string }
  readonly answer?: (code: string) => Promise<Step>
}

/** A pool that runs the triggers in the order of Cognito. */
export const createPool = (limits = defaultLimits) => {
  let at = Date.UTC(2026, 10, 23)
  const now = () => at
  const sent: string[] = []
  const records = createRecordStore(createTable(), 'codes')
  const define = createDefineAuthChallenge({ records, now, limits })
  const create = createCreateAuthChallenge({
    records,
    now,
    limits,
    sendEmail: async (email, code) => void sent.push(`${email} ${code}`),
  })
  const verify = createVerifyAuthChallenge({ records, now, limits })

  const advanceSignIn = async (session: readonly object[], userName?: string): Promise<Step> => {
    const request = { userAttributes, session }
    const next = (await define(eventOf('DefineAuthChallenge_Authentication', request, userName))).response
    if (next.challengeName === undefined) return next
    const creation = { ...request, challengeName: next.challengeName }
    const created = await create(eventOf('CreateAuthChallenge_Authentication', creation, userName))
    const { privateChallengeParameters, challengeMetadata, publicChallengeParameters } = created.response
    const answer = async (challengeAnswer: string): Promise<Step> => {
      const answered = { userAttributes, privateChallengeParameters, challengeAnswer }
      const { response } = await verify(eventOf('VerifyAuthChallengeResponse_Authentication', answered, userName))
      const past = {
        challengeName: 'CUSTOM_CHALLENGE',
        challengeResult: response.answerCorrect,
        challengeMetadata: challengeMetadata as string,
      }
      return advanceSignIn([...session, past], userName)
    }
    return { ...next, publicChallengeParameters, answer }
  }
  const lastCode = (): string => sent.at(-1)?.split(' ')[1] ?? ''
  return {
    sent,
    lastCode,
    wrongCode: () => String((Number(lastCode()) + 1) % 10 ** lastCode().length).padStart(lastCode().length, '0'),
    advance: (ms: number) => void (at += ms),
    start: (userName?: string) => advanceSignIn([], userName),
  }
}

/** Answers the challenge of a step. */
export const answerTo = async (step: Step, code: string): Promise<Step> => step.answer?.(code) ?? step
