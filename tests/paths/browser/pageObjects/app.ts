import type { Page } from '@playwright/test'
import { type Route as PlaceName, pathOf } from '#domain/routes/routes.ts'
import { authChangedDelayMs } from '#domain/limits.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import {
  answerIdentityCall,
  isIdentityCall,
  storeInLocalStorage,
  continueCall,
  storeTokens,
  rejectIdentityCall,
  signInTokens,
} from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { storedChallenge, storeInSessionStorage } from '#tests/paths/browser/sessionStorage.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const addressOf = (route: PlaceName): string => (route === 'notFound' ? '/admin/no/such/page' : pathOf(route))

/** What the chart asks of the address stays undone, so that the script alone says where the person goes. */
const standStill = async ({ page }: TestContext): Promise<void> => {
  await page.addInitScript(() => {
    const push = history.pushState.bind(history)
    Object.assign(window, {
      open: (path: string, state: unknown) => {
        push(state, '', path)
        dispatchEvent(new Event('pushState'))
      },
    })
    const nothing = () => undefined
    for (const name of ['pushState', 'replaceState', 'back'])
      Object.defineProperty(history, name, { get: () => nothing, set: nothing })
  })
}

/** Codes that an admin and a marketer wait for: more than a tab keeps at a time, so that the script alone says who goes on. */
const waitForCodes = (hands: TestContext): Promise<void> =>
  storeInSessionStorage(hands, {
    ...storedChallenge(adminEmail, 'validatedEmail'),
    marketerValidatedEmail: ambassadorEmail,
  })

/** The area that a person is on the way into. */
const emailAt = ({ page }: TestContext): string =>
  new URL(page.url()).pathname.startsWith('/amb') ? ambassadorEmail : adminEmail

/** The new session is announced while its tokens are good; later its reading would be one more call to the pool. */
const waitUntilAnnounced = async ({ page }: TestContext): Promise<void> => {
  await page.waitForFunction(() =>
    (window as never as { taken: { event: string }[] }).taken.some(({ event }) => event === 'xstate.done.actor.verify'),
  )
  await page.clock.fastForward(authChangedDelayMs)
}

const renewedAs =
  (email: string) =>
  async (hands: TestContext): Promise<void> =>
    answerIdentityCall('renew', { AuthenticationResult: await signInTokens(hands, email) })(hands)

/** The tokens that each page has started with. */
const tokens = new WeakMap<Page, Record<string, string>>()

/** The tokens look run out, so they are renewed before their session is ended. */
const endSession = async (hands: TestContext, email = adminEmail): Promise<void> => {
  await renewedAs(email)(hands)
  await hands.waitForCall('end')
  await continueCall('end')(hands)
}

const isRevoked = rejectIdentityCall('renew', 'NotAuthorizedException', 'Refresh Token has been revoked')

const ofItsOwn = 'it is a chart of its own, and nothing outside can make it throw'
const broken = [
  'theme',
  'network',
  'version',
  'announcement',
  'signIn',
  'signUp',
  'verify',
  'adminArea',
  'ambassadorArea',
].map((id) => [`outcome ${id}: the call fails`, ofItsOwn])

