import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import lighthouse from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Points out of 100 by category; one that was not asked for is missing. */
export type Scores = Partial<Record<(typeof categories)[number], number>>

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/**
 * Rates a page as Lighthouse does for a phone, on its slow line.
 * @param port of the debugging protocol of a running browser
 * @param isListed whether search engines are to list the page, which decides on the category SEO
 * @throws Error when Lighthouse could not rate the page
 */
export const runLighthouse = async (
  address: string,
  port: number,
  isListed: boolean,
): Promise<{ readonly scores: Scores; readonly lost: readonly string[] }> => {
  const onlyCategories = categories.filter((name) => isListed || name !== 'seo')
  const result = await lighthouse(address, { port, onlyCategories, output: 'json', logLevel: 'silent' })
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not rate ${address}: ${result?.lhr.runtimeError?.message ?? 'it gave no answer'}`)
  const { categories: rated, audits } = result.lhr
  const scores = Object.fromEntries(onlyCategories.map((name) => [name, Math.round((rated[name]?.score ?? 0) * 100)]))
  const weighed = Object.values(rated).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  const lost = weighed.flatMap(({ id }) =>
    (audits[id]?.score ?? 1) < 0.9 ? [`${id} ${audits[id]?.displayValue ?? ''}`.trim()] : [],
  )
  return { scores, lost }
}
