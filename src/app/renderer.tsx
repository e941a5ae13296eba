import { createRoot, hydrateRoot } from 'react-dom/client'
import { type ActorRefFrom, waitFor } from 'xstate'
import { App } from '#app/App.tsx'
import type { Lazy } from '#app/lazy.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx'
import '#ui/tokens.css'
import '#ui/base.css'

/**
 * Loads the code of the first page. A prerendered page stays, with the text that the person entered, until its code is
 * loaded. Other pages show the failure themselves.
 */
export const loadFirstPage = async ({ actor, load }: Lazy<unknown>, isPrerendered: boolean): Promise<void> => {
  const isLoaded = await load().then(
    () => true,
    () => false,
  )
  if (isLoaded || !isPrerendered) return
  const notice = document.body.appendChild(document.createElement('div'))
  const root = createRoot(notice)
  const request = () => actor.send({ type: 'code.requested' })
  const subscription = actor.subscribe((state) =>
    root.render(state.matches('failed') && <LoadFailure isFloating onRetry={request} />),
  )
  root.render(<LoadFailure isFloating onRetry={request} />)
  await waitFor(actor, ({ status }) => status === 'done', { timeout: Infinity })
  subscription.unsubscribe()
  root.unmount()
  notice.remove()
}

/** Renders the page for the first time. React takes over the markup of a prerendered page. */
export const renderApp = (root: HTMLElement, app: ActorRefFrom<typeof appMachine>, isPrerendered: boolean): void => {
  const page = <App app={app} />
  // An error that a boundary shows is unexpected too: the problem report watches for it.
  const options = { onCaughtError: reportError }
  if (isPrerendered) hydrateRoot(root, page, options)
  else createRoot(root, options).render(page)
}
