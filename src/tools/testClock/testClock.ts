import type { Browser } from '@playwright/test'
import { chosenMoment } from '#tools/testClock/moments.ts'
import { shiftDate } from '#tools/testClock/shiftDate.ts'

/** Starts the clock of this process at a moment, in its time zone. A second call starts it there again. */
export const startTestClock = ({ time, zone } = chosenMoment()): void => {
  process.env['TZ'] = zone
  const realTime = Date.now() - (globalThis.dateShift?.offset ?? 0)
  shiftDate(Date.parse(time) - realTime)
}

/** The code that gives a page the clock of this process. */
export const pageClockScript = (): string => `(${String(shiftDate)})(${globalThis.dateShift?.offset ?? 0})`

/** Gives all later pages of a browser the clock of this process. */
export const withTestClock = (browser: Browser): Browser => {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.addInitScript(pageClockScript())
    return context
  }
  return browser
}
