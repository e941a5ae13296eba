import type { Page, Route } from '@playwright/test'

/** Holds the first fetching of a script until a step ends it; what was fetched once, a browser does not fetch again. */
export const holdScriptRequest = async (page: Page, pattern: RegExp) => {
  const routes: Route[] = []
  let hear: (() => void) | undefined
  await page.route(pattern, (route) => {
    routes.push(route)
    hear?.()
  })
  const next = async (): Promise<Route> => {
    if (routes.length === 0) await new Promise<void>((resolve) => (hear = resolve))
    return routes.shift() as Route
  }
  return { arrives: async () => (await next()).continue(), fails: async () => (await next()).abort() }
}
