import type { Page } from '@playwright/test'

/** Runs in the page: records the time from each input or click to the next paint. */
export const recordPaints = (): void => {
  const paints: number[] = ((window as never as { paints: number[] }).paints = [])
  const onEvent = (event: Event) => {
    // High priority: other tasks of the frame, such as decoded images, must not delay the measurement.
    const record = () =>
      void scheduler.postTask(() => paints.push(performance.now() - event.timeStamp), { priority: 'user-blocking' })
    requestAnimationFrame(record)
  }
  for (const type of ['input', 'click']) addEventListener(type, onEvent, { capture: true })
}

export const readPaints = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as never as { paints: number[] }).paints.splice(0))

/**
 * Types words into the search field and deletes them, letter by letter.
 * @returns milliseconds from each key to the next paint
 */
export const measureTyping = async (page: Page, words: readonly string[]): Promise<number[]> => {
  for (const word of words) {
    await page.getByRole('searchbox', { name: 'Search' }).focus()
    for (const letter of word) {
      await page.keyboard.press(letter)
      await page.waitForTimeout(250)
    }
    for (let index = 0; index < word.length; index += 1) {
      await page.keyboard.press('Backspace')
      await page.waitForTimeout(250)
    }
  }
  return readPaints(page)
}
