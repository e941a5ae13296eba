import type { Page } from '@playwright/test'

/** Stops the clock shortly in the future. On a slow machine this time can pass first, so it tries again. */
export const pauseClock = async (page: Page, attempts = 5): Promise<void> => {
  const time = (await page.evaluate(() => Date.now())) + 500
  await page.clock.pauseAt(time).catch((error: unknown) => {
    if (attempts <= 1) throw error
    return pauseClock(page, attempts - 1)
  })
}

/** How time passes for the page: not at all, only while the test looks at the page, or as it does. */
export type Pace = 'stopped' | 'slow' | 'real'

/** The time that passes with each look at the page while its clock is slow, in milliseconds. */
const lookMs = 10

/** Makes what the page does independent of how long the test takes. */
export const createClock = (page: Page) => {
  let current: Pace = 'real'
  return {
    setPace: async (pace: Pace): Promise<void> => {
      if (pace === 'real' && current !== 'real') await page.clock.resume()
      if (pace !== 'real' && current === 'real') await pauseClock(page)
      current = pace
    },
    /** Lets a moment pass, if the clock is slow. */
    pass: async (): Promise<void> => void (current === 'slow' && (await page.clock.runFor(lookMs))),
  }
}
