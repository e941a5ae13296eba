import type { Visit } from '#tools/bench/measure/measureVisit.ts'
import type { PageName } from '#tools/bench/benchPages.ts'
import { median } from '#tools/bench/median.ts'

/** `first`: with an empty cache. `again`: the next visit, with stored code. */
export type VisitName = 'first' | 'again'

/** One entry per run. */
interface Visits {
  readonly first: readonly Visit[]
  /** The next visit in the same browser context. */
  readonly again: readonly Visit[]
}

interface BareVisits extends Visits {
  /** A further visit, with a service worker. */
  readonly withWorker: readonly Visit[]
}

/** All visits of one page, and of the pages for comparison that it has. */
export interface PageRuns {
  readonly page: PageName
  /** By the folder of the site. */
  readonly sites: Readonly<Record<string, Visits>>
  readonly bare?: BareVisits
  /** The bare page with the packages and the charts of the page. */
  readonly withCharts?: BareVisits
  readonly withoutScripts?: Visits
}

/** The median of each figure. */
export const medianVisit = (visits: readonly Visit[]): Visit => {
  const of = (metric: keyof Visit) => median(visits.map((visit) => visit[metric]))
  return {
    painted: of('painted'),
    answers: of('answers'),
    lcp: of('lcp'),
    script: of('script'),
    requests: of('requests'),
    blocking: of('blocking'),
    cls: of('cls'),
  }
}

/** The median visit of the bare page, for `again` with a service worker. */
export const bareVisit = ({ bare }: PageRuns, visit: VisitName): Visit | undefined =>
  bare && medianVisit(visit === 'first' ? bare.first : bare.withWorker)
