import { describe, expect, test } from 'vitest'
import { codeTries } from '#domain/limits.ts'
import { createDefineAuthChallenge } from '#triggers/defineAuthChallenge.mjs'
import { defaultLimits } from '#triggers/limits.mjs'
import { createPreSignUp } from '#triggers/preSignUp.mjs'
import { createRecordStore } from '#triggers/recordStore.mjs'
import { answerTo, createPool, createTable, eventOf } from '#tests/triggers/support/pool.ts'

const minute = 60_000

test('the charts say the number of answers that the triggers allow', () => {
  expect(codeTries).toBe(defaultLimits.codeTries)
})

const define = createDefineAuthChallenge({ records: createRecordStore(createTable(), 'codes') })

const tokens = { issueTokens: true, failAuthentication: false }
const failed = { issueTokens: false, failAuthentication: true }

describe('a sign-in with the triggers', () => {
  test('sends a code of four digits / and keeps it from the client', async () => {
    const pool = createPool()
    const { answer, ...step } = await pool.start()
    expect(step).toEqual({
      challengeName: 'CUSTOM_CHALLENGE',
      issueTokens: false,
      failAuthentication: false,
      publicChallengeParameters: { codeLength: '4' },
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

  test('with a code that was used or is too old / is refused with the text of an ended challenge', async () => {
    const pool = createPool()
    const first = await pool.start()
    await answerTo(first, pool.lastCode())
    const used = 'Invalid session for the user, the code was used or replaced'
    await expect(answerTo(first, pool.lastCode())).rejects.toThrow(used)
    const second = await pool.start()
    pool.advance(3 * minute)
    await expect(answerTo(second, pool.lastCode())).rejects.toThrow(
      'Invalid session for the user, the code has expired',
    )
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
    await expect(define(event)).rejects.toThrow('User does not exist')
  })

  test('that began with a password / fails', async () => {
    const session = [{ challengeName: 'SRP_A', challengeResult: true }]
    const event = eventOf('DefineAuthChallenge_Authentication', { userAttributes: {}, session })
    expect((await define(event)).response).toEqual(failed)
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
