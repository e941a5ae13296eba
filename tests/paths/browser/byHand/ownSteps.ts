import type { Page } from '@playwright/test'
import type { OwnStep } from '#machines/manualTest.ts'
import { storeSession } from '#tests/journeys/support/fixtures.ts'
import { userAgents } from '#tests/journeys/support/userAgents.ts'
import { becomePhone } from '#tests/paths/browser/becomePhone.ts'
import type { TestContext } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

/** What a gesture needs: the page of the person, and the stack that serves it. */
export type GestureContext = Pick<TestContext, 'page' | 'stack'>

const devices: Readonly<Record<string, string>> = { ...userAgents, instagram: `${userAgents.ios} Instagram` }

/** Signs in without the pages. A marketer then opens the dashboard of the area. */
const signIn = async ({ page, stack }: GestureContext, email: string): Promise<void> => {
  const isAdmin = email === adminEmail
  await storeSession(page, stack, email, isAdmin ? 'admin.' : 'marketer.')
  if (!isAdmin) await page.goto(`${stack.origin}/amb`)
}

/** Replaces a part of the browser now, and in all pages that open later. */
const replaceInPages = async (page: Page, replace: () => void): Promise<void> => {
  await page.addInitScript(replace)
  await page.evaluate(replace)
}

const addShareMenu = (): void => {
  const share = () => new Promise((resolve) => Object.assign(window, { shareDone: resolve }))
  Object.defineProperty(navigator, 'share', { value: share })
}

/** Codes of the outbox, the newest first. */
const readCodes = async (origin: string): Promise<string[]> => {
  const response = await fetch(`${origin}/local/outbox.json`)
  return ((await response.json()) as { code: string }[]).map(({ code }) => code)
}

/** What only this console, its stack and the devices of people know. */
export const ownSteps: Readonly<Record<OwnStep, (context: GestureContext, value: string) => Promise<unknown>>> = {
  // Each test starts with new data.
  freshData: async () => undefined,
  signIn,
  signInAgain: async ({ page, stack }) => {
    if (!page.url().includes('/sign-in')) return
    await signIn({ page, stack }, adminEmail)
    await page.goto(`${stack.origin}/admin`)
  },
  enterCode: async ({ page, stack }, which) => {
    const field = page.getByLabel('Verification code')
    await field.waitFor()
    const codes = await readCodes(stack.origin)
    await field.fill(codes[which === 'earlier' ? 1 : 0] ?? '')
    if (which === 'signs in') await page.waitForURL(/\/admin$/)
  },
  blockClipboard: ({ page }) =>
    replaceInPages(page, () => {
      const writeText = () => Promise.reject(new Error('blocked'))
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
      document.execCommand = () => false
    }),
  device: async ({ page }, name) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setUserAgentOverride', { userAgent: devices[name] ?? '' })
  },
  shareMenu: async ({ page }, kind) => {
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printDone: () => dispatchEvent(new Event('afterprint')) })
    })
    if (kind === 'phone') await replaceInPages(page, becomePhone)
    else if (kind !== 'none') await replaceInPages(page, addShareMenu)
  },
  closeSystemDialog: async ({ page }, dialog) => {
    await page.waitForFunction((key) => key in window, `${dialog}Done`)
    await page.evaluate((key) => (window as never as Record<string, () => void>)[key]?.(), `${dialog}Done`)
  },
  blockFile: ({ page }, pattern) => page.route(pattern, (route) => route.abort()),
  unblockFile: ({ page }, pattern) => page.unroute(pattern),
  pressPlot: async ({ page }) => {
    const plot = page.getByRole('region', { name: 'User Overview', exact: true }).locator('canvas')
    const { width = 0, height = 0 } = (await plot.boundingBox()) ?? {}
    await plot.click({ position: { x: width * 0.3, y: height * 0.6 } })
  },
  returnToTab: ({ page }) =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      dispatchEvent(new Event('focus'))
    }),
}
