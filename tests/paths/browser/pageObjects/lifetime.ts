import type { Page, Request } from '@playwright/test'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'
import {
  answerIdentityCall,
  isIdentityCall,
  storeInLocalStorage,
  continueCall,
  goOnline,
  storeTokens,
  rejectIdentityCall,
  localStorageTokens,
  signInTokens,
} from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const isExpired = rejectIdentityCall('renew', 'NotAuthorizedException', 'Refresh Token has been revoked')
const renewedAs =
  (email: string) =>
  async (hands: TestContext): Promise<void> =>
    answerIdentityCall('renew', { AuthenticationResult: await signInTokens(hands, email) })(hands)

const kinds = {
  keys: (request: Request) => request.url().endsWith('jwks.json'),
  renew: isIdentityCall('GetTokensFromRefreshToken'),
  askForCode: isIdentityCall('InitiateAuth'),
  check: isIdentityCall('RespondToAuthChallenge'),
}

/** The tokens that each page has started with. */
const tokens = new WeakMap<Page, Record<string, string>>()

const openArea = async (hands: TestContext): Promise<void> => {
  tokens.set(hands.page, await storeTokens(hands, adminEmail))
  await hands.page.goto('/admin')
}

/** Another tab removes the tokens, without a word to this one. */
const removeTokens = ({ page }: TestContext): Promise<void> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('admin.'))
      .forEach((key) => localStorage.removeItem(key)),
  )

/** Another tab writes the tokens of somebody, without a word to this one. */
const writeTokens = async (hands: TestContext, email: string): Promise<void> => {
  await removeTokens(hands)
  await storeInLocalStorage(hands, await localStorageTokens(hands, email, 'admin.'))
}

/** The claims of the kept ID token are edited by hand. */
const forgeToken = async (hands: TestContext): Promise<void> => {
  const entries = await localStorageTokens(hands, adminEmail, 'admin.')
  const [key = '', token = ''] = Object.entries(entries).find(([name]) => name.endsWith('.idToken')) ?? []
  const [head, claims = '', signature] = token.split('.')
  const edited = { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), name: 'Eve' }
  await storeInLocalStorage(hands, {
    ...entries,
    [key]: [head, Buffer.from(JSON.stringify(edited)).toString('base64url'), signature].join('.'),
  })
}

/** The server refuses the next call of a card, which is then made; cards that still wait for the session make none. */
const refuseCall = async ({ page, stack }: TestContext): Promise<void> => {
  await stack.setFault({ operation: 'getDashboard', fault: 'http-401' })
  await page.getByRole('button', { name: 'Refresh' }).click()
}

const askForCode = async (hands: TestContext): Promise<void> => {
  await hands.page.getByRole('button', { name: 'Send me a code' }).click()
  await hands.waitForCall('askForCode')
}

const enterCode = async (hands: TestContext): Promise<void> => {
  await hands.page.getByLabel('Verification code').fill('1234')
  await hands.waitForCall('check')
  await answerIdentityCall('check', {
    AuthenticationResult: await signInTokens(hands, adminEmail),
    ChallengeParameters: {},
  })(hands)
}

const leave = async ({ page }: TestContext): Promise<void> => page.getByRole('button', { name: 'Leave' }).click()

const lookAtKeys =
  (change: (hands: TestContext) => Promise<void>) =>
  async (hands: TestContext): Promise<void> => {
    await change(hands)
    await continueCall('keys')(hands)
  }

const hour = 60 * 60_000

