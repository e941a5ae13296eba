import type { BrowserContext, Page } from '@playwright/test'
import { recordPaints, readPaints } from '#tools/bench/measure/paints.ts'
import type { BenchContext } from '#tools/bench/measure/measurements.ts'
import { tsxNameHelper } from '#tools/bench/measure/measurePage.ts'

/** A new browser context of the signed-in person. */
export const openContext = ({ browser, storageState }: BenchContext): Promise<BrowserContext> =>
  browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })

/** A new tab that records the time of paints (`readPaints`). */
export const openRecordingPage = async (bench: BenchContext): Promise<Page> => {
  const page = await (await openContext(bench)).newPage()
  await page.addInitScript(tsxNameHelper)
  await page.addInitScript(recordPaints)
  return page
}

/** The time between press and release of a button, in milliseconds. The page already reacts to the press. */
const pressMs = 80

/**
 * Turns pages, forth and back.
 * @param pauseMs after each page turn; without a pause the button is not held
 * @returns milliseconds from each click to the next paint
 */
export const turnPages = async (page: Page, times: number, pauseMs: number): Promise<number[]> => {
  for (let index = 0; index < times; index += 1) {
    await page
      .getByRole('button', { name: index % 40 < 20 ? 'Next' : 'Previous', exact: true })
      .click(pauseMs > 0 ? { delay: pressMs } : {})
    if (pauseMs > 0) await page.waitForTimeout(pauseMs)
  }
  return readPaints(page)
}
