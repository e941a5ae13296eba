import type { Request } from '@playwright/test'
import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { resendMachine } from '#machines/auth/resend.machine.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'
import type { VerifyInput } from '#machines/auth/verify.setup.ts'
import {
  answerIdentityCall,
  challenge,
  isIdentityCall,
  rejectIdentityCall,
  requireUnknownStep,
  signInTokens,
  storeTokens,
} from '#tests/paths/browser/session/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  storedChallenge,
  storeInSessionStorage,
  openWithHistoryState,
} from '#tests/paths/browser/session/sessionStorage.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const isCheck = (request: Request): boolean =>
  isIdentityCall('RespondToAuthChallenge')(request) || isIdentityCall('ConfirmSignUp')(request)
/** How the start of another sign-in ends. */
const startOutcomes = {
  'a new code was sent': answerIdentityCall('send', challenge),
  'the account is unknown': rejectIdentityCall('send', 'UserNotFoundException', 'User does not exist.'),
  'the call fails': rejectIdentityCall('send'),
}
const kinds = { check: isCheck, send: isIdentityCall('InitiateAuth') }

const openCodePage = async (
  context: TestContext,
  { audience, email, origin }: Pick<VerifyInput, 'audience' | 'email' | 'origin'>,
  markedEmail: string | null,
): Promise<void> => {
  await context.page.goto('/no/such/page')
  if (markedEmail !== null)
    await storeInSessionStorage(
      context,
      storedChallenge(markedEmail, audience === 'admin' ? 'validatedEmail' : 'marketerValidatedEmail'),
    )
  await openWithHistoryState(
    context,
    audience === 'admin' ? '/verify' : '/amb/verify',
    email === null ? null : { email, origin },
  )
}

const openAsAdmin = (context: TestContext): Promise<void> =>
  openCodePage(context, { audience: 'admin', email: adminEmail, origin: 'signIn' }, adminEmail)

const typeCode = async ({ page }: TestContext, code: string): Promise<void> => {
  const field = page.getByLabel('Verification code')
  const isTyped = (await field.inputValue()) === code
  if (!isTyped) await field.fill(code)
  if (isTyped || code.length < 4) await field.press('Enter')
}

const waitForLock = async ({ page }: TestContext): Promise<void> => {
  await page.getByRole('timer').waitFor()
  await page.clock.fastForward(60_000)
}

/** The address of the page decides whose tokens a correct code returns. */
const confirm = async (context: TestContext): Promise<void> => {
  const email = context.page.url().includes('/amb/') ? ambassadorEmail : adminEmail
  await answerIdentityCall('check', {
    AuthenticationResult: await signInTokens(context, email),
    ChallengeParameters: {},
  })(context)
}

const rejectAsExpired = rejectIdentityCall('check', 'NotAuthorizedException', 'Incorrect username or password.')

/** Ends the check, then the call of the kind `send` that follows it. */
const inSequence =
  (first: (context: TestContext) => Promise<void>, second: (context: TestContext) => Promise<void>) =>
  async (context: TestContext): Promise<void> => {
    await first(context)
    await context.waitForCall('send')
    await second(context)
  }

const markers: Readonly<Record<string, string>> = {
  'this tab requested a code for an admin': adminEmail,
  'this tab requested a code for a marketer': ambassadorEmail,
}
const confirmationCase = 'the code confirms a new account'
const signedInCase = 'the person is already signed in'
const childNeverFails = 'it is a child chart, which handles every failure itself'

