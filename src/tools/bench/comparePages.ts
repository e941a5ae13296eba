import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { BenchPage } from '#tools/bench/benchPages.ts'
import type { ExpectedContent } from '#tools/bench/measure/measurePage.ts'
import { measureVisit, type Visit } from '#tools/bench/measure/measureVisit.ts'
import type { PageRuns } from '#tools/bench/pageRuns.ts'
import { awaitServiceWorker, registerBareWorker } from '#tools/bench/serviceWorker.ts'

/** A running server with one site. */
export interface SiteServer {
  readonly site: string
  readonly origin: string
  /** Of a signed-in admin. */
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>
}

/** The first one also serves the pages for comparison. */
export type SiteServers = readonly [SiteServer, ...SiteServer[]]

type Step = ((page: Page) => Promise<void>) | undefined

/** One page that a run visits. */
interface Subject {
  readonly site: string
  readonly url: string
  readonly content: ExpectedContent
  readonly options: BrowserContextOptions
  /** One visit each: what happens between the measurement and the end of the visit. */
  readonly steps: readonly Step[]
  /** One list for each step, with one entry per run. */
  readonly visits: readonly Visit[][]
}

const bareVisits: readonly Step[] = [undefined, registerBareWorker, undefined]
const firstAndAgain: readonly Step[] = [awaitServiceWorker, undefined]

const subjectsOf = (page: BenchPage, servers: SiteServers) => {
  const { content, viewport } = page
  const [main] = servers
  const subject = (
    { site, origin }: SiteServer,
    path: string,
    steps: readonly Step[],
    options: BrowserContextOptions = {},
    shown = content,
  ): Subject => ({
    site,
    url: origin + path,
    content: shown,
    options: { ...options, viewport },
    steps,
    visits: steps.map(() => []),
  })
  return {
    sites: servers.map((server) =>
      subject(server, page.path, firstAndAgain, page.isSignedIn ? { storageState: server.storageState } : {}),
    ),
    bare: page.bare ? subject(main, page.bare, bareVisits) : undefined,
    withCharts: page.withCharts ? subject(main, page.withCharts, bareVisits) : undefined,
    withoutScripts: page.withoutScripts
      ? subject(main, page.withoutScripts, firstAndAgain, {}, { ...content, isStatic: true })
      : undefined,
  }
}

/** Visits a page in a new browser context, once for each step. */
const visit = async (browser: Browser, { url, content, options, steps, visits }: Subject): Promise<void> => {
  const context = await browser.newContext(options)
  try {
    for (const [index, step] of steps.entries()) visits[index]?.push(await measureVisit(context, url, content, step))
  } finally {
    await context.close()
  }
}

const toVisits = ({ visits: [first = [], again = []] }: Subject) => ({ first, again })

const toBareVisits = (subject: Subject) => ({ ...toVisits(subject), withWorker: subject.visits[2] ?? [] })

/**
 * Measures a page on all sites, and its pages for comparison on the first site. The subjects alternate, so that other
 * load on the machine affects them equally.
 */
export const comparePages = async (
  browser: Browser,
  page: BenchPage,
  servers: SiteServers,
  runs: number,
): Promise<PageRuns> => {
  const { sites, bare, withCharts, withoutScripts } = subjectsOf(page, servers)
  const subjects = [...sites, bare, withCharts, withoutScripts].filter((subject) => subject !== undefined)
  for (let run = 0; run < runs; run += 1) for (const subject of subjects) await visit(browser, subject)

  return {
    page: page.name,
    sites: Object.fromEntries(sites.map((subject) => [subject.site, toVisits(subject)])),
    ...(bare && { bare: toBareVisits(bare) }),
    ...(withCharts && { withCharts: toBareVisits(withCharts) }),
    ...(withoutScripts && { withoutScripts: toVisits(withoutScripts) }),
  }
}
