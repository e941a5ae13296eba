import type { Page, Route } from '@playwright/test'

/**
 * Holds the requests for a script until a step ends them. A preload and an import of one module can be two requests, so
 * later requests end the same way, until `hold` is called.
 */
export const holdScriptRequest = async (page: Page, pattern: RegExp) => {
  const held: Route[] = []
  let endRequest: ((route: Route) => Promise<void>) | undefined
  let onRequest: (() => void) | undefined
  await page.route(pattern, (route) => {
    if (endRequest) return endRequest(route)
    held.push(route)
    onRequest?.()
  })
  const endRequests = async (end: (route: Route) => Promise<void>): Promise<void> => {
    if (held.length === 0) await new Promise<void>((resolve) => (onRequest = resolve))
    endRequest = end
    await Promise.all(held.splice(0).map(end))
  }
  return {
    /** Holds the next requests. A step calls it before the script is requested again. */
    hold: () => (endRequest = undefined),
    arrives: () => endRequests((route) => route.continue()),
    fails: () => endRequests((route) => route.abort()),
  }
}