export const verifyPageObject = pageObject({
  machine: verifyMachine,
  actorId: 'verify',
  endsAtOnce: ['readEmailMarker'],
  requestKinds: kinds,
  open: async (context, { start, steps }) => {
    const markerStep = steps.find(({ input }) => input.type === 'outcome' && input.invoke === 'readEmailMarker')?.input
    const markerCase = markerStep?.type === 'outcome' ? markerStep.case : ''
    const { audience } = start.input as VerifyInput
    const ownEmail = audience === 'admin' ? adminEmail : ambassadorEmail
    if (markerCase === signedInCase) await storeTokens(context, ownEmail, audience === 'admin' ? 'admin.' : 'marketer.')
    await openCodePage(
      context,
      start.input as VerifyInput,
      markerCase === signedInCase ? ownEmail : (markers[markerCase] ?? null),
    )
  },
  steps: {
    'code.sentElsewhere': async ({ page }) =>
      page.evaluate(
        ([key, email]) => {
          localStorage.setItem(key, JSON.stringify({ email, sentAt: Date.now() }))
          dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
        },
        page.url().includes('/amb/')
          ? (['marketerCodeSent', ambassadorEmail] as const)
          : (['codeSent', adminEmail] as const),
      ),
    'code.submitted': async (context, { code }) => typeCode(context, code),
    'resend.requested': async ({ page }) => page.getByRole('button', { name: 'Resend code' }).click({ force: true }),
  },
  calls: {
    awaitLockEnd: { outcomes: { 'the lock ends': waitForLock } },
    codeCheck: {
      kind: 'check',
      outcomes: {
        'the code is correct': confirm,
        'the code is wrong': answerIdentityCall('check', challenge),
        'a new code was sent': inSequence(rejectAsExpired, answerIdentityCall('send', challenge)),
        'the code could not be checked': rejectIdentityCall('check'),
      },
    },
    resend: {
      kind: 'send',
      outcomes: { 'a new code was sent': answerIdentityCall('send', challenge) },
    },
  },
  impossible: {
    'event code.submitted: too few digits': 'the form shows the rule and sends nothing',
    'outcome readEmailMarker: this tab requested a code for a new account': 'only the length of the code differs',
    'outcome codeCheck: the call fails': childNeverFails,
    'outcome resend: the call fails': childNeverFails,
    'outcome resend: another tab has signed the person in': 'no request shows it; a journey shows it',
    'outcome resend: no code could be sent':
      'a failed sign-in removes the challenge of the identity library, so no later code can be checked; ' +
      'the paths of auth/resend cover it',
  },
  // Calls time out long before the lock ends. The button 'Verify' is disabled while a new code is requested.
  isPossible: (input, { runningCalls }) => {
    const isCalling = runningCalls.includes('resend') || runningCalls.includes('codeCheck')
    if (input.type === 'outcome' && input.invoke === 'awaitLockEnd') return !isCalling
    return !(runningCalls.includes('resend') && input.type === 'event' && input.event === 'code.submitted')
  },
})

export const codeCheckPageObject = pageObject({
  machine: codeCheckMachine,
  actorId: 'codeCheck',
  requestKinds: kinds,
  open: async (context, { steps }) => {
    const isConfirmation = steps.some(({ input }) => input.type === 'outcome' && input.case === confirmationCase)
    if (!isConfirmation) await openAsAdmin(context)
    else {
      await context.page.goto('/no/such/page')
      await storeInSessionStorage(context, { unconfirmedEmail: adminEmail })
      await openAsAdmin(context)
    }
    await typeCode(context, isConfirmation ? '123456' : '1234')
  },
  steps: {},
  calls: {
    confirmCode: {
      kind: 'check',
      outcomes: {
        'the code is correct': confirm,
        [confirmationCase]: answerIdentityCall('check', {}),
        'the code is wrong': answerIdentityCall('check', challenge),
        'the code is an earlier one': answerIdentityCall('check', {
          ...challenge,
          ChallengeParameters: { lastAnswer: 'replaced' },
        }),
        'the code can no longer be used': rejectAsExpired,
        'the provider requires another step': requireUnknownStep('check'),
        'the account is unknown': rejectIdentityCall('check', 'UserNotFoundException', 'User does not exist.'),
        'the call fails': rejectIdentityCall('check'),
      },
    },
    replaceCode: { kind: 'send', outcomes: startOutcomes },
    startSignIn: { kind: 'send', outcomes: startOutcomes },
  },
  impossible: {
    'start a marketer submits a code': 'the paths of auth/verify open the code page of marketers',
    'outcome confirmCode: another tab has signed the person in': 'no request shows it; a journey shows it',
    'outcome confirmCode: the answer says that the code is wrong': 'the user pool says it in another way',
  },
})

export const resendPageObject = pageObject({
  machine: resendMachine,
  actorId: 'resend',
  requestKinds: kinds,
  open: async (context) => {
    await openAsAdmin(context)
    await waitForLock(context)
    await context.page.getByRole('button', { name: 'Resend code' }).click()
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
    restartSignIn: { kind: 'send', outcomes: startOutcomes },
  },
  impossible: {
    'start a marketer requests a new code': 'the paths of auth/verify open the code page of marketers',
    'outcome resendCode: another tab has signed the person in': 'no request shows it; a journey shows it',
  },
})
