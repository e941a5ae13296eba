import { expect, type Page } from '@playwright/test'
import { transitionIdOf } from '#charts/read/parts.ts'
import type { PageObject } from '#tests/paths/browser/pageObject.ts'

/** A transition as the inspected page records it. */
interface TakenTransition {
  readonly chart: string
  readonly state: string
  readonly event: string
  readonly branchIndex: number
  readonly branchCount: number
}

/** The ids of the declared transitions that the chart has taken since the page opened. */
const readTakenTransitions = async (page: Page, { actorId }: PageObject): Promise<string[]> => {
  const taken = await page.evaluate(() => (window as never as { taken?: TakenTransition[] }).taken ?? [])
  return taken
    .filter(({ chart, branchIndex }) => chart === actorId && branchIndex >= 0)
    .map(({ state, event, branchIndex, branchCount }) =>
      transitionIdOf(state === '' ? '(chart)' : state, event, branchIndex, branchCount),
    )
}

/** Waits until the chart has taken the transitions of a step. Returns all transitions that it has taken. */
export const expectTakenTransitions = async (
  page: Page,
  pageObject: PageObject,
  expected: readonly string[],
  after: string,
): Promise<string[]> => {
  await expect
    .poll(() => readTakenTransitions(page, pageObject), `transitions taken ${after}`)
    .toEqual(expect.arrayContaining([...expected]))
  return readTakenTransitions(page, pageObject)
}
