import type { Page } from '@playwright/test'

/** Holds the script of the console. Call the returned function to continue it. */
export const holdConsoleScript = async (page: Page): Promise<() => void> => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/console-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Waits until the current content is painted. */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** Opens a page, and waits until the boot code and its data have arrived and their content is painted. */
export const openAndWaitForBootContent = async (page: Page, address: string, code: RegExp): Promise<void> => {
  const hasArrived = (ending: RegExp) => page.waitForResponse((response) => ending.test(response.url()))
  const responses = Promise.all([/\/graphql$/, /\/assets\/engine-/, code].map(hasArrived))
  await page.goto(address)
  await responses
  await page.waitForLoadState('load')
  await waitForPaint(page)
}
