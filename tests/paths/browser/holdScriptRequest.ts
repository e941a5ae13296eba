import type { Page, Route } from '@playwright/test'

/** Holds the requests for a script until a step continues, breaks or aborts them. The browser loads each script only once. */
export const holdScriptRequest = async (page: Page, pattern: RegExp) => {
  const routes: Route[] = []
  let onRequest: (() => void) | undefined
  await page.route(pattern, (route) => {
    routes.push(route)
    onRequest?.()
  })
  const next = async (): Promise<Route> => {
    if (routes.length === 0) await new Promise<void>((resolve) => (onRequest = resolve))
    return routes.shift() as Route
  }
  return {
    arrives: async () => (await next()).continue(),
    /** The script throws. Unlike an aborted request, the browser does not report it. */
    breaks: async () => (await next()).fulfill({ contentType: 'text/javascript', body: "throw new Error('broken')" }),
    fails: async () => (await next()).abort(),
  }
}
