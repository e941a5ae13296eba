import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SignInStep } from '#domain/auth/session.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { selectSignUp } from '#machines/auth/signUp.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const details = { name: 'Ada Obi', email: 'ada@rewoven.com', phone: '08031234567' }
const phoneNumber = '+2348031234567'

const open = (reason: 'unauthorized_email' | null = null) => {
  const actors = {
    readPhone: deferredActor<string | null, { phone: string }>(),
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

const registering = async () => {
  const page = open()
  page.submit()
  await page.readPhone.answer(phoneNumber)
  await page.clearSession.answer()
  return page
}

const quiet = { isBusy: false, emailProblem: null, phoneProblem: null, problem: null }
const error = (text: string) => ({ type: 'toast', tone: 'error', text })
const network = 'Network error. Please check your internet connection and try again.'

describe('when the sign-up page opens', () => {
  test('nothing is said', () => {
    const { emitted, view } = open()
    expect([view(), emitted]).toEqual([quiet, []])
  })

  test('after an email off the domain the rule is said', () => {
    expect(open('unauthorized_email').emitted).toEqual([
      error('Only @rewoven.com email addresses are allowed for admin accounts'),
    ])
  })
})

describe('when the form is submitted', () => {
  test('what the rules refuse goes nowhere', () => {
    const { readPhone, submit, view } = open()
    submit({ email: 'ada@example.com' })
    expect([view(), readPhone.inputs]).toEqual([quiet, []])
  })

  test('the first refusal is said in a toast', () => {
    const { actor, emitted } = open()
    actor.send({ type: 'validation.failed', text: 'Full name must be at least 2 characters' })
    expect(emitted).toEqual([error('Full name must be at least 2 characters')])
  })

  test('twice, it is taken once', () => {
    const { readPhone, submit, view } = open()
    submit()
    submit()
    expect([view().isBusy, readPhone.inputs]).toEqual([true, [{ phone: '08031234567' }]])
  })

  test('a number that does not exist stands at its field until a field is changed, and nobody is signed out', async () => {
    const { actor, clearSession, emitted, readPhone, submit, view } = open()
    submit()
    await readPhone.answer(null)
    expect(view()).toEqual({ ...quiet, phoneProblem: 'Invalid phone number format.' })
    expect([emitted, clearSession.inputs]).toEqual([[error('Invalid phone number format.')], []])
    actor.send({ type: 'details.changed' })
    expect(view()).toEqual(quiet)
  })

  test('a phone library that does not arrive is explained', async () => {
    const { emitted, readPhone, submit, view } = open()
    submit()
    await readPhone.fail(new TypeError('Failed to fetch dynamically imported module'))
    expect([view(), emitted]).toEqual([{ ...quiet, problem: network }, [error(network)]])
  })
})

describe('when the account is made', () => {
  test('an earlier session is ended first, a code is sent, and the email is handed over', async () => {
    const { actor, emitted, register, sendCode } = await registering()
    expect(register.inputs).toEqual([{ name: 'Ada Obi', email: 'ada@rewoven.com', phoneNumber }])
    await register.answer('registered')
    expect(sendCode.inputs).toEqual([{ email: 'ada@rewoven.com' }])
    await sendCode.answer('codeSent')
    expect(actor.getSnapshot().output).toEqual({ email: 'ada@rewoven.com' })
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: 'Verification code sent to your email.' }])
  })

  test('an earlier session that cannot be ended stops nobody', async () => {
    const { clearSession, readPhone, register, submit } = open()
    submit()
    await readPhone.answer(phoneNumber)
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
  ])('the refusal %j stands where it belongs', async (raw, shown, toast) => {
    const { emitted, register, view } = await registering()
    await register.fail(new Error(raw))
    expect([view(), emitted]).toEqual([{ ...quiet, ...shown }, [error(toast)]])
  })

  test('an account that asks for a further step is no sign-up', async () => {
    const { register, view } = await registering()
    await register.answer('unfinished')
    expect(view().problem).toBe('Sign-up failed. Please try again.')
  })
})

describe('when no code could be sent for the new account', () => {
  const stranded = async (end: (page: Awaited<ReturnType<typeof registering>>) => Promise<void>) => {
    const page = await registering()
    await page.register.answer('registered')
    await end(page)
    return page
  }

  test.each([
    ['Network Error', network],
    ['', "Couldn't send a new code"],
  ])('because of %j, the reason is given, and another press asks for the code alone', async (raw, sentence) => {
    const { register, sendCode, submit, view } = await stranded((page) => page.sendCode.fail(new Error(raw)))
    expect(view()).toEqual({ ...quiet, problem: sentence })
    submit()
    expect([register.inputs.length, sendCode.inputs.length]).toEqual([1, 2])
  })

  test('an unknown step says so, and another email is another account', async () => {
    const { readPhone, submit, view } = await stranded((page) => page.sendCode.answer('unexpected'))
    expect(view().problem).toBe('Unexpected sign-in step.')
    submit({ email: 'ngozi@rewoven.com' })
    expect(readPhone.inputs).toHaveLength(2)
  })
})
