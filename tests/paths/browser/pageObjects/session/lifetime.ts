import type { Page, Request } from '@playwright/test'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'
import {
  answerIdentityCall,
  challenge,
  continueCall,
  goOnline,
  isIdentityCall,
  rejectIdentityCall,
  requireUnknownStep,
  signInTokens,
  storeInLocalStorage,
  storeTokens,
} from '#tests/paths/browser/session/identity.ts'
import { renewalRefused, renewedAs } from '#tests/paths/browser/session/roleSessions.ts'
import {
  continueNewKeys,
  editToken,
  otherTab,
  removeTokens,
  writeTokens,
} from '#tests/paths/browser/session/storedTokens.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { comparedFigures } from '#tests/journeys/support/fixtures.ts'
import { expectAnswered } from '#tests/journeys/support/timing.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const kinds = {
  keys: (request: Request) => request.url().endsWith('jwks.json'),
  renew: isIdentityCall('GetTokensFromRefreshToken'),
  askForCode: isIdentityCall('InitiateAuth'),
  check: isIdentityCall('RespondToAuthChallenge'),
}

/** The tokens that each page started with. */
const tokens = new WeakMap<Page, Record<string, string>>()

/** Waits for all calls. One that is still on its way could take the refusal of a step, and 'Refresh' stops it. */
const openArea = async (context: TestContext): Promise<void> => {
  tokens.set(context.page, await storeTokens(context, adminEmail))
  await context.page.goto('/admin')
  await context.waitForCall('keys')
  await continueCall('keys')(context)
  await comparedFigures(context.page).nth(1).waitFor()
  await expectAnswered(context.page)
}

/** The server refuses the next call of a card. Cards that still wait for the session make no call. */
const refuseCall = async ({ page, stack }: TestContext): Promise<void> => {
  await stack.setFault({ operation: 'getDashboard', fault: 'graphql-error', message: 'Unauthorized' })
  await page.getByRole('button', { name: 'Refresh' }).click()
}

const askForCode = async (context: TestContext): Promise<void> => {
  await context.page.getByRole('button', { name: 'Send me a code' }).click()
  await context.waitForCall('askForCode')
}

const enterCode = async (context: TestContext): Promise<void> => {
  await context.page.getByLabel('Verification code').fill('1234')
  await context.waitForCall('check')
  await answerIdentityCall('check', {
    AuthenticationResult: await signInTokens(context, adminEmail),
    ChallengeParameters: {},
  })(context)
}

const leave = async ({ page }: TestContext): Promise<void> => page.getByRole('button', { name: 'Leave' }).click()

const checkKeysAfter =
  (change: (context: TestContext) => Promise<void>) =>
  async (context: TestContext): Promise<void> => {
    await change(context)
    await continueCall('keys')(context)
  }

const hour = 60 * 60_000

const differsInAll = 'the accounts of the stack differ in id, email and role'

export const lifetimePageObject = pageObject({
  machine: lifetimeMachine,
  actorId: 'lifetime',
  endsAtOnce: ['clearSession', 'loadSignIn'],
  requestKinds: kinds,
  open: openArea,
  steps: {
    'call.refused': refuseCall,
    'tokens.changed': otherTab('admin.').writesTokens,
    'signOut.received': otherTab('admin.').signsOut,
    'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
  },
  calls: {
    checkTokens: {
      kind: 'keys',
      outcomes: {
        'the tokens are verified': continueCall('keys'),
        'the tokens name another person': checkKeysAfter((context) => writeTokens(context, ambassadorEmail, 'admin.')),
        'the tokens are invalid': async (context) => {
          await checkKeysAfter(() => editToken(context, adminEmail, 'admin.'))(context)
          await continueNewKeys(context)
        },
        'the tokens are missing': checkKeysAfter((context) => removeTokens(context, 'admin.')),
        'the call fails': async ({ heldCall }) => heldCall('keys').fulfill({ status: 500, body: '' }),
      },
    },
    renewTokens: {
      kind: 'renew',
      outcomes: {
        'the tokens are renewed': renewedAs(adminEmail),
        'the session has ended': renewalRefused,
        'the call fails': rejectIdentityCall('renew'),
      },
    },
    awaitExpiry: { outcomes: { 'the tokens are about to expire': async ({ page }) => page.clock.fastForward(hour) } },
    awaitNetwork: { outcomes: { 'the network is back': goOnline } },

    signInAgain: {
      outcomes: {
        'the session is active again': async (context) => {
          await askForCode(context)
          await answerIdentityCall('askForCode', challenge)(context)
          await enterCode(context)
        },
        'the person has left': leave,
      },
    },
  },
  impossible: {
    'start a marketer has entered': 'the paths of session/area open the area of marketers',
    'outcome checkTokens: the tokens have another email': differsInAll,
    'outcome checkTokens: the tokens have another role': differsInAll,
  },
  isPossible: (input, { snapshot }) =>
    !(input.type === 'event' && input.event === 'call.refused' && snapshot?.matches('ended') === true),
  /** Stores the tokens again that a step removed. */
  afterStep: (context) => storeInLocalStorage(context, tokens.get(context.page) ?? {}),
})

export const signInAgainPageObject = pageObject({
  machine: signInAgainMachine,
  actorId: 'signInAgain',
  requestKinds: { keys: kinds.keys, renew: kinds.renew, askForCode: kinds.askForCode, check: kinds.check },
  open: async (context) => {
    await openArea(context)
    await refuseCall(context)
    await context.waitForCall('renew')
    await renewalRefused(context)
  },
  calls: {
    startSignIn: {
      kind: 'askForCode',
      outcomes: {
        'a code was sent': answerIdentityCall('askForCode', challenge),
        'the provider requires an unknown step': requireUnknownStep('askForCode'),
        'the account is unknown': rejectIdentityCall('askForCode', 'UserNotFoundException', 'User does not exist.'),
        'the call fails': rejectIdentityCall('askForCode'),
      },
    },
    verify: { outcomes: { 'the code is correct': enterCode } },
  },
  impossible: {
    'outcome startSignIn: another tab has just requested a code':
      'no request shows it; a journey shows it on the sign-in page',
    'start the session of a marketer has ended': 'it differs in the text for an unknown account only',
    'outcome verify: this tab requested no code':
      'the check of the marker ends immediately; the paths of auth/verify cover it',
  },
})
