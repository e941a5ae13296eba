import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits for all finite animations, then checks the page against WCAG 2.2 AA. */
export const expectAccessiblePage = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    return Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
  })
  // The pages have no frames of other origins. Without them the legacy mode finds the same, in half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly: tags, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([])
}

export const expectNoHorizontalScroll = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

/** Makes the window as high as the page, so that neither the header nor the bar of the selected rows covers a row. */
export const showWholePage = async (page: Page): Promise<void> => {
  const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight] as const)
  await page.setViewportSize({ width, height })
}
