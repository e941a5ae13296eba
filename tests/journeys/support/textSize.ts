import type { Page } from '@playwright/test'

/** The text size that a person has set in the browser. The default is 16. */
export const setTextSize = async (page: Page, size: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
}
