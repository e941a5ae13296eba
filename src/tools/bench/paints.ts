import type { CDPSession, Page } from '@playwright/test'
import { slowDeviceConditions } from '#tools/bench/slowDevice.ts'

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** In the page: from an event's own time stamp to the paint after it. */
export const recordPaints = (): void => {
  const paints: number[] = ((window as never as { paints: number[] }).paints = [])
  const note = (event: Event) => {
    // Before anything else that waits behind the frame, such as pictures that have come.
    const keep = () =>
      void scheduler.postTask(() => paints.push(performance.now() - event.timeStamp), { priority: 'user-blocking' })
    requestAnimationFrame(keep)
  }
  for (const type of ['input', 'click']) addEventListener(type, note, { capture: true })
}

export const readPaints = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as never as { paints: number[] }).paints.splice(0))

export const slowDownProcessor = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDeviceConditions.slowDown })
  return session
}

/** Types words into the search box and takes them away again, letter by letter. @returns milliseconds from each key to the paint after it */
export const measureTyping = async (page: Page, words: readonly string[]): Promise<number[]> => {
  for (const word of words) {
    await page.getByLabel('Search').focus()
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
