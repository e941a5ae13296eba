import { expect, type Page, test as base } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { adminEmail, startTestStack, type TestStack } from '#tests/support/stack.ts'

const siteFolder = fileURLToPath(new URL('../../../dist/stack', import.meta.url))
const atlasFolder = fileURLToPath(new URL('../../../dist/atlas', import.meta.url))

interface TestFixtures {
  /** Collects what must not be in a browser's console; a test that expects some of it empties the list. */
  complaints: string[]
}

/** The browser itself reports refused calls and unknown addresses; those are the server's answers, not faults of the page. */
const isRefusedCall = (text: string, url: string): boolean => text.startsWith('Failed to load resource') && /\/(identity|graphql|no\/such\/page|jwks\.json)$/.test(url)

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
        const isComplaint = ['error', 'warning'].includes(message.type()) && !isRefusedCall(message.text(), message.location().url) && !isMissingApp(message.text())
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
export const askForCode = async (page: Page, email: string = adminEmail): Promise<void> => {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

/** Signs an admin in through the outbox and waits for the dashboard. */
export const signIn = async (page: Page, stack: TestStack): Promise<void> => {
  await askForCode(page)
  await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'User Overview' })).toContainText('total users')
}

/** Counts the requests of one identity target or GraphQL operation from now on. */
export const countCalls = (page: Page, isCall: (target: string, body: string) => boolean): { count: number } => {
  const calls = { count: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST' && isCall(request.headers()['x-amz-target'] ?? '', request.postData() ?? '')) calls.count += 1
  })
  return calls
}
