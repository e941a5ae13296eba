import type { Page } from '@playwright/test'
import { type Route as AppRoute, pathOf } from '#domain/routes/routes.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { isIdentityCall, storeInLocalStorage, storeTokens } from '#tests/paths/browser/session/identity.ts'
import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { storedChallenge, storeInSessionStorage } from '#tests/paths/browser/session/sessionStorage.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const urlOf = (route: AppRoute): string => (route === 'notFound' ? '/admin/no/such/page' : pathOf(route))

/** The pages that lead a signed-in person on. */
const leadsOn = (url: string): boolean => /\/sign-(in|up)$/.test(url)

const signOutFor = async ({ page }: TestContext, route: AppRoute): Promise<void> => {
  if (leadsOn(urlOf(route))) await page.evaluate(() => localStorage.clear())
}

/** Stores the markers of both roles, so that the code page of each role can be opened. */
const storeMarkers = (context: TestContext): Promise<void> =>
  storeInSessionStorage(context, {
    ...storedChallenge(adminEmail, 'validatedEmail'),
    marketerValidatedEmail: ambassadorEmail,
  })

/** The tokens that each page started with. */
const tokens = new WeakMap<Page, Record<string, string>>()

const opensNextPage = 'the router opens the next page at once; journeys show it'

const ownChart = 'it is a chart of its own, and nothing outside can make it throw'
const broken = [
  'router',
  'theme',
  'network',
  'version',
  'announcement',
  'problemReport',
  'sessionEnd',
  'signIn',
  'signUp',
  'verify',
  'area',
].map((id) => [`outcome ${id}: the call fails`, ownChart])

/** The tokens are expired, so that each reading of the session makes a call, which the test can hold. */
export const appPageObject = pageObject({
  machine: appMachine,
  actorId: 'app',
  endsAtOnce: ['loadPage'],
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
    await storeMarkers(context)
    await context.page.clock.setSystemTime(Date.now() + 2 * 60 * 60_000)
    await signOutFor(context, route)
    await context.page.goto(urlOf(route))
  },
  steps: {
    'url.changed': async (context, { route, email }) => {
      await signOutFor(context, route)
      await changeUrl(context, urlOf(route), { returnUrl: crypto.randomUUID(), ...(email !== null && { email }) })
    },
    'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
  },
  calls: {
    area: { kind: 'renew', outcomes: {} },
  },
  impossible: {
    ...Object.fromEntries(broken),
    ...Object.fromEntries(
      [
        'signIn: a code was sent',
        'signIn: the person is already signed in',
        'signUp: a code was sent',
        'signUp: a person is already signed in',
        'verify: the code was right',
        'verify: no email was handed over',
        'verify: the email is not allowed',
        'area: the person has signed out',
        'area: the person cannot enter',
        'area: no one is signed in',
      ].map((outcome) => [`outcome ${outcome}`, opensNextPage]),
    ),
    'event url.changed: the URL that redirects to the sign-in page of marketers': opensNextPage,
  },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event') return true
    if (snapshot?.matches('loadingPage')) return false
    return !(input.case.startsWith('the code page') && snapshot?.matches('starting'))
  },
  afterStep: async (context) => {
    if (!leadsOn(context.page.url())) await storeInLocalStorage(context, tokens.get(context.page) ?? {})
    await storeMarkers(context)
  },
})
