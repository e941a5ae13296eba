import { pollIntervals } from '#tests/paths/browser/pollIntervals.ts'
import { expect, type Page } from '@playwright/test'
import type { TakenInChart } from '#app/inspect/chartSnapshots.ts'
import { idOfTaken } from '#charts/read/running.ts'
import type { PageObject } from '#tests/paths/browser/pageObject.ts'

/** The ids of the declared transitions that the chart has taken since the page opened. */
const readTakenTransitions = async (page: Page, { actorId }: PageObject): Promise<string[]> => {
  const taken = await page.evaluate(() => (window as never as { taken?: TakenInChart[] }).taken ?? [])
  return taken.filter(({ chart }) => chart === actorId).map(idOfTaken)
}

/** Waits until the chart has taken the transitions of a step. Returns all transitions that it has taken. */
export const expectTakenTransitions = async (
  page: Page,
  pageObject: PageObject,
  expected: readonly string[],
  after: string,
): Promise<string[]> => {
  await expect
    .poll(() => readTakenTransitions(page, pageObject), {
      message: `transitions taken ${after}`,
      intervals: pollIntervals,
    })
    .toEqual(expect.arrayContaining([...expected]))
  return readTakenTransitions(page, pageObject)
}