/** The tokens always look run out, so that each look at the session asks the pool, where the answer can be held. */
export const appPageObject = pageObject({
  machine: appMachine,
  actorId: 'app',
  opensWithFirstStep: true,
  requestKinds: {
    askForCode: isIdentityCall('InitiateAuth'),
    check: isIdentityCall('RespondToAuthChallenge'),
    register: isIdentityCall('SignUp'),
    renew: isIdentityCall('GetTokensFromRefreshToken'),
    end: isIdentityCall('GlobalSignOut'),
  },
  open: async (hands, { steps: [first] }) => {
    const { route } =
      first?.input.type === 'event' ? (first.input.payload as { route: PlaceName }) : { route: 'notFound' as const }
    const marketer = { ...(await storeTokens(hands, ambassadorEmail, 'marketer.')), marketerEmail: ambassadorEmail }
    tokens.set(hands.page, { ...(await storeTokens(hands, adminEmail)), ...marketer })
    await storeInLocalStorage(hands, marketer)
    await standStill(hands)
    await waitForCodes(hands)
    await hands.page.clock.setSystemTime(Date.now() + 2 * 60 * 60_000)
    await hands.page.goto(addressOf(route))
  },
  steps: {
    'url.changed': async ({ page }, { route, email }) => {
      const state = email === null ? null : { email }
      await page.evaluate(
        ([path, kept]) =>
          (window as never as { open: (path: string, state: unknown) => void }).open(path as string, kept),
        [addressOf(route), state],
      )
    },
    'back.requested': async ({ page }) => page.getByRole('button', { name: 'Go to dashboard' }).click(),
  },
  calls: {
    signIn: {
      outcomes: {
        'a code was sent': async (hands) => {
          const email = emailAt(hands)
          await hands.page.getByLabel('Email').fill(email)
          await hands.page.getByRole('button', { name: 'Continue' }).click()
          await hands.waitForCall('renew')
          await endSession(hands, email)
          await hands.waitForCall('askForCode')
          await continueCall('askForCode')(hands)
        },
      },
    },
    signUp: {
      outcomes: {
        'a code was sent': async (hands) => {
          const { page } = hands
          await page.getByLabel('Full Name').fill('Ada Obi')
          await page.getByLabel('Email').fill('ada@rewoven.com')
          await page.getByLabel('Phone Number').fill('08031234567')
          await page.getByRole('button', { name: 'Continue' }).click()
          await hands.waitForCall('renew')
          await endSession(hands)
          await hands.waitForCall('register')
          await answerIdentityCall('register', { UserConfirmed: true, UserSub: 'x' })(hands)
          await hands.waitForCall('askForCode')
          await answerIdentityCall('askForCode', {
            ChallengeName: 'CUSTOM_CHALLENGE',
            ChallengeParameters: {},
            Session: 'x'.repeat(20),
          })(hands)
        },
      },
    },
    verify: {
      outcomes: {
        'the code was right': async (hands) => {
          await hands.page.getByLabel('Verification code').fill('1234')
          await hands.waitForCall('check')
          await answerIdentityCall('check', {
            AuthenticationResult: await signInTokens(hands, emailAt(hands)),
            ChallengeParameters: {},
          })(hands)
          await waitUntilAnnounced(hands)
        },
      },
    },
    adminArea: {
      kind: 'renew',
      outcomes: { 'nobody may be in it': isRevoked },
    },
    ambassadorArea: {
      kind: 'renew',
      outcomes: {
        'nobody may be in it': async (hands) => {
          await hands.page.evaluate(() => localStorage.removeItem('marketerEmail'))
          await isRevoked(hands)
        },
      },
    },
    theme: { outcomes: {} },
    network: { outcomes: {} },
    announcement: { outcomes: {} },
  },
  impossible: {
    ...Object.fromEntries(broken),
    'outcome verify: no email was handed over': 'the look at the marker ends at once; the paths of auth/verify show it',
    'outcome ambassadorArea: the area is broken':
      'its parts are charts of their own, and nothing outside can make them throw',
    'outcome adminArea: the area was left': 'the way out is shown by the paths of app/adminArea',
    'outcome ambassadorArea: the area was left': 'the way out is shown by the paths of ambassador/ambassadorArea',
    'outcome adminArea: the area is broken':
      'its parts are charts of their own, and nothing outside can make them throw',
  },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event') return true
    if (input.event === 'back.requested') return snapshot?.matches('notFound') === true
    return !(input.case.startsWith('the code page') && snapshot?.matches('opening'))
  },
  afterStep: async (hands) => {
    await storeInLocalStorage(hands, tokens.get(hands.page) ?? {})
    await waitForCodes(hands)
  },
})
