import { expect, type Page, type Request, test as base } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { expectAnswered, trackCalls } from '#tests/journeys/support/timing.ts'
import { tokenStorageEntries, type TokenPrefix } from '#tests/support/session.ts'
import { adminEmail, ambassadorEmail, startTestStack, type TestStack } from '#tests/support/stack.ts'
import { startTestClock, withTestClock } from '#tools/testClock/testClock.ts'

const siteFolder = fileURLToPath(new URL('../../../dist/stack', import.meta.url))
const atlasFolder = fileURLToPath(new URL('../../../dist/atlas', import.meta.url))

interface TestFixtures {
  /** Starts the clock and the stack again, before the browser opens. */
  restart: void
  /** Errors and warnings in the console of the browser. A test that expects some of them empties the list. */
  consoleProblems: string[]
}

/**
 * The browser reports rejected calls and unknown addresses. They are answers of the server, not errors of the page. What
 * a page loads in the background without a network is none either.
 * Some tests reject the code of plots or dialogs.
 */
const isRejectedRequest = (text: string, url: string): boolean =>
  text === 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED' ||
  (text.startsWith('Failed to load resource') &&
    /\/(identity|graphql|reports|no\/such\/page|jwks\.json|assets\/(Plot|dialogs)-[^/]*\.js)$/.test(url))

/** The browser reports that the mobile app is not installed. */
const isMissingApp = (text: string): boolean => /^(Not allowed to|Failed to) launch '(rewoven|intent):/.test(text)

/** Playwright reports this in the contexts that block service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

/**
 * Each worker has a separate stack. Each test starts at the same moment with the same data. A test fails on console
 * errors, exceptions and content policy violations.
 */
export const test = base.extend<TestFixtures, { stack: TestStack }>({
  browser: [async ({ browser }, use) => use(withTestClock(browser)), { scope: 'worker' }],
  stack: [
    async ({}, use) => {
      const stack = await startTestStack({ siteFolder, atlas: { folder: atlasFolder } })
      await use(stack)
      await stack.close()
    },
    { scope: 'worker' },
  ],
  restart: [
    async ({ stack }, use) => {
      startTestClock()
      await stack.reset()
      await use()
    },
    { auto: true },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  consoleProblems: [
    async ({ page }, use) => {
      const consoleProblems: string[] = []
      trackCalls(page)
      page.context().on('page', trackCalls)
      page.on('pageerror', (error) => consoleProblems.push(`exception: ${error.message}`))
      page.on('console', (message) => {
        const isProblem =
          ['error', 'warning'].includes(message.type()) &&
          !isRejectedRequest(message.text(), message.location().url) &&
          !isMissingApp(message.text()) &&
          message.text() !== blockedWorker
        if (isProblem) consoleProblems.push(`${message.type()}: ${message.text()}`)
      })
      await use(consoleProblems)
      const problemsOfTest = [...consoleProblems]
      // A handler of a request that is still on its way would fail when the page closes. Without the handlers, the
      // server refuses what a test made up, so that is no problem of the test any more.
      for (const tab of page.context().pages()) await tab.unrouteAll({ behavior: 'ignoreErrors' })
      expect(problemsOfTest).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Fills in the email and waits for the code page. */
export const requestCode = async (page: Page, email: string = adminEmail): Promise<void> => {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

/** The strip above the cards of the dashboard. */
export const keyFigures = (page: Page) => page.getByRole('region', { name: 'Key figures' })

/** The figures of the strip that are compared with the period before. */
export const comparedFigures = (page: Page) => keyFigures(page).getByText(/^(from [\d,]+|No change)$/)

const waitForDashboard = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'User Overview', exact: true })).toContainText('total users')
  await expect(comparedFigures(page)).toHaveCount(2)
  // A fault that a test sets now must meet no call of the first load.
  await expectAnswered(page)
}

/** Signs an admin in through the pages with the code from the outbox, and waits for the dashboard. */
export const signInWithCode = async (page: Page, stack: TestStack): Promise<void> => {
  await requestCode(page)
  await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
  await waitForDashboard(page)
}

/** Signs in outside the browser and stores the tokens like the console. No page opens. */
export const storeSession = async (
  page: Page,
  stack: TestStack,
  email: string = adminEmail,
  prefix: TokenPrefix = 'admin.',
): Promise<void> => {
  const context = page.context()
  const { cookies, origins } = await context.storageState()
  const earlier = origins.find(({ origin }) => origin === stack.origin)?.localStorage ?? []
  const tokens = await tokenStorageEntries(stack, email, prefix)
  const stored = { ...tokens, ...(prefix === 'marketer.' && { marketerEmail: email }) }
  const entries = Object.entries(stored).map(([name, value]) => ({ name, value }))
  await context.setStorageState({
    cookies,
    origins: [{ origin: stack.origin, localStorage: [...earlier, ...entries] }],
  })
}

/** Like {@link storeSession}, for a marketer. */
export const storeMarketerSession = (page: Page, stack: TestStack): Promise<void> =>
  storeSession(page, stack, ambassadorEmail, 'marketer.')

/** Opens the ambassador area as a signed-in marketer, without the sign-in pages. */
export const openAmbassadorArea = async (page: Page, stack: TestStack): Promise<void> => {
  await storeMarketerSession(page, stack)
  await page.goto('/amb')
}

/** Opens the dashboard as a signed-in admin, without the sign-in pages. */
export const signIn = async (page: Page, stack: TestStack): Promise<void> => {
  await storeSession(page, stack)
  await page.goto('/admin')
  await waitForDashboard(page)
}

/** Signs a marketer in through the pages until the code is filled in. */
export const signInAsMarketer = async (
  page: Page,
  stack: TestStack,
  email: string = ambassadorEmail,
): Promise<void> => {
  await page.goto('/amb/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/amb/verify')
  await page.getByLabel('Verification code').fill(await stack.readCode(email))
}

/** Counts the requests of one identity target or GraphQL operation from now on. */
export const countCalls = (page: Page, isCall: (target: string, body: string) => boolean): { count: number } => {
  const calls = { count: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST' && isCall(request.headers()['x-amz-target'] ?? '', request.postData() ?? ''))
      calls.count += 1
  })
  return calls
}

/** The text of an argument in a GraphQL request. */
export const argumentOf = (request: Request, name: string): string | undefined =>
  new RegExp(`\\b${name}: "([^"]*)"`).exec((request.postDataJSON() as { query: string }).query)?.[1]
