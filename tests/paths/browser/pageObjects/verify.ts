import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { resendMachine } from '#machines/auth/resend.machine.ts'
import { verifyMachine, type VerifyInput } from '#machines/auth/verify.machine.ts'
import { answer, isTarget, putTokens, refuse, tokensOf } from '#tests/paths/browser/identity.ts'
import { type Hands, stage } from '#tests/paths/browser/pageObject.ts'
import { challengeOf, keepInTab, openWith } from '#tests/paths/browser/sessionStorage.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const challenge = { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeParameters: {}, Session: 'x'.repeat(20) }
const kinds = { check: isTarget('RespondToAuthChallenge'), send: isTarget('InitiateAuth') }

const openCodePage = async (
  hands: Hands,
  { audience, email, origin }: Pick<VerifyInput, 'audience' | 'email' | 'origin'>,
  marked: string | null,
): Promise<void> => {
  await hands.page.goto('/no/such/page')
  if (marked !== null)
    await keepInTab(hands, challengeOf(marked, audience === 'admin' ? 'validatedEmail' : 'marketerValidatedEmail'))
  await openWith(hands, audience === 'admin' ? '/verify' : '/amb/verify', email === null ? null : { email, origin })
}

const openAsAdmin = (hands: Hands): Promise<void> =>
  openCodePage(hands, { audience: 'admin', email: adminEmail, origin: 'signIn' }, adminEmail)

const typeCode = async ({ page }: Hands, code: string): Promise<void> => {
  const field = page.getByLabel('Verification code')
  const isThere = (await field.inputValue()) === code
  if (!isThere) await field.fill(code)
  if (isThere || code.length < 4) await field.press('Enter')
}

const waitForLock = async ({ page }: Hands): Promise<void> => {
  await page.getByRole('timer').waitFor()
  await page.clock.fastForward(60_000)
}

/** Whom the page has opened for decides whose tokens a right code brings. */
const confirm = async (hands: Hands): Promise<void> => {
  const email = hands.page.url().includes('/amb/') ? ambassadorEmail : adminEmail
  await answer('check', { AuthenticationResult: await tokensOf(hands, email), ChallengeParameters: {} })(hands)
}

const isDead = refuse('check', 'NotAuthorizedException', 'Incorrect username or password.')

/** Ends the first call of the kind `send`, and the one that follows it. */
const twice =
  (first: (hands: Hands) => Promise<void>, second: (hands: Hands) => Promise<void>) =>
  async (hands: Hands): Promise<void> => {
    await first(hands)
    await hands.arrives('send')
    await second(hands)
  }

const markers: Readonly<Record<string, string>> = {
  'the marker is of an admin': adminEmail,
  'the marker is of a marketer': ambassadorEmail,
}
const signedInAlready = 'the marker is of somebody who is signed in already'
const ofItsOwn = 'it is a chart of its own, and nothing outside can make it throw'

export const verifyStage = stage<typeof verifyMachine, 'code.replaced'>({
  machine: verifyMachine,
  actor: 'verify',
  kinds,
  open: async (hands, { start, steps, setup }) => {
    const read = [...setup, ...steps].find(
      ({ input }) => input.type === 'outcome' && input.invoke === 'readMarker',
    )?.input
    const found = read?.type === 'outcome' ? read.case : ''
    const { audience } = start.input as VerifyInput
    const own = audience === 'admin' ? adminEmail : ambassadorEmail
    if (found === signedInAlready) await putTokens(hands, own, audience === 'admin' ? 'admin.' : 'marketer.')
    await openCodePage(hands, start.input as VerifyInput, found === signedInAlready ? own : (markers[found] ?? null))
  },
  gestures: {
    'code.submitted': async (hands, { code }) => typeCode(hands, code),
    'code.changed': async ({ page }) => {
      await page.getByLabel('Verification code').fill('')
      await page.getByLabel('Verification code').fill('1')
    },
    'resend.requested': async ({ page }) => page.getByRole('button', { name: 'Resend code' }).click({ force: true }),
  },
  calls: {
    readMarker: {
      endsAtOnce: true,
      ends: Object.fromEntries(
        [...Object.keys(markers), signedInAlready, 'there is no marker'].map((name) => [name, async () => undefined]),
      ),
    },
    lockEnd: { ends: { 'it is over': waitForLock } },
    codeCheck: {
      kind: 'check',
      ends: {
        'the code is right': confirm,
        'the code is wrong': answer('check', challenge),
        'the code was replaced': twice(isDead, answer('send', challenge)),
        'the code could not be checked': refuse('check'),
      },
    },
    resend: {
      kind: 'send',
      ends: { 'a new code was sent': answer('send', challenge) },
    },
  },
  impossible: {
    'outcome readMarker: the call fails': 'a storage that cannot be read reads as one without a marker',
    'outcome lockEnd: the call fails': 'waiting never fails',
    'outcome codeCheck: the call fails': ofItsOwn,
    'outcome resend: the call fails': ofItsOwn,
    'outcome resend: no code could be sent':
      'a failed sign-in costs the identity library its challenge, so that no code is checked afterwards; the paths of auth/resend show it',
  },
  // A call ends after 15 s, long before the lock; and while a new code is sent, 'Verify' takes no press.
  isPossible: (input, { running }) => {
    const isCalling = running.includes('resend') || running.includes('codeCheck')
    if (input.type === 'outcome' && input.invoke === 'lockEnd') return !isCalling
    return !(running.includes('resend') && input.type === 'event' && input.event === 'code.submitted')
  },
})

export const codeCheckStage = stage({
  machine: codeCheckMachine,
  actor: 'codeCheck',
  kinds,
  open: async (hands) => {
    await openAsAdmin(hands)
    await typeCode(hands, '1234')
  },
  gestures: {},
  calls: {
    confirmCode: {
      kind: 'check',
      ends: {
        'the code is right': confirm,
        'the code is wrong': answer('check', challenge),
        'the code can no longer be used': isDead,
        'another step follows': answer('check', { ...challenge, ChallengeName: 'SMS_MFA' }),
        'the call fails': refuse('check'),
      },
    },
    replaceCode: {
      kind: 'send',
      ends: { 'a new code was sent': answer('send', challenge), 'the call fails': refuse('send') },
    },
  },
})

export const resendStage = stage({
  machine: resendMachine,
  actor: 'resend',
  kinds,
  open: async (hands) => {
    await openAsAdmin(hands)
    await waitForLock(hands)
    await hands.page.getByRole('button', { name: 'Resend code' }).click()
  },
  gestures: {},
  calls: {
    resendCode: {
      kind: 'send',
      ends: { 'a new code was sent': answer('send', challenge), 'the call fails': refuse('send') },
    },
    startOver: {
      kind: 'send',
      ends: { 'a new code was sent': answer('send', challenge), 'the call fails': refuse('send') },
    },
  },
})
