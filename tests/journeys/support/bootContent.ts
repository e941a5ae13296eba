import type { Page } from '@playwright/test'

/** The console itself does not come before it is let go. */
export const holdConsoleScript = async (page: Page): Promise<() => void> => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/console-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** What is on the page now is painted. */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** Opens a page, and waits until its first content would have been drawn: the code for it and the answer are here, and painted. */
export const openAndWaitForBootContent = async (page: Page, address: string, code: RegExp): Promise<void> => {
  const isHere = (ending: RegExp) => page.waitForResponse((response) => ending.test(response.url()))
  const all = Promise.all([/\/graphql$/, /\/assets\/engine-/, code].map(isHere))
  await page.goto(address)
  await all
  await page.waitForLoadState('load')
  await waitForPaint(page)
}
