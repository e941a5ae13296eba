import type { Page } from '@playwright/test'

/** Waits until the page has drawn its last change. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
