import { bootCodeTimeoutMs } from '#domain/limits.ts'
import { delay } from '#services/browser/delay.ts'

/** The preloads of the document that are still on their way. */
const pendingPreloads = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].filter(
    ({ href }) => performance.getEntriesByName(href).length === 0,
  )

/** Whether there is nothing to do but to wait for code. */
export const isLoadingChunks = (): boolean => pendingPreloads().length > 0

/** Settled when no more preloads than these are on their way. */
const waitUntilFewLeft = (most: number): Promise<void> =>
  new Promise((resolve) => {
    const links = pendingPreloads()
    let missing = links.length
    if (missing <= most) return resolve()
    const count = () => {
      missing -= 1
      if (missing <= most) resolve()
    }
    for (const link of links) for (const end of ['load', 'error']) link.addEventListener(end, count, { once: true })
  })

const preload = (href: string): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))

/**
 * Asks for the scripts of the page when those came that run before them, or nearly all of those, as the document says: they
 * follow without a gap, and the first ones are at work while they arrive (docs/decisions/0046, 0047).
 */
export const preloadDeferredChunks = async (): Promise<void> => {
  const wave = document.querySelector<HTMLMetaElement>('meta[name="second-wave"]')
  if (!wave) return
  await Promise.race([waitUntilFewLeft(Number(wave.dataset['left'])), delay(bootCodeTimeoutMs)])
  wave.content.split(' ').forEach(preload)
}
