import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { resendMachine } from '#machines/auth/resend.machine.ts'
import { verifyMachine, type VerifyInput } from '#machines/auth/verify.machine.ts'
import {
  answerIdentityCall,
  isIdentityCall,
  storeTokens,
  rejectIdentityCall,
  signInTokens,
} from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { storedChallenge, storeInSessionStorage, openWithHistoryState } from '#tests/paths/browser/sessionStorage.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const challenge = { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeParameters: {}, Session: 'x'.repeat(20) }
const kinds = { check: isIdentityCall('RespondToAuthChallenge'), send: isIdentityCall('InitiateAuth') }

const openCodePage = async (
  hands: TestContext,
  { audience, email, origin }: Pick<VerifyInput, 'audience' | 'email' | 'origin'>,
  marked: string | null,
): Promise<void> => {
  await hands.page.goto('/no/such/page')
  if (marked !== null)
    await storeInSessionStorage(
      hands,
      storedChallenge(marked, audience === 'admin' ? 'validatedEmail' : 'marketerValidatedEmail'),
    )
  await openWithHistoryState(
    hands,
    audience === 'admin' ? '/verify' : '/amb/verify',
    email === null ? null : { email, origin },
  )
}

const openAsAdmin = (hands: TestContext): Promise<void> =>
  openCodePage(hands, { audience: 'admin', email: adminEmail, origin: 'signIn' }, adminEmail)

const typeCode = async ({ page }: TestContext, code: string): Promise<void> => {
  const field = page.getByLabel('Verification code')
  const isThere = (await field.inputValue()) === code
  if (!isThere) await field.fill(code)
  if (isThere || code.length < 4) await field.press('Enter')
}

const waitForLock = async ({ page }: TestContext): Promise<void> => {
  await page.getByRole('timer').waitFor()
  await page.clock.fastForward(60_000)
}

/** Whom the page has opened for decides whose tokens a right code brings. */
const confirm = async (hands: TestContext): Promise<void> => {
  const email = hands.page.url().includes('/amb/') ? ambassadorEmail : adminEmail
  await answerIdentityCall('check', {
    AuthenticationResult: await signInTokens(hands, email),
    ChallengeParameters: {},
  })(hands)
}

const isDead = rejectIdentityCall('check', 'NotAuthorizedException', 'Incorrect username or password.')

/** Ends the first call of the kind `send`, and the one that follows it. */
const twice =
  (first: (hands: TestContext) => Promise<void>, second: (hands: TestContext) => Promise<void>) =>
  async (hands: TestContext): Promise<void> => {
    await first(hands)
    await hands.waitForCall('send')
    await second(hands)
  }

const markers: Readonly<Record<string, string>> = {
  'the marker is of an admin': adminEmail,
  'the marker is of a marketer': ambassadorEmail,
}
const signedInAlready = 'the marker is of somebody who is signed in already'
const ofItsOwn = 'it is a chart of its own, and nothing outside can make it throw'

export const verifyPageObject = pageObject<typeof verifyMachine, 'code.replaced'>({
  machine: verifyMachine,
  actorId: 'verify',
  requestKinds: kinds,
  open: async (hands, { start, steps, setup }) => {
    const read = [...setup, ...steps].find(
      ({ input }) => input.type === 'outcome' && input.invoke === 'readMarker',
    )?.input
    const found = read?.type === 'outcome' ? read.case : ''
    const { audience } = start.input as VerifyInput
    const own = audience === 'admin' ? adminEmail : ambassadorEmail
    if (found === signedInAlready) await storeTokens(hands, own, audience === 'admin' ? 'admin.' : 'marketer.')
    await openCodePage(hands, start.input as VerifyInput, found === signedInAlready ? own : (markers[found] ?? null))
  },
  steps: {
    'code.submitted': async (hands, { code }) => typeCode(hands, code),
    'code.changed': async ({ page }) => {
      await page.getByLabel('Verification code').fill('')
      await page.getByLabel('Verification code').fill('1')
    },
    'resend.requested': async ({ page }) => page.getByRole('button', { name: 'Resend code' }).click({ force: true }),
  },
  calls: {
    readMarker: {
      endsImmediately: true,
      outcomes: Object.fromEntries(
        [...Object.keys(markers), signedInAlready, 'there is no marker'].map((name) => [name, async () => undefined]),
      ),
    },
    lockEnd: { outcomes: { 'it is over': waitForLock } },
    codeCheck: {
      kind: 'check',
      outcomes: {
        'the code is right': confirm,
        'the code is wrong': answerIdentityCall('check', challenge),
        'the code was replaced': twice(isDead, answerIdentityCall('send', challenge)),
        'the code could not be checked': rejectIdentityCall('check'),
      },
    },
    resend: {
      kind: 'send',
      outcomes: { 'a new code was sent': answerIdentityCall('send', challenge) },
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
  isPossible: (input, { runningCalls }) => {
    const isCalling = runningCalls.includes('resend') || runningCalls.includes('codeCheck')
    if (input.type === 'outcome' && input.invoke === 'lockEnd') return !isCalling
    return !(runningCalls.includes('resend') && input.type === 'event' && input.event === 'code.submitted')
  },
})

export const codeCheckPageObject = pageObject({
  machine: codeCheckMachine,
  actorId: 'codeCheck',
  requestKinds: kinds,
  open: async (hands) => {
    await openAsAdmin(hands)
    await typeCode(hands, '1234')
  },
  steps: {},
  calls: {
    confirmCode: {
      kind: 'check',
      outcomes: {
        'the code is right': confirm,
        'the code is wrong': answerIdentityCall('check', challenge),
        'the code can no longer be used': isDead,
        'another step follows': answerIdentityCall('check', { ...challenge, ChallengeName: 'SMS_MFA' }),
        'the call fails': rejectIdentityCall('check'),
      },
    },
    replaceCode: {
      kind: 'send',
      outcomes: {
        'a new code was sent': answerIdentityCall('send', challenge),
        'the call fails': rejectIdentityCall('send'),
      },
    },
  },
})

export const resendPageObject = pageObject({
  machine: resendMachine,
  actorId: 'resend',
  requestKinds: kinds,
  open: async (hands) => {
    await openAsAdmin(hands)
    await waitForLock(hands)
    await hands.page.getByRole('button', { name: 'Resend code' }).click()
  },
  steps: {},
  calls: {
    resendCode: {
      kind: 'send',
      outcomes: {
        'a new code was sent': answerIdentityCall('send', challenge),
        'the call fails': rejectIdentityCall('send'),
      },
    },
    startOver: {
      kind: 'send',
      outcomes: {
        'a new code was sent': answerIdentityCall('send', challenge),
        'the call fails': rejectIdentityCall('send'),
      },
    },
  },
})