export const lifetimePageObject = pageObject({
  machine: lifetimeMachine,
  actorId: 'lifetime',
  requestKinds: kinds,
  open: openArea,
  steps: {
    'call.refused': refuseCall,
    'tokens.changed': async ({ page }) =>
      page.evaluate(
        () => void dispatchEvent(new StorageEvent('storage', { key: 'admin.idToken', storageArea: localStorage })),
      ),
    'signOut.received': async ({ page }) =>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      page.evaluate(() => new BroadcastChannel('admin.session').postMessage('signOut')),
  },
  calls: {
    hearTabs: { outcomes: {} },
    checkSession: {
      kind: 'keys',
      outcomes: {
        'the tokens are genuine': continueCall('keys'),
        'the tokens are of somebody else': lookAtKeys((hands) => writeTokens(hands, ambassadorEmail)),
        'the tokens are forged': lookAtKeys(forgeToken),
        'the tokens are gone': lookAtKeys(removeTokens),
        'the call fails': async ({ heldCall }) => heldCall('keys').fulfill({ status: 500, body: '' }),
      },
    },
    renewSession: {
      kind: 'renew',
      outcomes: {
        'new tokens came': renewedAs(adminEmail),
        'the session has ended': isExpired,
        'the call fails': rejectIdentityCall('renew'),
      },
    },
    awaitEnd: { outcomes: { 'the tokens are about to run out': async ({ page }) => page.clock.fastForward(hour) } },
    awaitNetwork: { outcomes: { 'the network is back': goOnline } },
    forgetSession: { endsImmediately: true, outcomes: { 'the tokens are removed': async () => undefined } },
    signInAgain: {
      outcomes: {
        'the session is open again': async (hands) => {
          await askForCode(hands)
          await answerIdentityCall('askForCode', {
            ChallengeName: 'CUSTOM_CHALLENGE',
            ChallengeParameters: {},
            Session: 'x'.repeat(20),
          })(hands)
          await enterCode(hands)
        },
        'the person has left': leave,
      },
    },
  },
  impossible: {
    'outcome hearTabs: the call fails': 'hearing a channel and an event of the window never fails',
    'outcome awaitEnd: the call fails': 'waiting for a moment never fails',
    'outcome awaitNetwork: the call fails': 'hearing an event of the window never fails',
    'outcome forgetSession: the call fails': 'taking entries out of the storage never throws past the storage service',
    'outcome signInAgain: the call fails': 'it is a chart of its own, and nothing outside can make it throw',
  },
  isPossible: (input, { snapshot }) =>
    !(input.type === 'event' && input.event === 'call.refused' && snapshot?.matches('ended') === true),
  /** Tokens that one step has taken away are there again for the next. */
  afterStep: (hands) => storeInLocalStorage(hands, tokens.get(hands.page) ?? {}),
})

export const signInAgainPageObject = pageObject({
  machine: signInAgainMachine,
  actorId: 'signInAgain',
  requestKinds: { renew: kinds.renew, askForCode: kinds.askForCode, check: kinds.check },
  open: async (hands) => {
    await openArea(hands)
    await hands.page.getByRole('button', { name: 'Refresh' }).waitFor()
    await refuseCall(hands)
    await hands.waitForCall('renew')
    await isExpired(hands)
  },
  steps: {
    'code.requested': async ({ page }) => page.getByRole('button', { name: 'Send me a code' }).click(),
    'signOut.requested': leave,
  },
  calls: {
    startSignIn: {
      kind: 'askForCode',
      outcomes: {
        'a code was sent': answerIdentityCall('askForCode', {
          ChallengeName: 'CUSTOM_CHALLENGE',
          ChallengeParameters: {},
          Session: 'x'.repeat(20),
        }),
        'the provider requires an unknown step': answerIdentityCall('askForCode', {
          ChallengeName: 'SMS_MFA',
          ChallengeParameters: {},
          Session: 'x'.repeat(20),
        }),
        'the call fails': rejectIdentityCall('askForCode'),
      },
    },
    verify: { outcomes: { 'the code is correct': enterCode } },
  },
  impossible: {
    'outcome verify: the marker is missing': 'the check of the marker ends immediately; the paths of auth/verify cover it',
    'outcome verify: the call fails': 'it is a chart of its own, and nothing outside can make it throw',
  },
})
