import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SignInStep } from '#domain/auth/session.ts'
import { signUpMachine, selectSignUp } from '#machines/auth/signUp.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const details = { name: 'Ada Obi', email: 'ada@rewoven.com', phone: '08031234567' }
const phoneNumber = '+2348031234567'

const open = async (reason: 'unauthorized_email' | null = null, isSessionStored = false) => {
  const actors = {
    findSession: deferredActor<boolean>(),
    parsePhone: deferredActor<string | null, { phone: string }>(),
    clearSession: deferredActor<'cleared' | 'signedIn', { hasOldSession: boolean }>(),
    register: deferredActor<'registered' | 'unfinished', object>(),
    sendCode: deferredActor<SignInStep, { email: string }>(),
  }
  const logic = Object.fromEntries(Object.entries(actors).map(([name, actor]) => [name, actor.logic])) as never
  const actor = createActor(signUpMachine.provide({ actors: logic }), { input: { brand, reason, email: '' } })
  actor.start()
  await actors.findSession.answer(isSessionStored)
  const submit = () => actor.send({ type: 'details.submitted', details })
  return { ...actors, actor, submit, view: () => selectSignUp(actor.getSnapshot()) }
}

const openRegistering = async () => {
  const page = await open()
  page.submit()
  await page.parsePhone.answer(phoneNumber)
  await page.clearSession.answer('cleared')
  return page
}

describe('a session that is stored', () => {
  test('when an email address has led to the page / is ended by the sign-up', async () => {
    const { clearSession, parsePhone, submit } = await open('unauthorized_email', true)
    submit()
    await parsePhone.answer(phoneNumber)
    expect(clearSession.inputs).toEqual([{ hasOldSession: true }])
  })
})

test('a code that could not be sent without a known reason / says so', async () => {
  const { register, sendCode, view } = await openRegistering()
  await register.answer('registered')
  await sendCode.fail(new Error(''))
  expect(view().problem).toBe("Couldn't send a new code")
})

describe('a problem of the sign-up', () => {
  const noProblems = { email: '', isBusy: false, emailProblem: null, phoneProblem: null, problem: null }

  test.each([
    ['email', { ...noProblems, emailProblem: 'the helper' }],
    ['phone', { ...noProblems, phoneProblem: 'the helper' }],
    [null, { ...noProblems, problem: 'the text' }],
  ] as const)('with the field %j / is shown once, at the right place', async (field, shown) => {
    const { actor } = await open()
    const { context } = actor.getSnapshot()
    const problem = { field, helper: 'the helper', text: 'the text' }
    const snapshot = signUpMachine.resolveState({ value: 'editing', context: { ...context, problem } })
    expect(selectSignUp(snapshot)).toEqual(shown)
  })
})

describe('when the answer of a sign-up is lost', () => {
  const emailTaken = 'User already exists'
  const phoneTaken = 'PreSignUp failed with error Phone Number already exists.'
  const other = { ...details, phone: '08039999999' }

  test.each([
    ['Network Error', emailTaken, details, true],
    ['Timeout', emailTaken, details, true],
    ['Unexpected end of JSON input', emailTaken, other, true],
    ['Network Error', phoneTaken, details, true],
    ['Network Error', phoneTaken, other, false],
    ['Network Error', emailTaken, { ...details, email: 'eve@rewoven.com' }, false],
    ['TooManyRequests: Rate exceeded', emailTaken, details, false],
  ])('with %j, and the repeat reads %j / with %o / requests the code: %j', async (lost, refusal, repeated, isOwn) => {
    const { actor, parsePhone, clearSession, register, sendCode } = await openRegistering()
    await register.fail(new Error(lost))
    actor.send({ type: 'details.submitted', details: repeated })
    await parsePhone.answer(phoneNumber)
    await clearSession.answer('cleared')
    await register.fail(new Error(refusal))
    expect(sendCode.inputs).toEqual(isOwn ? [{ email: repeated.email }] : [])
  })
})
