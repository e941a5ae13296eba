import { formatMeasurements, type Measurement } from '#tools/bench/measurements.ts'
import type { Visit } from '#tools/bench/measureVisit.ts'
import { medianVisit, type PageRuns, referenceVisit } from '#tools/bench/pageRuns.ts'
import type { Target } from '#tools/bench/targets.ts'

const labels: Partial<Record<keyof Visit, string>> = {
  lcp: 'LCP',
  cls: 'CLS',
  script: 'script until it answers',
  requests: 'requests until it answers',
  redrawn: 'first painted element replaced',
  heap: 'JavaScript heap after load',
}
const references = { bare: 'the bare page', withoutScripts: 'the page without scripts' }

const absolute = (metric: keyof Visit, value: number, limit: number): Omit<Measurement, 'name'> => {
  if (metric === 'script') return { value: value / 1_000, unit: 'KB', limit: limit / 1_000 }
  if (metric === 'heap') return { value: value / 1_000_000, unit: 'MB', limit: limit / 1_000_000 }
  return { value, unit: metric === 'blocking' ? 'ms' : '', limit }
}

const measureTarget = (runs: PageRuns, site: string, target: Target): Measurement => {
  const { visit, metric, limit, relativeTo } = target
  const value = medianVisit(runs.sites[site]?.[visit] ?? [])[metric]
  const subject = `${Object.keys(runs.sites).length > 1 ? `${site} ` : ''}${runs.page}, ${visit}`
  const name = `${subject}: ${labels[metric] ?? metric}`
  if (relativeTo === undefined) return { name, ...absolute(metric, value, limit) }
  const reference = referenceVisit(runs, { visit, relativeTo })?.[metric] ?? Number.NaN
  return { name: `${name} / ${references[relativeTo]}`, value: value / reference, unit: 'x', limit }
}

/** One line for each target of the measured pages: the value and whether it meets the limit. */
export const reportTargets = (results: readonly PageRuns[], targets: readonly Target[]): string =>
  formatMeasurements(
    results.flatMap((runs) =>
      Object.keys(runs.sites).flatMap((site) =>
        targets.filter(({ page }) => page === runs.page).map((target) => measureTarget(runs, site, target)),
      ),
    ),
  )
