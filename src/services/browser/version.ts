import { cacheNames, releaseOf } from '#domain/app/release.ts'

/** The release that runs; null on the development server. */
export const runningRelease = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? null

/** The documents of the service worker are outdated. Without them, a reload gets the new document. */
const dropCachedDocuments = async (): Promise<void> => void (await globalThis.caches?.delete(cacheNames.documents))

/**
 * Asks the server whether another release is deployed than the one that runs.
 * @param url of the open page
 * @throws TypeError without a network
 */
export const isReplaced = async (url: string): Promise<boolean> => {
  const answer = await fetch(new URL(url, document.baseURI).pathname, {
    cache: 'no-cache',
    headers: { accept: 'text/html' },
  })
  const deployed = answer.ok ? releaseOf(await answer.text()) : undefined
  if (deployed === undefined || deployed === runningRelease()) return false
  await dropCachedDocuments()
  return true
}

/**
 * Subscribes to new versions. It asks the server when a chunk fails to load, and when the network is back.
 * @param currentUrl the URL of the open page
 * @returns unsubscribes
 */
export const subscribeToNewVersion = (currentUrl: () => string, onNewVersion: () => void): (() => void) => {
  const controller = new AbortController()
  const checkVersion = () =>
    void isReplaced(currentUrl()).then(
      (replaced) => replaced && onNewVersion(),
      () => undefined,
    )
  for (const type of ['vite:preloadError', 'online']) addEventListener(type, checkVersion, controller)
  return () => controller.abort()
}
