import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import lighthouse, { desktopConfig } from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores from 0 to 100. Categories that were not requested are missing. */
export type Scores = Partial<Record<(typeof categories)[number], number>>

/** Finds an unused TCP port. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

export interface RatedPage {
  readonly path: string
  /** The slow phone of Lighthouse, or its desktop. */
  readonly device: 'phone' | 'desktop'
  /** Search engines may list it. Other pages have no score for that. */
  readonly isListed: boolean
}

/**
 * Rates a page with Lighthouse. The storage of the browser stays, because it holds the session.
 * @param port debugging port of a running browser
 * @throws Error if Lighthouse cannot rate the page
 */
export const runLighthouse = async (
  origin: string,
  { path, device, isListed }: RatedPage,
  port: number,
): Promise<{ readonly scores: Scores; readonly failedAudits: readonly string[] }> => {
  const onlyCategories = categories.filter((name) => isListed || name !== 'seo')
  const flags = { port, onlyCategories, output: 'json', logLevel: 'silent', disableStorageReset: true } as const
  const result = await lighthouse(origin + path, flags, device === 'desktop' ? desktopConfig : undefined)
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not rate ${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { categories: rated, audits } = result.lhr
  const scores = Object.fromEntries(onlyCategories.map((name) => [name, Math.round((rated[name]?.score ?? 0) * 100)]))
  const weightedAudits = Object.values(rated).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  const failedAudits = weightedAudits.flatMap(({ id }) =>
    (audits[id]?.score ?? 1) < 0.9 ? [`${id} ${audits[id]?.displayValue ?? ''}`.trim()] : [],
  )
  return { scores, failedAudits }
}
