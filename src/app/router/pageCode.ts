import { waitFor } from 'xstate'
import { SignInPage } from '#app/chunks.ts'
import type { Lazy } from '#app/lazy.ts'
import { chartOf, nextCodeOf, pageOf, partsOf } from '#app/router/routes.tsx'
import type { Route } from '#domain/routes/routes.ts'
import type { PageCode } from '#machines/session/openPage.machine.ts'

/** A failed load in advance does not matter: the code is requested again when it is needed. */
const preload = (code: readonly Lazy<unknown>[]): void => {
  for (const { load } of code) void load().catch(() => undefined)
}

/** Loads the users page and the items page in the background, because each links to the other. */
export const preloadListPages = (): void => preload([...partsOf('users'), ...partsOf('allItems')])

/** Loads the code for the next step of a signed-out visitor in advance. */
export const preloadNextStep = (route: Route): void => preload(nextCodeOf(route))

/** Loads the sign-in page in the background, because a session can also end without a network. */
export const preloadSignIn = (): void => preload([SignInPage])

const isLoaded = ({ status }: { status: string }): boolean => status === 'done'

/**
 * Loads the chart and the page of a route inside its area, together with the frame around them. They need the code of
 * the frame: if that fails, the page says so, and one retry loads all.
 * @returns what the chart says about the page
 * @throws the reason if the code cannot be loaded
 */
export const loadParts = async (route: Route): Promise<PageCode> => {
  const parts = partsOf(route)
  preload(parts)
  await waitFor(pageOf(route).actor, isLoaded, { timeout: Infinity })
  await Promise.all(parts.map(({ load }) => load()))
  if (route === 'users' || route === 'allItems') preloadListPages()
  const chart = chartOf(route)?.code.current()
  return { hasChart: chart !== undefined, decidesSignOut: chart?.events.includes('signOut.requested') ?? false }
}
