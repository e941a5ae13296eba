import type { Locator } from '@playwright/test'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'

/** User agents with the parts that the product reads. */
export const userAgents = {
  ios: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
  android: `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`,
  other: `Mozilla/5.0 (X11; Linux x64) ${chrome} Safari/537.36`,
} as const

/** Clicks with a script: Chromium ignores real clicks while it asks about the link of an unknown app. */
export const clickInPage = async (control: Locator): Promise<void> => {
  await control.waitFor()
  await control.dispatchEvent('click')
}
