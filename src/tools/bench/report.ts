import type { BenchPage, Target } from '#tools/bench/targets.ts'
import type { VisitTimings } from '#tools/bench/measureVisit.ts'

/** Visits run by run, with nothing kept and in the same profile again. */
export interface BenchVisits {
  readonly first: readonly VisitTimings[]
  readonly again: readonly VisitTimings[]
}

/** The visits of one page, and of the bare page beside it; no visits of that where it has none. */
export interface PageRuns extends BenchVisits {
  readonly page: BenchPage
  readonly baseline: BenchVisits
}

const middle = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

/** Each figure's median over some visits. */
export const medianVisit = (visits: readonly VisitTimings[]): VisitTimings => {
  const of = (figure: keyof VisitTimings) => middle(visits.map((visit) => visit[figure]))
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

const units: Partial<Record<keyof VisitTimings, (value: number) => string>> = {
  script: (bytes) => `${(bytes / 1_000).toFixed(1)} KB`,
  cls: (shift) => shift.toFixed(3),
}

const show = (figure: keyof VisitTimings, value: number): string => units[figure]?.(value) ?? `${Math.round(value)} ms`

const columns: readonly (keyof VisitTimings)[] = ['script', 'fcp', 'lcp', 'tbt', 'cls', 'content', 'ready']

const rowsOf = (name: string, { first, again }: BenchVisits): string[][] =>
  Object.entries({ first, again }).map(([of, visits]) => {
    const median = medianVisit(visits)
    return [name, of, ...columns.map((figure) => show(figure, median[figure]))]
  })

/** A table of medians, two lines for each page and two for the bare page beside it. */
export const reportTable = (all: readonly PageRuns[]): string => {
  const head = ['page', 'visit', ...columns]
  const rows = all.flatMap(({ page, baseline, ...own }) => [
    ...rowsOf(page.name, own),
    ...(page.baseline ? rowsOf(`${page.name}, bare`, baseline) : []),
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

const judge = (runs: PageRuns, { figure, of, words, atMost }: Target): string => {
  const reached = medianVisit(runs[of])[figure]
  const verdict = reached <= atMost ? 'met' : `missed by ${show(figure, reached - atMost)}`
  return `${runs.page.name}: ${words} ${show(figure, reached)}, target ${show(figure, atMost)}: ${verdict}${besideFloor(runs, figure, of, atMost)}`
}

/** How far a page is above the bare one: here, and where its target was set. Only times have a floor. */
const besideFloor = (
  { page, baseline, ...own }: PageRuns,
  figure: keyof VisitTimings,
  of: Target['of'],
  atMost: number,
): string => {
  const there = page.baseline?.there[of]
  if (there === undefined || figure === 'script') return ''
  const times = (medianVisit(own[of])[figure] / medianVisit(baseline[of])[figure]).toFixed(2)
  return `; ${times} times the bare page, where the target was set ${(atMost / there).toFixed(2)}`
}

/** A line for each target of the pages: what was reached, and whether that is enough. */
export const reportTargets = (all: readonly PageRuns[]): string =>
  all.flatMap((runs) => runs.page.targets.map((target) => judge(runs, target))).join('\n')
