/** The preloads of the document that have not finished. */
const pendingPreloads = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].filter(
    ({ href }) => performance.getEntriesByName(href).length === 0,
  )

export const isLoadingChunks = (): boolean => pendingPreloads().length > 0

/** Names the chunks that load later. A document with little code has none. */
const deferredChunks = (): HTMLMetaElement | null =>
  document.querySelector<HTMLMetaElement>('meta[name="deferred-chunks"]')

/**
 * Resolves when at most `data-left` of the first chunks are pending, so that the deferred chunks do not compete with
 * them for the connection (docs/decisions/0046, 0047).
 */
export const waitForFirstChunks = (): Promise<void> =>
  new Promise((resolve) => {
    const maxLeft = Number(deferredChunks()?.dataset['left'] ?? Infinity)
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

/** Requests the deferred chunks of the page. */
export const preloadDeferredChunks = (): void => deferredChunks()?.content.split(' ').forEach(preload)
