import { expect, type Page } from '@playwright/test'
import { transitionIdOf } from '#tools/paths/model/parts.ts'
import type { PageObject } from '#tests/paths/browser/pageObject.ts'

/** A transition as the page notes it. */
interface Taken {
  readonly chart: string
  readonly state: string
  readonly event: string
  readonly branch: number
  readonly branches: number
}

/** The declared transitions that the chart of a stage has taken since the page was opened, by their ids. */
const takenIn = async (page: Page, { actorId }: PageObject): Promise<string[]> => {
  const taken = await page.evaluate(() => (window as never as { taken?: Taken[] }).taken ?? [])
  return taken
    .filter(({ chart, branch }) => chart === actorId && branch >= 0)
    .map(({ state, event, branch, branches }) =>
      transitionIdOf(state === '' ? '(chart)' : state, event, branch, branches),
    )
}

/** Waits until the chart has taken what a step takes, and gives all that it has taken. */
export const expectTakenTransitions = async (
  page: Page,
  stage: PageObject,
  takes: readonly string[],
  after: string,
): Promise<string[]> => {
  await expect
    .poll(() => takenIn(page, stage), `transitions taken ${after}`)
    .toEqual(expect.arrayContaining([...takes]))
  return takenIn(page, stage)
}
