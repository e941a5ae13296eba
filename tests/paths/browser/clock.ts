import type { Page } from '@playwright/test'

/** The clock can only be stopped at a moment to come, which may have passed before a slow machine gets there. */
export const pauseClock = async (page: Page, tries = 5): Promise<void> => {
  const moment = (await page.evaluate(() => Date.now())) + 500
  await page.clock.pauseAt(moment).catch((error: unknown) => {
    if (tries <= 1) throw error
    return pauseClock(page, tries - 1)
  })
}
