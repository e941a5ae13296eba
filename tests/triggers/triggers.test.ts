import { describe, expect, test } from 'vitest'
import { codeTries } from '#domain/limits.ts'
import { createCreateAuthChallenge } from '#triggers/createAuthChallenge.mjs'
import { createDefineAuthChallenge } from '#triggers/defineAuthChallenge.mjs'
import { defaultLimits } from '#triggers/limits.mjs'
import { createPreSignUp } from '#triggers/preSignUp.mjs'
import { createRecordStore } from '#triggers/recordStore.mjs'
import { createVerifyAuthChallenge } from '#triggers/verifyAuthChallenge.mjs'

const minute = 60_000

test('the charts say the number of answers that the triggers allow', () => {
  expect(codeTries).toBe(defaultLimits.codeTries)
})

interface PutInput {
  readonly Item: { readonly userName: { S: string }; readonly version: { N: string } }
  readonly ConditionExpression: string
  readonly ExpressionAttributeValues?: { readonly ':version': { N: string } }
}

const conflict = { name: 'ConditionalCheckFailedException' }

/** A table that answers like DynamoDB. */
const createTable = () => {
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
const eventOf = (triggerSource: string, request: object) => ({
  version: '1',
  region: 'eu-west-1',
  userPoolId: 'eu-west-1_AbCdEf123',
  userName: 'c2d5a474',
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: '1example23456789' },
  triggerSource,
  request,
  response: {},
})

const userAttributes = { sub: 'c2d5a474', email: 'ada@rewoven.com' }

interface Step {
  readonly answer?: (code: string) => Promise<Step>
}

/** A pool that runs the triggers in the order of Cognito. */
const createPool = () => {
  let at = Date.UTC(2026, 10, 23)
  const now = () => at
  const sent: string[] = []
  const records = createRecordStore(createTable(), 'codes')
  const define = createDefineAuthChallenge()
  const create = createCreateAuthChallenge({
    records,
    now,
    sendEmail: async (email, code) => void sent.push(`${email} ${code}`),
  })
  const verify = createVerifyAuthChallenge({ records, now })

  const advanceSignIn = async (session: readonly object[]): Promise<Step> => {
    const request = { userAttributes, session }
    const next = (await define(eventOf('DefineAuthChallenge_Authentication', request))).response
    if (next.challengeName === undefined) return next
    const created = eventOf('CreateAuthChallenge_Authentication', { ...request, challengeName: next.challengeName })
    const { privateChallengeParameters, challengeMetadata, publicChallengeParameters } = (await create(created))
      .response
    const answer = async (challengeAnswer: string): Promise<Step> => {
      const answered = { userAttributes, privateChallengeParameters, challengeAnswer }
      const { response } = await verify(eventOf('VerifyAuthChallengeResponse_Authentication', answered))
      const past = {
        challengeName: 'CUSTOM_CHALLENGE',
        challengeResult: response.answerCorrect,
        challengeMetadata: challengeMetadata as string,
      }
      return advanceSignIn([...session, past])
    }
    return { ...next, publicChallengeParameters, answer }
  }
  const lastCode = (): string => sent.at(-1)?.split(' ')[1] ?? ''
  return {
    sent,
    lastCode,
    wrongCode: () => String((Number(lastCode()) + 1) % 10_000).padStart(4, '0'),
    advance: (ms: number) => void (at += ms),
    start: () => advanceSignIn([]),
  }
}

const tokens = { issueTokens: true, failAuthentication: false }
const failed = { issueTokens: false, failAuthentication: true }
const answerTo = async (step: Step, code: string): Promise<Step> => step.answer?.(code) ?? step

