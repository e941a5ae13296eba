import type { Page } from '@playwright/test'
import { type Route as AppRoute, pathOf } from '#domain/routes/routes.ts'
import { authChangedDelayMs } from '#domain/limits.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import {
  answerIdentityCall,
  isIdentityCall,
  storeInLocalStorage,
  continueCall,
  storeTokens,
  signInTokens,
} from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { areaOf, endSession, renewalRefused, storeMarketerEmail } from '#tests/paths/browser/roleSessions.ts'
import { storedChallenge, storeInSessionStorage } from '#tests/paths/browser/sessionStorage.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const urlOf = (route: AppRoute): string => (route === 'notFound' ? '/admin/no/such/page' : pathOf(route))

/** Blocks the navigation of the router, so that only the steps of the test open pages. */
const blockNavigation = async ({ page }: TestContext): Promise<void> => {
  await page.addInitScript(() => {
    let isBlocked = false
    Object.defineProperty(window, 'actors', {
      get: () => undefined,
      set: ({ app, router }: Record<string, { send: (event: object) => void } | undefined>) => {
        Object.assign(window, { app })
        if (!router || isBlocked) return
        isBlocked = true
        router.send({ type: 'leave.blocked', blocker: app })
      },
    })
  })
}

/** Stores the markers of both roles, so that the code page of each role can be opened. */
const storeMarkers = (context: TestContext): Promise<void> =>
  storeInSessionStorage(context, {
    ...storedChallenge(adminEmail, 'validatedEmail'),
    marketerValidatedEmail: ambassadorEmail,
  })

/** Waits for the announcement of the session. Later, reading the session would make one more call to the pool. */
const waitUntilAnnounced = async ({ page }: TestContext): Promise<void> => {
  await page.waitForFunction(() =>
    (window as never as { taken: { event: string }[] }).taken.some(({ event }) => event === 'xstate.done.actor.verify'),
  )
  await page.clock.fastForward(authChangedDelayMs)
}

/** The tokens that each page started with. */
const tokens = new WeakMap<Page, Record<string, string>>()

const ownChart = 'it is a chart of its own, and nothing outside can make it throw'
const broken = ['router', 'theme', 'network', 'version', 'announcement', 'signIn', 'signUp', 'verify', 'area'].map(
  (id) => [`outcome ${id}: the call fails`, ownChart],
)

/** The tokens are expired, so that each reading of the session makes a call, which the test can hold. */
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
  open: async (context, { steps: [first] }) => {
    const { route } =
      first?.input.type === 'event' ? (first.input.payload as { route: AppRoute }) : { route: 'notFound' as const }
    const marketer = { ...(await storeTokens(context, ambassadorEmail, 'marketer.')), marketerEmail: ambassadorEmail }
    tokens.set(context.page, { ...(await storeTokens(context, adminEmail)), ...marketer })
    await storeInLocalStorage(context, marketer)
    await blockNavigation(context)
    await storeMarkers(context)
    await context.page.clock.setSystemTime(Date.now() + 2 * 60 * 60_000)
    await context.page.goto(urlOf(route))
  },
  steps: {
    'url.changed': async ({ page }, payload) =>
      page.evaluate((event) => (window as never as { app: { send: (event: object) => void } }).app.send(event), {
        ...payload,
        type: 'url.changed',
      }),
  },
  calls: {
    signIn: {
      outcomes: {
        'a code was sent': async (context) => {
          await context.page.getByLabel('Email').fill(areaOf(context).email)
          await context.page.getByRole('button', { name: 'Continue' }).click()
          await context.waitForCall('renew')
          await endSession(context)
          await context.waitForCall('askForCode')
          await continueCall('askForCode')(context)
        },
      },
    },
    signUp: {
      outcomes: {
        'a code was sent': async (context) => {
          const { page } = context
          await page.getByLabel('Full Name').fill('Ada Obi')
          await page.getByLabel('Email').fill('ada@rewoven.com')
          await page.getByLabel('Phone Number').fill('08031234567')
          await page.getByRole('button', { name: 'Continue' }).click()
          await context.waitForCall('renew')
          await endSession(context)
          await context.waitForCall('register')
          await answerIdentityCall('register', { UserConfirmed: true, UserSub: 'x' })(context)
          await context.waitForCall('askForCode')
          await answerIdentityCall('askForCode', {
            ChallengeName: 'CUSTOM_CHALLENGE',
            ChallengeParameters: {},
            Session: 'x'.repeat(20),
          })(context)
        },
      },
    },
    verify: {
      outcomes: {
        'the code was right': async (context) => {
          await context.page.getByLabel('Verification code').fill('1234')
          await context.waitForCall('check')
          await answerIdentityCall('check', {
            AuthenticationResult: await signInTokens(context, areaOf(context).email),
            ChallengeParameters: {},
          })(context)
          await waitUntilAnnounced(context)
        },
      },
    },
    area: {
      kind: 'renew',
      outcomes: {
        'the person cannot enter': async (context) => {
          await storeMarketerEmail(context, null)
          await renewalRefused(context)
        },
      },
    },
    router: { outcomes: {} },
    theme: { outcomes: {} },
    network: { outcomes: {} },
    announcement: { outcomes: {} },
  },
  impossible: {
    ...Object.fromEntries(broken),
    'outcome verify: no email was handed over': 'the marker is read at once; the paths of auth/verify show it',
    'outcome area: the person has signed out': 'the paths of session/area show it',
    'outcome area: the area is broken': 'its parts are charts of their own, and nothing outside can make them throw',
  },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event') return true
    return !(input.case.startsWith('the code page') && snapshot?.matches('starting'))
  },
  afterStep: async (context) => {
    await storeInLocalStorage(context, tokens.get(context.page) ?? {})
    await storeMarkers(context)
  },
})
