import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import {
  answerIdentityCall,
  isIdentityCall,
  storeInLocalStorage,
  storeTokens,
  rejectIdentityCall,
} from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'
import type { SignUpDetails } from '#domain/auth/signUp.ts'
import type { Page } from '@playwright/test'

const challenge = { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeParameters: {}, Session: 'x'.repeat(20) }
const offTheDomain = { name: 'Ada Obi', email: 'ada@example.com', phone: '08031234567' }

/** The tokens of an admin who is signed in, so that the end of that session can be held. */
const tokens = new WeakMap<Page, Record<string, string>>()

const isRegistered = ({ page }: TestContext): Promise<boolean> =>
  page.evaluate(
    () =>
      (window as never as { charts: { signUp: { context: { registered: string | null } } } }).charts.signUp.context
        .registered !== null,
  )

const submit = async ({ page }: TestContext, { name, email, phone }: SignUpDetails): Promise<void> => {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone Number').fill(phone)
  await page.getByRole('button', { name: 'Continue' }).click()
}

export const signUpPageObject = pageObject({
  machine: signUpMachine,
  actorId: 'signUp',
  requestKinds: {
    end: isIdentityCall('GlobalSignOut'),
    register: isIdentityCall('SignUp'),
    askForCode: isIdentityCall('InitiateAuth'),
  },
  open: async (hands, { start }) => {
    tokens.set(hands.page, await storeTokens(hands, adminEmail))
    const { reason } = start.input as { reason: string | null }
    await hands.page.goto(reason === null ? '/sign-up' : `/sign-up?reason=${reason}`)
  },
  steps: {
    'details.submitted': async (hands, { details }) => {
      if (!(await isRegistered(hands))) await storeInLocalStorage(hands, tokens.get(hands.page) ?? {})
      await submit(hands, details)
    },
    'validation.failed': async (hands) => submit(hands, offTheDomain),
    'details.changed': async ({ page }) => page.getByLabel('Full Name').pressSequentially('x'),
  },
  calls: {
    readPhone: {
      endsImmediately: true,
      outcomes: { 'the number exists': async () => undefined, 'there is no such number': async () => undefined },
    },
    clearSession: { kind: 'end', outcomes: { 'the session is ended': answerIdentityCall('end', {}) } },
    register: {
      kind: 'register',
      outcomes: {
        'the account is made': answerIdentityCall('register', { UserConfirmed: true, UserSub: 'x' }),
        'a further step is asked for': answerIdentityCall('register', { UserConfirmed: false, UserSub: 'x' }),
        'the email is taken': rejectIdentityCall('register', 'UsernameExistsException', 'User already exists'),
        'the phone number is taken': rejectIdentityCall(
          'register',
          'UserLambdaValidationException',
          'PreSignUp failed with error Phone Number already exists.',
        ),
        'the call fails': rejectIdentityCall('register'),
      },
    },
    sendCode: {
      kind: 'askForCode',
      outcomes: {
        'a code was sent': answerIdentityCall('askForCode', challenge),
        'an unknown step follows': answerIdentityCall('askForCode', { ...challenge, ChallengeName: 'SMS_MFA' }),
        'the call fails': rejectIdentityCall('askForCode'),
      },
    },
  },
  impossible: {
    'event details.submitted: an email off the domain': 'the form lets nothing through that the rules refuse',
    'outcome readPhone: the call fails':
      'the phone library comes with the page; a journey shows what happens where it does not',
    'outcome clearSession: the call fails':
      'the identity library ends a session here even where the pool cannot be reached',
  },
  // Which number was typed decides how its reading ends; and to type into a field takes back what was said before.
  isPossible: (input, { snapshot }) => {
    const context = snapshot?.context as { details: SignUpDetails; problem: object | null } | undefined
    if (input.type === 'outcome' && input.invoke === 'readPhone')
      return (input.case === 'the number exists') === !context?.details.phone.startsWith('00')
    return !(input.type === 'event' && input.event === 'validation.failed' && context?.problem)
  },
})
