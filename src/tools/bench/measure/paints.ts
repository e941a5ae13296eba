import type { Page } from '@playwright/test'
import { desktop } from '#tools/bench/benchPages.ts'
import { tsxNameHelper } from '#tools/bench/measure/measurePage.ts'
import type { BenchContext } from '#tools/bench/withBench.ts'

/** Runs in the page: records the time from each input or click to the next paint. */
const recordPaints = (): void => {
  const paints: number[] = ((window as never as { paints: number[] }).paints = [])
  const onEvent = (event: Event) => {
    // High priority: other tasks of the frame, such as decoded images, must not delay the measurement.
    const record = () =>
      void scheduler.postTask(() => paints.push(performance.now() - event.timeStamp), { priority: 'user-blocking' })
    requestAnimationFrame(record)
  }
  for (const type of ['input', 'click']) addEventListener(type, onEvent, { capture: true })
}

/** A new tab of the signed-in person that records the time of paints. */
export const openRecordingPage = async ({ browser, storageState }: BenchContext): Promise<Page> => {
  const page = await (await browser.newContext({ storageState, viewport: desktop })).newPage()
  await page.addInitScript(tsxNameHelper)
  await page.addInitScript(recordPaints)
  return page
}

/** @returns milliseconds from each input or click since the last call to the next paint */
export const readPaints = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as never as { paints: number[] }).paints.splice(0))

/** After each key and each page turn. */
const pauseMs = 250

/**
 * Types words into the search field and deletes them, letter by letter.
 * @returns milliseconds from each key to the next paint
 */
export const measureTyping = async (page: Page, words: readonly string[]): Promise<number[]> => {
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  for (const key of words.flatMap((word) => [...word, ...Array.from(word, () => 'Backspace')])) {
    await page.keyboard.press(key)
    await page.waitForTimeout(pauseMs)
  }
  return readPaints(page)
}

/** The time between press and release of a button, in milliseconds. The page already reacts to the press. */
const pressMs = 80

/**
 * Turns pages, forth and back.
 * @returns milliseconds from each click to the next paint
 */
export const measurePageTurns = async (page: Page, times: number): Promise<number[]> => {
  for (let index = 0; index < times; index += 1) {
    const name = index % 20 < 10 ? 'Next' : 'Previous'
    await page.getByRole('button', { name, exact: true }).click({ delay: pressMs })
    await page.waitForTimeout(pauseMs)
  }
  return readPaints(page)
}
