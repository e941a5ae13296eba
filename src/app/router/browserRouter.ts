import type { BrowserAddress, BrowserCommand } from '#machines/app/router/router.navigation.ts'

/*
 * The only file that reads and writes `location` and `history`. It decides nothing: `machines/app/router/router.machine.ts`
 * does. It imports no library, because the start script uses it.
 */

/** The path and the query of the document. */
export const currentUrl = (): string => location.pathname + location.search

/** The absolute form of a URL of this origin. */
export const toAbsoluteUrl = (url: string): string => new URL(url, location.origin).href

export const reloadPage = (): void => location.reload()

/** Leaves the document for another one, or for another app. */
export const openDocument = (url: string): void => location.assign(url)

/** Leaves the document and removes it from the history, so that Back does not open it again. */
export const replaceDocument = (url: string): void => location.replace(url)

/** Whether the browser history has a previous entry. */
export const canGoBack = (): boolean => {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  return navigation ? navigation.canGoBack : history.length > 1
}

export const stepBack = (): void => history.back()

/** What the browser shows now. */
export const readAddress = (): BrowserAddress => ({
  url: currentUrl(),
  state: history.state as unknown,
  canGoBack: canGoBack(),
})

/** The history entry of the open page keeps its scroll position, so that Back returns to it. */
const storeScrollTop = (): void => {
  if (scrollY > 0) history.replaceState({ ...(history.state as object | null), scrollTop: scrollY }, '')
}

/** Safari refuses more than 100 writes in 30 seconds. The page works with an older address. */
const writeAddress = ({
  address: { url, entry },
  replace,
}: Extract<BrowserCommand, { type: 'address.write' }>): void => {
  try {
    const state = Object.keys(entry).length > 0 ? entry : null
    if (replace) return history.replaceState(state, '', url)
    storeScrollTop()
    history.pushState(state, '', url)
  } catch {}
}

const preventUnload = (event: Event): void => event.preventDefault()

const guardUnload = (isGuarded: boolean): void => {
  if (isGuarded) addEventListener('beforeunload', preventUnload)
  else removeEventListener('beforeunload', preventUnload)
}

const commands: { readonly [T in BrowserCommand['type']]: (command: Extract<BrowserCommand, { type: T }>) => void } = {
  'address.write': writeAddress,
  'step.back': stepBack,
  'step.forward': () => history.forward(),
  'page.reload': reloadPage,
  'unload.guard': ({ isGuarded }) => guardUnload(isGuarded),
}

/** What the router chart learns of the browser. */
type BrowserReport = ({ type: 'address.changed' } & BrowserAddress) | { type: 'tab.hidden' }

interface BrowserRouter {
  readonly sendBack: (report: BrowserReport) => void
  readonly receive: (listener: (command: BrowserCommand) => void) => void
}

/** The actor of the router chart: runs its commands, and reports what the browser changes. @returns unsubscribes */
export const runBrowserRouter = ({ sendBack, receive }: BrowserRouter): (() => void) => {
  const onPopState = () => sendBack({ type: 'address.changed', ...readAddress() })
  const onVisibilityChange = () => document.visibilityState === 'hidden' && sendBack({ type: 'tab.hidden' })
  addEventListener('popstate', onPopState)
  addEventListener('visibilitychange', onVisibilityChange)
  receive((command) => (commands[command.type] as (command: BrowserCommand) => void)(command))
  return () => {
    removeEventListener('popstate', onPopState)
    removeEventListener('visibilitychange', onVisibilityChange)
    guardUnload(false)
  }
}
