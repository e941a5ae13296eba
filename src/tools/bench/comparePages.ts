import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { BenchPage } from '#tools/bench/benchPages.ts'
import type { ExpectedContent } from '#tools/bench/measurePage.ts'
import { measureVisit, type Visit } from '#tools/bench/measureVisit.ts'
import type { PageRuns } from '#tools/bench/pageRuns.ts'
import { awaitServiceWorker, registerBareWorker } from '#tools/bench/serviceWorker.ts'

/** A running server with one site. */
export interface SiteServer {
  readonly site: string
  readonly origin: string
  /** Of a signed-in admin. */
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>
}

type Step = ((page: Page) => Promise<void>) | undefined

/** One page that a run visits. */
interface Subject {
  readonly url: string
  readonly content: ExpectedContent
  readonly options: BrowserContextOptions
  /** One visit each: what happens between the measurement and the end of the visit. */
  readonly steps: readonly Step[]
}

const firstAndAgain: readonly Step[] = [awaitServiceWorker, undefined]

const subjectsOf = (page: BenchPage, servers: readonly SiteServer[]) => {
  const { content, viewport } = page
  const origin = servers[0]?.origin ?? ''
  const subject = (path: string | undefined, steps: readonly Step[], isStatic = false): Subject[] =>
    path === undefined ? [] : [{ url: origin + path, content: { ...content, isStatic }, options: { viewport }, steps }]
  return {
    sites: servers.map(({ origin: own, storageState }): Subject => {
      const options = page.isSignedIn ? { viewport, storageState } : { viewport }
      return { url: own + page.path, content, options, steps: firstAndAgain }
    }),
    bare: subject(page.bare, [undefined, registerBareWorker, undefined]),
    withoutScripts: subject(page.withoutScripts, firstAndAgain, true),
  }
}

/** Visits a page in a new browser context, once for each step. */
const visit = async (browser: Browser, { url, content, options, steps }: Subject): Promise<Visit[]> => {
  const context = await browser.newContext(options)
  const visits: Visit[] = []
  try {
    for (const step of steps) visits.push(await measureVisit(context, url, content, step))
    return visits
  } finally {
    await context.close()
  }
}

/** All visits of a subject: one list for each step, with one entry per run. */
const visitsByStep = (runs: readonly (readonly Visit[])[], { steps }: Subject): Visit[][] =>
  steps.map((_, step) => runs.flatMap((visits) => visits.slice(step, step + 1)))

/**
 * Measures a page on all sites, and its pages for comparison on the first site. The subjects alternate, so that other
 * load on the machine affects them equally.
 */
export const comparePages = async (
  browser: Browser,
  page: BenchPage,
  servers: readonly SiteServer[],
  runs: number,
): Promise<PageRuns> => {
  const { sites, bare, withoutScripts } = subjectsOf(page, servers)
  const subjects = [...sites, ...bare, ...withoutScripts]
  const visits = subjects.map((): Visit[][] => [])
  for (let run = 0; run < runs; run += 1)
    for (const [index, subject] of subjects.entries()) visits[index]?.push(await visit(browser, subject))

  const results = subjects.map((subject, index) => visitsByStep(visits[index] ?? [], subject))
  const of = ([subject]: readonly Subject[]) => {
    const [first = [], again = [], withWorker = []] = (subject && results[subjects.indexOf(subject)]) ?? []
    return { first, again, withWorker }
  }
  return {
    page: page.name,
    sites: Object.fromEntries(servers.map(({ site }, index) => [site, of(sites.slice(index))])),
    ...(bare.length > 0 && { bare: of(bare) }),
    ...(withoutScripts.length > 0 && { withoutScripts: of(withoutScripts) }),
  }
}
