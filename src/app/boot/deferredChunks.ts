import { bootCodeTimeoutMs } from '#domain/limits.ts'
import { delay } from '#services/browser/delay.ts'

/** The preloads of the document that have not finished. */
const pendingPreloads = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].filter(
    ({ href }) => performance.getEntriesByName(href).length === 0,
  )

export const isLoadingChunks = (): boolean => pendingPreloads().length > 0

/** Resolves when at most this many preloads are pending. */
const waitUntilFewLeft = (maxLeft: number): Promise<void> =>
  new Promise((resolve) => {
    const links = pendingPreloads()
    let left = links.length
    if (left <= maxLeft) return resolve()
    const onSettled = () => {
      left -= 1
      if (left <= maxLeft) resolve()
    }
    for (const link of links)
      for (const type of ['load', 'error']) link.addEventListener(type, onSettled, { once: true })
  })

const preload = (href: string): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))

/**
 * Preloads the deferred chunks of the page. They start when at most `data-left` of the first chunks are pending, so
 * that they do not compete with the first chunks for the connection (docs/decisions/0046, 0047).
 */
export const preloadDeferredChunks = async (): Promise<void> => {
  const chunks = document.querySelector<HTMLMetaElement>('meta[name="deferred-chunks"]')
  if (!chunks) return
  await Promise.race([waitUntilFewLeft(Number(chunks.dataset['left'])), delay(bootCodeTimeoutMs)])
  chunks.content.split(' ').forEach(preload)
}
