import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SignInStep } from '#domain/auth/session.ts'
import { signUpMachine, selectSignUp } from '#machines/auth/signUp.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

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
  const emitted = recordEffects(actor)
  actor.start()
  await actors.findSession.answer(isSessionStored)
  const submit = () => actor.send({ type: 'details.submitted', details })
  return { ...actors, actor, emitted, submit, view: () => selectSignUp(actor.getSnapshot()) }
}

const openRegistering = async () => {
  const page = await open()
  page.submit()
  await page.parsePhone.answer(phoneNumber)
  await page.clearSession.answer('cleared')
  return page
}

const noProblems = { email: '', isBusy: false, emailProblem: null, phoneProblem: null, problem: null }
const error = (text: string) => ({ type: 'toast', tone: 'error', text, until: 'success' })
const network = 'Network error. Please check your internet connection and try again.'

describe('a session that is stored', () => {
  test('when an email address has led to the page / is ended by the sign-up', async () => {
    const { clearSession, parsePhone, submit } = await open('unauthorized_email', true)
    submit()
    await parsePhone.answer(phoneNumber)
    expect(clearSession.inputs).toEqual([{ hasOldSession: true }])
  })
})

describe('when the account is created', () => {
  test.each([
    [
      'User already exists',
      { emailProblem: 'This email is already in use' },
      'This account already exists. Please use different contact information.',
    ],
    [
      'PreSignUp failed with error Phone Number already exists.',
      { phoneProblem: 'This phone number is already in use' },
      'This phone number is already registered. Please use a different phone number.',
    ],
    ['Network Error', { problem: network }],
    ['', { problem: 'Failed to sign up' }],
  ])('with the error %j / shows the reason once, at the right place', async (raw, shown, toast?: string) => {
    const { emitted, register, view } = await openRegistering()
    await register.fail(new Error(raw))
    expect([view(), emitted]).toEqual([{ ...noProblems, ...shown }, toast === undefined ? [] : [error(toast)]])
  })
})

describe('when no code could be sent for the new account', () => {
  test.each([
    ['Network Error', network],
    ['', "Couldn't send a new code"],
  ])('because of %j / shows the reason, and the next submit only requests the code', async (raw, sentence) => {
    const { register, sendCode, submit, view } = await openRegistering()
    await register.answer('registered')
    await sendCode.fail(new Error(raw))
    expect(view()).toEqual({ ...noProblems, problem: sentence })
    submit()
    expect([register.inputs.length, sendCode.inputs.length]).toEqual([1, 2])
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
