import { expect, type Page, type Request } from '@playwright/test'

const pendingCalls = new WeakMap<Page, Set<Request>>()

/** Counts the calls of a page from now on, for {@link expectAnswered}. */
export const trackCalls = (page: Page): void => {
  const calls = new Set<Request>()
  pendingCalls.set(page, calls)
  page.on('request', (request) => request.method() === 'POST' && calls.add(request))
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
}

/** Waits until no call of the page is on its way. */
export const expectAnswered = (page: Page): Promise<void> =>
  expect.poll(() => pendingCalls.get(page)?.size, { message: 'calls without an answer' }).toBe(0)

/** Waits until the page has started and ended no call for some looks. */
export const expectQuiet = async (page: Page): Promise<void> => {
  let size = -1
  let quietLooks = 0
  const look = () => {
    const now = pendingCalls.get(page)?.size ?? 0
    quietLooks = now === size ? quietLooks + 1 : 0
    size = now
    return quietLooks
  }
  await expect.poll(look, { message: 'looks without a change', intervals: [50] }).toBeGreaterThan(4)
}

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

/** Clicks twice at the same place. @param ms between the clicks, also if the machine is busy and takes longer */
export const clickTwice = async (page: Page, x: number, y: number, ms: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  // The time of the browser's own process, which the test clock does not change.
  const start = performance.timeOrigin + performance.now()
  await page.mouse.move(x, y)
  for (const delay of [0, ms]) {
    await page.waitForTimeout(delay)
    const press = { x, y, button: 'left', clickCount: 1, timestamp: (start + delay) / 1_000 } as const
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press })
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press })
  }
  await session.detach()
}
