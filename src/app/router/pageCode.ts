import { authCharts, signInAgainCharts, SignInAgainDialog, SignInPage } from '#app/lazyCode.ts'
import type { Lazy } from '#lazy/lazy.ts'
import { chartOf, codeToOpen, nextCodeOf, pageOf, partsOf } from '#app/router/routeTable.tsx'
import type { Route } from '#domain/routes/routes.ts'
import type { PageCode } from '#machines/session/openPage.ts'

const preload = (code: readonly Lazy<unknown>[]): void => code.forEach((part) => part.preload())

/** Loads the users page and the items page in the background, because each links to the other. */
export const preloadListPages = (): void => preload([...partsOf('users'), ...partsOf('allItems')])

/** Loads the code for the next step of a signed-out visitor in advance. */
export const preloadNextStep = (route: Route): void => preload(nextCodeOf(route))

/**
 * Loads the sign-in page and the sign-in over a page in the background, because a session can also end without a
 * network.
 */
export const preloadSignIn = (): void => preload([authCharts, SignInPage, signInAgainCharts, SignInAgainDialog])

/**
 * Loads the code without which the app chart cannot open a page.
 * @throws the reason if it cannot be loaded
 */
export const loadPage = async (route: Route): Promise<void> => {
  await Promise.all(codeToOpen(route).map(({ load }) => load()))
}

/**
 * Loads the chart of a route inside its area. The page and the frame around it load at the same time: they render when
 * they are there, and say so if they fail.
 * @returns what the chart says about the page
 * @throws the reason if the chart cannot be loaded
 */
export const loadPageCode = async (route: Route): Promise<PageCode> => {
  preload([pageOf(route), ...partsOf(route)])
  const chart = await chartOf(route)?.code.load()
  if (route === 'users' || route === 'allItems') preloadListPages()
  return { hasChart: chart !== undefined }
}

/**
 * Waits for the page, and for the frame of its area around it, so that the first render shows both. They show a failure
 * themselves.
 */
export const waitForParts = async (route: Route): Promise<void> => {
  await Promise.allSettled([pageOf(route), ...partsOf(route)].map(({ load }) => load()))
}
