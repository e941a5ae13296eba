import { createRoot, hydrateRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate'
import { App as AppView } from '#app/App.tsx'
import { keepEntries } from '#app/boot/keepEntries.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import { selectIsPageOpen } from '#machines/app/app.selectors.ts'
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'
import '#ui/console.css'

type App = ActorRefFrom<typeof appMachine>

/**
 * Waits until the app chart has loaded the first page. A prerendered page stays, with the text that the person entered,
 * until its code is loaded. Other pages show the failure themselves.
 */
export const waitForFirstPage = async (app: App, isPrerendered: boolean): Promise<void> => {
  const first = await waitFor(app, (state) => !state.matches('loadingPage'), { timeout: Infinity })
  if (!first.matches('pageLoadFailed') || !isPrerendered) return
  const notice = document.body.appendChild(document.createElement('div'))
  const root = createRoot(notice)
  const retry = () => app.send({ type: 'retry.requested' })
  const show = (state: SnapshotFrom<App>) =>
    root.render(state.matches('pageLoadFailed') && <LoadFailure isFloating onRetry={retry} />)
  const subscription = app.subscribe(show)
  show(first)
  await waitFor(app, selectIsPageOpen, { timeout: Infinity })
  subscription.unsubscribe()
  root.unmount()
  notice.remove()
}

/**
 * Renders the page for the first time. React takes over the markup of a prerendered page.
 * @param isStored the browser has stored the code: V8 writes its code cache in the next task, so React works in this one
 */
export const renderApp = (root: HTMLElement, app: App, isPrerendered: boolean, isStored: boolean): void => {
  const page = <AppView app={app} />
  // An error that a boundary shows is unexpected too: the problem report watches for it.
  const options = { onCaughtError: reportError }
  if (!isPrerendered) return createRoot(root, options).render(page)
  const restoreEntries = keepEntries(root)
  /**
   * A translator or an extension changed the prerendered markup, so React rendered the page again. Nobody can act on it.
   * In a build for tests, it can be a fault of the console.
   */
  const onRecoverableError = (error: unknown): void => {
    restoreEntries()
    // oxlint-disable-next-line no-console -- the journeys read it
    if (import.meta.env.MODE === 'stack') console.warn(error)
  }
  const hydrate = () => void hydrateRoot(root, page, { ...options, onRecoverableError })
  if (isStored) flushSync(hydrate)
  else hydrate()
}
