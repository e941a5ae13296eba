import type { BrowserContextOptions, Page } from '@playwright/test'
import { barePages } from '#tools/bench/bare/barePages.ts'
import type { BenchPage } from '#tools/bench/benchPages.ts'
import { measureVisit, type Visit } from '#tools/bench/measure/measureVisit.ts'
import { awaitServiceWorker, registerBareWorker } from '#tools/bench/serviceWorker.ts'
import type { BenchContext } from '#tools/bench/withBench.ts'

/** `first`: with an empty cache. `again`: the next visit, with stored code. One entry per run. */
interface Visits {
  readonly name: string
  readonly first: Visit[]
  readonly again: Visit[]
}

/** The visits of one page: of each site, and of the pages for comparison. */
export interface ComparedPage {
  readonly page: string
  readonly subjects: readonly Visits[]
}

interface Subject extends Visits {
  readonly bench: BenchContext
  readonly path: string
  readonly options: BrowserContextOptions
  /** Before the second visit. */
  readonly prepare: (page: Page) => Promise<void>
}

/** The sites to compare, by the names for the report. */
export type Sites = Readonly<Record<string, BenchContext>>

/** The pages for visitors have none. */
const noServiceWorker = async (): Promise<void> => undefined

const subjectsOf = (page: BenchPage, sites: Sites, bareSite: BenchContext | undefined): Subject[] => {
  const { viewport, isSignedIn } = page
  const own = Object.entries(sites).map(([name, bench]): Subject => ({
    name,
    bench,
    path: page.path,
    options: { viewport, ...(isSignedIn && { storageState: bench.storageState }) },
    prepare: page.content.isStatic ? noServiceWorker : awaitServiceWorker,
    first: [],
    again: [],
  }))
  if (!bareSite || !(page.name in barePages)) return own
  const bare = { bench: bareSite, path: `/bare/${page.name}`, options: { viewport }, prepare: registerBareWorker }
  return [...own, { ...bare, name: 'bare', first: [], again: [] }]
}

/** Visits a page twice in a new browser context. */
const visitTwice = async (
  { bench, path, options, prepare, first, again }: Subject,
  { content }: BenchPage,
): Promise<void> => {
  const context = await bench.browser.newContext(options)
  try {
    first.push(await measureVisit(context, bench.origin + path, content, prepare))
    again.push(await measureVisit(context, bench.origin + path, content))
  } finally {
    await context.close()
  }
}

/**
 * Measures a page on all sites, and its pages for comparison. The subjects alternate, so that other load on the machine
 * affects them equally.
 * @param bareSite the site that has the pages for comparison
 */
export const comparePage = async (
  page: BenchPage,
  sites: Sites,
  runs: number,
  bareSite?: BenchContext,
): Promise<ComparedPage> => {
  const subjects = subjectsOf(page, sites, bareSite)
  for (let run = 0; run < runs; run += 1) for (const subject of subjects) await visitTwice(subject, page)
  return { page: page.name, subjects }
}
