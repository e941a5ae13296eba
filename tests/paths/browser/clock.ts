import type { Page } from '@playwright/test'

/** Stops the clock shortly in the future. On a slow machine this time can pass first, so it tries again. */
export const pauseClock = async (page: Page, attempts = 5): Promise<void> => {
  const time = (await page.evaluate(() => Date.now())) + 500
  await page.clock.pauseAt(time).catch((error: unknown) => {
    if (attempts <= 1) throw error
    return pauseClock(page, attempts - 1)
  })
}
