/** Settled when no more preloads of the document than these are on their way. */
const fewAreLeft = (most: number): Promise<void> =>
  new Promise((resolve) => {
    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    let missing = preloads.length
    const count = () => {
      missing -= 1
      if (missing <= most) resolve()
    }
    for (const link of preloads) {
      if (performance.getEntriesByName(link.href).length > 0) count()
      else for (const end of ['load', 'error']) link.addEventListener(end, count, { once: true })
    }
  })

const preload = (href: string): void => document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))

/**
 * Asks for the scripts of the page when those came that run before them, or nearly all of those, as the document says: they
 * follow without a gap, and the first ones are at work while they arrive (docs/decisions/0046, 0047).
 */
export const askForSecondWave = async (): Promise<void> => {
  const wave = document.querySelector<HTMLMetaElement>('meta[name="second-wave"]')
  if (!wave) return
  await fewAreLeft(Number(wave.dataset['left']))
  wave.content.split(' ').forEach(preload)
}
