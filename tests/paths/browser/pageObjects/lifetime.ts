import type { Page, Request } from '@playwright/test'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'
import {
  answer,
  isTarget,
  keepEntries,
  letThrough,
  networkReturns,
  putTokens,
  refuse,
  tokenEntries,
  tokensOf,
} from '#tests/paths/browser/identity.ts'
import { type Hands, stage } from '#tests/paths/browser/pageObject.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const isExpired = refuse('renew', 'NotAuthorizedException', 'Refresh Token has been revoked')
const renewedAs =
  (email: string) =>
  async (hands: Hands): Promise<void> =>
    answer('renew', { AuthenticationResult: await tokensOf(hands, email) })(hands)

const kinds = {
  keys: (request: Request) => request.url().endsWith('jwks.json'),
  renew: isTarget('GetTokensFromRefreshToken'),
  askForCode: isTarget('InitiateAuth'),
  check: isTarget('RespondToAuthChallenge'),
}

/** The tokens that each page has started with. */
const tokens = new WeakMap<Page, Record<string, string>>()

const openArea = async (hands: Hands): Promise<void> => {
  tokens.set(hands.page, await putTokens(hands, adminEmail))
  await hands.page.goto('/admin')
}

/** Another tab removes the tokens, without a word to this one. */
const removeTokens = ({ page }: Hands): Promise<void> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('admin.'))
      .forEach((key) => localStorage.removeItem(key)),
  )

/** Another tab writes the tokens of somebody, without a word to this one. */
const writeTokens = async (hands: Hands, email: string): Promise<void> => {
  await removeTokens(hands)
  await keepEntries(hands, await tokenEntries(hands, email, 'admin.'))
}

/** The claims of the kept ID token are edited by hand. */
const forgeToken = async (hands: Hands): Promise<void> => {
  const entries = await tokenEntries(hands, adminEmail, 'admin.')
  const [key = '', token = ''] = Object.entries(entries).find(([name]) => name.endsWith('.idToken')) ?? []
  const [head, claims = '', signature] = token.split('.')
  const edited = { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), name: 'Eve' }
  await keepEntries(hands, {
    ...entries,
    [key]: [head, Buffer.from(JSON.stringify(edited)).toString('base64url'), signature].join('.'),
  })
}

/** The server refuses the next call of a card, which is then made; cards that still wait for the session make none. */
const refuseCall = async ({ page, stack }: Hands): Promise<void> => {
  await stack.setFault({ operation: 'getDashboard', fault: 'http-401' })
  await page.getByRole('button', { name: 'Refresh' }).click()
}

const askForCode = async (hands: Hands): Promise<void> => {
  await hands.page.getByRole('button', { name: 'Send me a code' }).click()
  await hands.arrives('askForCode')
}

const enterCode = async (hands: Hands): Promise<void> => {
  await hands.page.getByLabel('Verification code').fill('1234')
  await hands.arrives('check')
  await answer('check', { AuthenticationResult: await tokensOf(hands, adminEmail), ChallengeParameters: {} })(hands)
}

const leave = async ({ page }: Hands): Promise<void> => page.getByRole('button', { name: 'Leave' }).click()

const lookAtKeys =
  (change: (hands: Hands) => Promise<void>) =>
  async (hands: Hands): Promise<void> => {
    await change(hands)
    await letThrough('keys')(hands)
  }

const hour = 60 * 60_000

export const lifetimeStage = stage({
  machine: lifetimeMachine,
  actor: 'lifetime',
  kinds,
  open: openArea,
  gestures: {
    'call.refused': refuseCall,
    'tokens.changed': async ({ page }) =>
      page.evaluate(
        () => void dispatchEvent(new StorageEvent('storage', { key: 'admin.idToken', storageArea: localStorage })),
      ),
    'signOut.heard': async ({ page }) =>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      page.evaluate(() => new BroadcastChannel('admin.session').postMessage('signOut')),
  },
  calls: {
    hearTabs: { ends: {} },
    checkSession: {
      kind: 'keys',
      ends: {
        'the tokens are genuine': letThrough('keys'),
        'the tokens are of somebody else': lookAtKeys((hands) => writeTokens(hands, ambassadorEmail)),
        'the tokens are forged': lookAtKeys(forgeToken),
        'the tokens are gone': lookAtKeys(removeTokens),
        'the call fails': async ({ held }) => held('keys').fulfill({ status: 500, body: '' }),
      },
    },
    renewSession: {
      kind: 'renew',
      ends: {
        'new tokens came': renewedAs(adminEmail),
        'the session has ended': isExpired,
        'the call fails': refuse('renew'),
      },
    },
    awaitEnd: { ends: { 'the tokens are about to run out': async ({ page }) => page.clock.fastForward(hour) } },
    awaitNetwork: { ends: { 'the network is back': networkReturns } },
    forgetSession: { endsAtOnce: true, ends: { 'the tokens are removed': async () => undefined } },
    signInAgain: {
      ends: {
        'the session is open again': async (hands) => {
          await askForCode(hands)
          await answer('askForCode', {
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
  afterStep: (hands) => keepEntries(hands, tokens.get(hands.page) ?? {}),
})

export const signInAgainStage = stage({
  machine: signInAgainMachine,
  actor: 'signInAgain',
  kinds: { renew: kinds.renew, askForCode: kinds.askForCode, check: kinds.check },
  open: async (hands) => {
    await openArea(hands)
    await hands.page.getByRole('button', { name: 'Refresh' }).waitFor()
    await refuseCall(hands)
    await hands.arrives('renew')
    await isExpired(hands)
  },
  gestures: {
    'code.requested': async ({ page }) => page.getByRole('button', { name: 'Send me a code' }).click(),
    'signOut.requested': leave,
  },
  calls: {
    startSignIn: {
      kind: 'askForCode',
      ends: {
        'a code was sent': answer('askForCode', {
          ChallengeName: 'CUSTOM_CHALLENGE',
          ChallengeParameters: {},
          Session: 'x'.repeat(20),
        }),
        'an unknown step follows': answer('askForCode', {
          ChallengeName: 'SMS_MFA',
          ChallengeParameters: {},
          Session: 'x'.repeat(20),
        }),
        'the call fails': refuse('askForCode'),
      },
    },
    verify: { ends: { 'the code was right': enterCode } },
  },
  impossible: {
    'outcome verify: the marker is gone': 'the look at the marker ends at once; the paths of auth/verify show it',
    'outcome verify: the call fails': 'it is a chart of its own, and nothing outside can make it throw',
  },
})
