import type { Visit } from '#tools/bench/measure/measureVisit.ts'
import { bareVisit, medianVisit, type PageRuns, type VisitName } from '#tools/bench/pageRuns.ts'
import { formatTable } from '#tools/bench/table.ts'

const english = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const whole = (value: number): string => (Number.isFinite(value) ? english.format(value) : '–')
const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1)

const visitNames: readonly VisitName[] = ['first', 'again']

/** A value, the value of the page for comparison, and their ratio. */
const compare = (metric: keyof Visit, own: Visit, reference: Visit | undefined): string[] =>
  reference
    ? [whole(own[metric]), whole(reference[metric]), (own[metric] / reference[metric]).toFixed(2)]
    : [whole(own[metric]), '', '']

const costs = ({ script, requests, blocking, cls }: Visit): string[] => [
  kilobytes(script),
  whole(requests),
  whole(blocking),
  cls.toFixed(3),
]

const siteRows = (runs: PageRuns): string[][] =>
  Object.entries(runs.sites).flatMap(([site, visits]) =>
    visitNames.map((visit) => {
      const own = medianVisit(visits[visit])
      const bare = bareVisit(runs, visit)
      const withoutScripts = runs.withoutScripts && medianVisit(runs.withoutScripts[visit])
      const times = [compare('painted', own, bare), compare('answers', own, bare), compare('lcp', own, withoutScripts)]
      return [site, runs.page, visit, ...times.flat(), ...costs(own)]
    }),
  )

/** A table of medians with a row for each page and visit. The first column, the site, is left out for one site. */
export const reportPages = (results: readonly PageRuns[]): string => {
  const head = ['site', 'page', 'visit', 'painted', 'bare', 'ratio', 'answers', 'bare', 'ratio']
  const lines = [
    [...head, 'LCP', 'plain', 'ratio', 'script', 'requests', 'blocking', 'CLS'],
    ...results.flatMap((runs) => siteRows(runs)),
  ]
  const hasOneSite = results.every(({ sites }) => Object.keys(sites).length === 1)
  return hasOneSite
    ? formatTable(
        lines.map((line) => line.slice(1)),
        2,
      )
    : formatTable(lines, 3)
}

const referenceRow = (page: string, visit: string, visits: readonly Visit[]): string[] => {
  const median = medianVisit(visits)
  return [page, visit, whole(median.painted), whole(median.answers), whole(median.lcp), ...costs(median)]
}

const bareRows = (page: string, visits: PageRuns['bare']): string[][] =>
  visits
    ? [
        referenceRow(page, 'first', visits.first),
        referenceRow(page, 'again', visits.again),
        referenceRow(page, 'again, service worker', visits.withWorker),
      ]
    : []

const referenceRows = ({ page, bare, withCharts, withoutScripts }: PageRuns): string[][] => [
  ...bareRows(`${page}, bare`, bare),
  ...bareRows(`${page}, bare, with packages and charts`, withCharts),
  ...(withoutScripts ? visitNames.map((visit) => referenceRow(`${page}, plain`, visit, withoutScripts[visit])) : []),
]

/** A table of medians with a row for each visit of the pages for comparison. */
export const reportReferences = (results: readonly PageRuns[]): string => {
  const head = ['page for comparison', 'visit', 'painted', 'answers', 'LCP', 'script', 'requests', 'blocking', 'CLS']
  return formatTable([head, ...results.flatMap(referenceRows)], 2)
}
