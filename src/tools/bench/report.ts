import type { BenchPage, Target } from '#tools/bench/targets.ts'
import type { VisitTimings } from '#tools/bench/measureVisit.ts'

/** One entry per run. */
interface BenchVisits {
  readonly first: readonly VisitTimings[]
  /** In the same browser context, with cached code. */
  readonly repeated: readonly VisitTimings[]
}

/** The visits of one page and of its baseline page, if it has one. */
export interface PageRuns extends BenchVisits {
  readonly page: BenchPage
  readonly baseline: BenchVisits
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

/** The median of each metric. */
export const medianVisit = (visits: readonly VisitTimings[]): VisitTimings => {
  const of = (metric: keyof VisitTimings) => median(visits.map((visit) => visit[metric]))
  return {
    script: of('script'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    content: of('content'),
    ready: of('ready'),
  }
}

const formats: Partial<Record<keyof VisitTimings, (value: number) => string>> = {
  script: (bytes) => `${(bytes / 1_000).toFixed(1)} KB`,
  cls: (shift) => shift.toFixed(3),
}

const format = (metric: keyof VisitTimings, value: number): string =>
  formats[metric]?.(value) ?? `${Math.round(value)} ms`

const columns: readonly (keyof VisitTimings)[] = ['script', 'fcp', 'lcp', 'tbt', 'cls', 'content', 'ready']

const rowsOf = (name: string, { first, repeated }: BenchVisits): string[][] =>
  Object.entries({ first, repeated }).map(([visit, visits]) => {
    const medians = medianVisit(visits)
    return [name, visit, ...columns.map((metric) => format(metric, medians[metric]))]
  })

/** A table of medians, with two lines for each page and for its baseline page. */
export const reportTable = (results: readonly PageRuns[]): string => {
  const head = ['page', 'visit', ...columns]
  const rows = results.flatMap(({ page, baseline, ...own }) => [
    ...rowsOf(page.name, own),
    ...(page.baseline ? rowsOf(`${page.name}, baseline`, baseline) : []),
  ])
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

const reportTarget = (runs: PageRuns, target: Target): string => {
  const { metric, visit, label, limit } = target
  const value = medianVisit(runs[visit])[metric]
  const verdict = value <= limit ? 'met' : `missed by ${format(metric, value - limit)}`
  const result = `${label} ${format(metric, value)}, limit ${format(metric, limit)}: ${verdict}`
  return `${runs.page.name}: ${result}${compareWithBaseline(runs, target)}`
}

/** How much slower a page is than its baseline page, here and on the machine of the targets. Only for times. */
const compareWithBaseline = ({ page, baseline, ...own }: PageRuns, { metric, visit, limit }: Target): string => {
  const reference = page.baseline?.reference[visit]
  if (reference === undefined || metric === 'script') return ''
  const factor = (medianVisit(own[visit])[metric] / medianVisit(baseline[visit])[metric]).toFixed(2)
  return `; ${factor} times the baseline page (on the machine of the targets: ${(limit / reference).toFixed(2)})`
}

/** One line for each target: the value and whether it meets the limit. */
export const reportTargets = (results: readonly PageRuns[]): string =>
  results.flatMap((runs) => runs.page.targets.map((target) => reportTarget(runs, target))).join('\n')
