/** Settled when all preloads of the document but the last one have come or failed. */
const mostHaveCome = (): Promise<void> =>
  new Promise((resolve) => {
    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    let missing = preloads.length
    const count = () => {
      missing -= 1
      if (missing <= 1) resolve()
    }
    for (const link of preloads) {
      if (performance.getEntriesByName(link.href).length > 0) count()
      else for (const end of ['load', 'error']) link.addEventListener(end, count, { once: true })
    }
  })

const preload = (href: string): void => document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))

/**
 * Asks for the scripts of the page when nearly all of those came that run before them: they follow without a gap, and the
 * first ones are at work while they arrive (docs/decisions/0046).
 */
export const askForSecondWave = async (): Promise<void> => {
  const files = document.querySelector<HTMLMetaElement>('meta[name="second-wave"]')?.content
  if (!files) return
  await mostHaveCome()
  files.split(' ').forEach(preload)
}