describe('a sign-in with the triggers', () => {
  test('sends a code of four digits / and keeps it from the client', async () => {
    const pool = createPool()
    const { answer, ...step } = await pool.start()
    expect(step).toEqual({
      challengeName: 'CUSTOM_CHALLENGE',
      issueTokens: false,
      failAuthentication: false,
      publicChallengeParameters: {},
    })
    expect(pool.sent).toEqual([expect.stringMatching(/^ada@rewoven\.com \d{4}$/)])
    expect(await answer?.(pool.lastCode())).toEqual(tokens)
  })

  test('with two wrong codes and the right one / sends one email and issues tokens', async () => {
    const pool = createPool()
    const second = await answerTo(await pool.start(), pool.wrongCode())
    const third = await answerTo(second, pool.wrongCode())
    expect(await answerTo(third, pool.lastCode())).toEqual(tokens)
    expect(pool.sent).toHaveLength(1)
  })

  test('with three wrong codes / fails', async () => {
    const pool = createPool()
    const second = await answerTo(await pool.start(), pool.wrongCode())
    const third = await answerTo(second, pool.wrongCode())
    expect(await answerTo(third, pool.wrongCode())).toEqual(failed)
  })

  test('with a code that was used, replaced or is too old / is refused with the text of an ended challenge', async () => {
    const pool = createPool()
    const first = await pool.start()
    const firstCode = pool.lastCode()
    const second = await pool.start()
    const used = 'Invalid session for the user, the code was used or replaced'
    await expect(answerTo(first, firstCode)).rejects.toThrow(used)
    await answerTo(second, pool.lastCode())
    await expect(answerTo(second, pool.lastCode())).rejects.toThrow(used)
    const third = await pool.start()
    pool.advance(3 * minute)
    await expect(answerTo(third, pool.lastCode())).rejects.toThrow('Invalid session for the user, the code has expired')
  })

  test('with the eleventh code in ten minutes / is refused until they have passed', async () => {
    const pool = createPool()
    for (let count = 0; count < 10; count += 1) await pool.start()
    await expect(pool.start()).rejects.toThrow('LimitExceeded: too many codes, please try after some time')
    pool.advance(10 * minute)
    expect(await pool.start()).toMatchObject({ challengeName: 'CUSTOM_CHALLENGE' })
  })

  test('with fifteen wrong codes in fifteen minutes / locks the account for that time', async () => {
    const pool = createPool()
    for (let count = 0; count < 5; count += 1) {
      let step: Step = await pool.start()
      for (let turn = 0; turn < 3; turn += 1) step = await answerTo(step, pool.wrongCode())
    }
    await expect(pool.start()).rejects.toThrow('Password attempts exceeded')
    pool.advance(15 * minute)
    expect(await pool.start()).toMatchObject({ challengeName: 'CUSTOM_CHALLENGE' })
  })

  test('with two answers at the same time / accepts one', async () => {
    const pool = createPool()
    const step = await pool.start()
    const answers = await Promise.allSettled([1, 2].map(() => answerTo(step, pool.lastCode())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('of an unknown email / is refused with the text of §8', async () => {
    const request = { userAttributes: {}, session: [], userNotFound: true }
    const event = eventOf('DefineAuthChallenge_Authentication', request)
    await expect(createDefineAuthChallenge()(event)).rejects.toThrow('User does not exist')
  })

  test('that began with a password / fails', async () => {
    const session = [{ challengeName: 'SRP_A', challengeResult: true }]
    const event = eventOf('DefineAuthChallenge_Authentication', { userAttributes, session })
    expect((await createDefineAuthChallenge()(event)).response).toEqual(failed)
  })
})

describe('a sign-up', () => {
  const preSignUp = createPreSignUp({ adminDomain: 'rewoven.com', isPhoneInUse: async (phone) => phone === '+234803' })
  const signUp = (attributes: object, source = 'PreSignUp_SignUp') =>
    preSignUp(eventOf(source, { userAttributes: attributes, validationData: null }))

  test('of an admin / is confirmed with its email', async () => {
    expect((await signUp({ email: 'Ada@Rewoven.com', 'custom:role': 'ADMIN' })).response).toEqual({
      autoConfirmUser: true,
      autoVerifyEmail: true,
      autoVerifyPhone: false,
    })
  })

  test.each([
    [{ email: 'ada@example.com', 'custom:role': 'ADMIN' }, 'Only @rewoven.com email addresses are allowed'],
    [{ email: 'ada@notrewoven.com', 'custom:role': 'ADMIN' }, 'Only @rewoven.com email addresses are allowed'],
    [{ email: 'ada@rewoven.com', 'custom:role': 'MARKETER' }, 'The role MARKETER cannot be signed up for'],
    [{ email: 'ada@rewoven.com', phone_number: '+234803' }, 'Phone Number already exists'],
  ])('with %j / is refused: %s', async (attributes, text) => {
    await expect(signUp(attributes)).rejects.toThrow(text)
  })

  test('of a marketer by an admin / is not changed', async () => {
    const attributes = { email: 'mary@example.com', 'custom:role': 'MARKETER' }
    expect((await signUp(attributes, 'PreSignUp_AdminCreateUser')).response).toEqual({})
  })
})
