import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { answer, isTarget, keepEntries, putTokens, refuse } from '#tests/paths/browser/identity.ts'
import { type Hands, stage } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'
import type { SignUpDetails } from '#domain/auth/signUp.ts'
import type { Page } from '@playwright/test'

const challenge = { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeParameters: {}, Session: 'x'.repeat(20) }
const offTheDomain = { name: 'Ada Obi', email: 'ada@example.com', phone: '08031234567' }

/** The tokens of an admin who is signed in, so that the end of that session can be held. */
const tokens = new WeakMap<Page, Record<string, string>>()

const isRegistered = ({ page }: Hands): Promise<boolean> =>
  page.evaluate(
    () =>
      (window as never as { charts: { signUp: { context: { registered: string | null } } } }).charts.signUp.context
        .registered !== null,
  )

const submit = async ({ page }: Hands, { name, email, phone }: SignUpDetails): Promise<void> => {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone Number').fill(phone)
  await page.getByRole('button', { name: 'Continue' }).click()
}

export const signUpStage = stage({
  machine: signUpMachine,
  actor: 'signUp',
  kinds: { end: isTarget('GlobalSignOut'), register: isTarget('SignUp'), askForCode: isTarget('InitiateAuth') },
  open: async (hands, { start }) => {
    tokens.set(hands.page, await putTokens(hands, adminEmail))
    const { reason } = start.input as { reason: string | null }
    await hands.page.goto(reason === null ? '/sign-up' : `/sign-up?reason=${reason}`)
  },
  gestures: {
    'details.submitted': async (hands, { details }) => {
      if (!(await isRegistered(hands))) await keepEntries(hands, tokens.get(hands.page) ?? {})
      await submit(hands, details)
    },
    'details.refused': async (hands) => submit(hands, offTheDomain),
    'details.changed': async ({ page }) => page.getByLabel('Full Name').pressSequentially('x'),
  },
  calls: {
    readPhone: {
      endsAtOnce: true,
      ends: { 'the number exists': async () => undefined, 'there is no such number': async () => undefined },
    },
    clearSession: { kind: 'end', ends: { 'the session is ended': answer('end', {}) } },
    register: {
      kind: 'register',
      ends: {
        'the account is made': answer('register', { UserConfirmed: true, UserSub: 'x' }),
        'a further step is asked for': answer('register', { UserConfirmed: false, UserSub: 'x' }),
        'the email is taken': refuse('register', 'UsernameExistsException', 'User already exists'),
        'the phone number is taken': refuse(
          'register',
          'UserLambdaValidationException',
          'PreSignUp failed with error Phone Number already exists.',
        ),
        'the call fails': refuse('register'),
      },
    },
    sendCode: {
      kind: 'askForCode',
      ends: {
        'a code was sent': answer('askForCode', challenge),
        'an unknown step follows': answer('askForCode', { ...challenge, ChallengeName: 'SMS_MFA' }),
        'the call fails': refuse('askForCode'),
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
    return !(input.type === 'event' && input.event === 'details.refused' && context?.problem)
  },
})
