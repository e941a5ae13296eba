import type { Page } from '@playwright/test'
import { slowNetwork } from '#tools/bench/measure/slowDevice.ts'

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

/**
 * Waits for the service worker of a page, if it has one, then slows down the worker's network: the next visit measures
 * with a worker that is active and has stored its files.
 * @throws Error if the worker is not ready within 60 seconds
 */
export const awaitServiceWorker = async (page: Page): Promise<void> => {
  if (await page.evaluate(isWorkerReady)) await slowDownWorkers(page)
}

/** Registers a service worker that stores the document and the script of a bare page, and waits for it. */
export const registerBareWorker = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    // The content policy requires a Trusted Types policy; TypeScript has no types for it.
    const { trustedTypes } = window as never as { trustedTypes: TrustedTypes }
    const policy = trustedTypes.createPolicy('bare', { createScriptURL: (url) => url })
    const name = location.pathname.split('/').at(-1)
    await navigator.serviceWorker.register(policy.createScriptURL(`/bare/worker.js?page=${name}`))
  })
  await awaitServiceWorker(page)
}

/** Runs in the page. Resolves with false if no worker is registered. */
const isWorkerReady = async (): Promise<boolean> => {
  if (!(await navigator.serviceWorker.getRegistration())) return false
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const failure = wait(60_000).then(() => Promise.reject(new Error('The service worker was not ready in 60 seconds.')))
  const countStored = async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const files = await Promise.all(stores.map((store) => store.keys()))
    return files.flat().length
  }
  const awaitStored = async () => {
    await navigator.serviceWorker.ready
    let [before, now] = [-1, await countStored()]
    while (now !== before) {
      await wait(1_000)
      ;[before, now] = [now, await countStored()]
    }
    return true
  }
  return Promise.race([awaitStored(), failure])
}

/**
 * Chromium slows down the requests of a page, but not those of its service worker: without this, a worker that passes
 * a request on would have a fast line. Playwright has no session for workers, so the messages take the way through the
 * browser. The CPU of a worker cannot be slowed down; the console and the bare page share this error.
 */
const slowDownWorkers = async (page: Page): Promise<void> => {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The browser of the page is closed.')
  const { targetInfos } = await session.send('Target.getTargets')
  for (const { targetId } of targetInfos.filter(({ type }) => type === 'service_worker')) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
    const send = (id: number, method: string, params: object) =>
      session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
    await send(1, 'Network.enable', {})
    await send(2, 'Network.emulateNetworkConditions', slowNetwork)
  }
}
