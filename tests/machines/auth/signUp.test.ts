import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SignInStep } from '#domain/auth/session.ts'
import { signUpMachine, selectSignUp } from '#machines/auth/signUp.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const details = { name: 'Ada Obi', email: 'ada@rewoven.com', phone: '08031234567' }
const phoneNumber = '+2348031234567'

const open = (reason: 'unauthorized_email' | null = null) => {
  const actors = {
    parsePhone: deferredActor<string | null, { phone: string }>(),
    clearSession: deferredActor<void>(),
    register: deferredActor<'registered' | 'unfinished', object>(),
    sendCode: deferredActor<SignInStep, { email: string }>(),
  }
  const logic = Object.fromEntries(Object.entries(actors).map(([name, actor]) => [name, actor.logic])) as never
  const actor = createActor(signUpMachine.provide({ actors: logic }), { input: { brand, reason } })
  const emitted = recordEffects(actor)
  actor.start()
  const submit = (changed: Partial<typeof details> = {}) =>
    actor.send({ type: 'details.submitted', details: { ...details, ...changed } })
  return { ...actors, actor, emitted, submit, view: () => selectSignUp(actor.getSnapshot()) }
}

const openRegistering = async () => {
  const page = open()
  page.submit()
  await page.parsePhone.answer(phoneNumber)
  await page.clearSession.answer()
  return page
}

const noProblems = { isBusy: false, emailProblem: null, phoneProblem: null, problem: null }
const error = (text: string) => ({ type: 'toast', tone: 'error', text })
const network = 'Network error. Please check your internet connection and try again.'

describe('when the sign-up page opens', () => {
  test('without a reason in the URL / shows no toast', () => {
    const { emitted, view } = open()
    expect([view(), emitted]).toEqual([noProblems, []])
  })

  test('after an email outside the admin domain / a toast shows the rule', () => {
    expect(open('unauthorized_email').emitted).toEqual([
      error('Only @rewoven.com email addresses are allowed for admin accounts'),
    ])
  })
})

describe('when the form is submitted', () => {
  test('with invalid details / makes no call', () => {
    const { parsePhone, submit, view } = open()
    submit({ email: 'ada@example.com' })
    expect([view(), parsePhone.inputs]).toEqual([noProblems, []])
  })

  test('with an invalid field / a toast shows the reason', () => {
    const { actor, emitted } = open()
    actor.send({ type: 'validation.failed', text: 'Full name must be at least 2 characters' })
    expect(emitted).toEqual([{ ...error('Full name must be at least 2 characters'), until: 'success' }])
  })

  test('twice / makes one call', () => {
    const { parsePhone, submit, view } = open()
    submit()
    submit()
    expect([view().isBusy, parsePhone.inputs]).toEqual([true, [{ phone: '08031234567' }]])
  })

  test('with an invalid phone number / shows the reason until a change, and ends no session', async () => {
    const { actor, clearSession, emitted, parsePhone, submit, view } = open()
    submit()
    await parsePhone.answer(null)
    expect(view()).toEqual({ ...noProblems, phoneProblem: 'Invalid phone number format.' })
    expect([emitted, clearSession.inputs]).toEqual([[error('Invalid phone number format.')], []])
    actor.send({ type: 'details.changed' })
    expect(view()).toEqual(noProblems)
  })

  test('without the phone library / shows the reason', async () => {
    const { emitted, parsePhone, submit, view } = open()
    submit()
    await parsePhone.fail(new TypeError('Failed to fetch dynamically imported module'))
    expect([view(), emitted]).toEqual([{ ...noProblems, problem: network }, [error(network)]])
  })
})

describe('when the account is created', () => {
  test('with success / ends the earlier session, sends a code and returns the email', async () => {
    const { actor, emitted, register, sendCode } = await openRegistering()
    expect(register.inputs).toEqual([{ name: 'Ada Obi', email: 'ada@rewoven.com', phoneNumber }])
    await register.answer('registered')
    expect(sendCode.inputs).toEqual([{ email: 'ada@rewoven.com' }])
    await sendCode.answer('codeSent')
    expect(actor.getSnapshot().output).toEqual({ email: 'ada@rewoven.com' })
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: 'Verification code sent to your email.' }])
  })

  test('with an earlier session that cannot be ended / creates the account anyway', async () => {
    const { clearSession, parsePhone, register, submit } = open()
    submit()
    await parsePhone.answer(phoneNumber)
    await clearSession.fail(new Error('Network Error'))
    expect(register.inputs).toHaveLength(1)
  })

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
    ['Network Error', { problem: network }, network],
    ['', { problem: 'Failed to sign up' }, 'Failed to sign up'],
  ])('with the error %j / shows the reason at the right place', async (raw, shown, toast) => {
    const { emitted, register, view } = await openRegistering()
    await register.fail(new Error(raw))
    expect([view(), emitted]).toEqual([{ ...noProblems, ...shown }, [error(toast)]])
  })

  test('with another step required / shows that the sign-up failed', async () => {
    const { register, view } = await openRegistering()
    await register.answer('unfinished')
    expect(view().problem).toBe('Sign-up failed. Please try again.')
  })
})

describe('when no code could be sent for the new account', () => {
  const openWithoutCode = async (fail: (page: Awaited<ReturnType<typeof openRegistering>>) => Promise<void>) => {
    const page = await openRegistering()
    await page.register.answer('registered')
    await fail(page)
    return page
  }

  test.each([
    ['Network Error', network],
    ['', "Couldn't send a new code"],
  ])('because of %j / shows the reason, and the next submit only requests the code', async (raw, sentence) => {
    const { register, sendCode, submit, view } = await openWithoutCode((page) => page.sendCode.fail(new Error(raw)))
    expect(view()).toEqual({ ...noProblems, problem: sentence })
    submit()
    expect([register.inputs.length, sendCode.inputs.length]).toEqual([1, 2])
  })

  test('because of an unknown step / shows it, and another email starts a new account', async () => {
    const { parsePhone, submit, view } = await openWithoutCode((page) => page.sendCode.answer('unexpected'))
    expect(view().problem).toBe('Unexpected sign-in step.')
    submit({ email: 'ngozi@rewoven.com' })
    expect(parsePhone.inputs).toHaveLength(2)
  })
})
