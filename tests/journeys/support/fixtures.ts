import { expect, type Page, test as base } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { tokenStorageEntries, type TokenPrefix } from '#tests/support/session.ts'
import { adminEmail, ambassadorEmail, startTestStack, type TestStack } from '#tests/support/stack.ts'

const siteFolder = fileURLToPath(new URL('../../../dist/stack', import.meta.url))
const atlasFolder = fileURLToPath(new URL('../../../dist/atlas', import.meta.url))

interface TestFixtures {
  /** Collects what must not be in a browser's console; a test that expects some of it empties the list. */
  complaints: string[]
}

/** The browser itself reports refused calls and unknown addresses; those are the server's answers, not faults of the page. Tests refuse the code that draws plots. */
const isRefusedCall = (text: string, url: string): boolean =>
  text.startsWith('Failed to load resource') &&
  /\/(identity|graphql|no\/such\/page|jwks\.json|assets\/Plot-[^/]*\.js)$/.test(url)

/** A browser without the mobile app says so. */
const isMissingApp = (text: string): boolean => /^(Not allowed to|Failed to) launch '(rewoven|intent):/.test(text)

/** A browser page on a stack of the worker's own. Every test fails on a console error, an exception or a breach of the content policy. */
export const test = base.extend<TestFixtures, { stack: TestStack }>({
  stack: [
    async ({}, use) => {
      const stack = await startTestStack({ siteFolder, atlas: { folder: atlasFolder } })
      await use(stack)
      await stack.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  complaints: [
    async ({ page, stack }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
      page.on('console', (message) => {
        const isComplaint =
          ['error', 'warning'].includes(message.type()) &&
          !isRefusedCall(message.text(), message.location().url) &&
          !isMissingApp(message.text())
        if (isComplaint) complaints.push(`${message.type()}: ${message.text()}`)
      })
      await stack.clearFaults()
      await use(complaints)
      expect(complaints).toEqual([])
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

const awaitDashboard = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'User Overview', exact: true })).toContainText('total users')
}

/** Signs an admin in as a person does, with the code from the outbox, and waits for the dashboard. */
export const signInWithCode = async (page: Page, stack: TestStack): Promise<void> => {
  await requestCode(page)
  await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
  await awaitDashboard(page)
}

/** Opens a session beside the browser and keeps its tokens as the console does. No page is opened. */
export const storeSession = async (
  page: Page,
  stack: TestStack,
  email: string = adminEmail,
  sort: TokenPrefix = 'admin.',
): Promise<void> => {
  const context = page.context()
  const { cookies, origins } = await context.storageState()
  const kept = origins.find(({ origin }) => origin === stack.origin)?.localStorage ?? []
  const entries = Object.entries(await tokenStorageEntries(stack, email, sort)).map(([name, value]) => ({
    name,
    value,
  }))
  await context.setStorageState({ cookies, origins: [{ origin: stack.origin, localStorage: [...kept, ...entries] }] })
}

/** A signed-in admin at the dashboard, without the way through the sign-in pages. */
export const signIn = async (page: Page, stack: TestStack): Promise<void> => {
  await storeSession(page, stack)
  await page.goto('/admin')
  await awaitDashboard(page)
}

/** Signs a marketer in through the outbox, as far as the code is taken. */
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
