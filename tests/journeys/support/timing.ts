import type { Page } from '@playwright/test'

/** Waits until the page has drawn its last change. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/**
 * Holds requests, however slow the machine is.
 * @param text that the identity target or the body of a held request contains
 * @returns lets them continue, and all later ones too
 */
export const holdRequests = async (page: Page, url: RegExp, text = ''): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    const request = route.request()
    if (`${request.headers()['x-amz-target']} ${request.postData()}`.includes(text)) await released
    await route.fallback()
  })
  return release
}
