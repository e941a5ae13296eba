import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until a control has the focus. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await control.waitFor()
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}
