import type { Page } from '@playwright/test'
import { slowNetwork } from '#tools/bench/measure/slowDevice.ts'

interface ScriptPolicy {
  readonly createScriptURL: (url: string) => string
}

/**
 * Waits until the page has registered its service worker, which the console does when it is idle, then slows down the
 * worker's network: the next visit measures with a worker that is active and has stored its files.
 * @throws Error if the worker is not ready within 60 seconds
 */
export const awaitServiceWorker = async (page: Page): Promise<void> => {
  await page.evaluate(awaitStoredDocument)
  let [before, now] = [-1, await countStored(page)]
  while (now !== before) {
    await page.waitForTimeout(1_000)
    ;[before, now] = [now, await countStored(page)]
  }
  await slowDownWorkers(page)
}

/** Runs in the page. The worker stores a document after its files. `waitForFunction` does not wait for a promise. */
const awaitStoredDocument = async (): Promise<void> => {
  const until = performance.now() + 60_000
  while (!(await caches.match(location.href, { ignoreVary: true }))) {
    if (performance.now() > until) throw new Error('The service worker is not ready after 60 seconds.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await navigator.serviceWorker.ready
}

/** The number of files that the worker has stored. */
const countStored = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(stores.map((store) => store.keys()))).flat().length
  })

/** Registers a service worker that stores the document and the script of a bare page, and waits for it. */
export const registerBareWorker = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    // The content policy requires a Trusted Types policy; TypeScript has no types for it.
    const { trustedTypes } = window as never as {
      trustedTypes: { createPolicy: (name: string, policy: ScriptPolicy) => ScriptPolicy }
    }
    const policy = trustedTypes.createPolicy('serviceWorker', { createScriptURL: (url) => url })
    const name = location.pathname.split('/').at(-1)
    await navigator.serviceWorker.register(policy.createScriptURL(`/bare/worker.js?page=${name}`))
  })
  await awaitServiceWorker(page)
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
