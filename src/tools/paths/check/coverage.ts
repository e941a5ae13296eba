import { array, type infer as Shape, literal, object, optional, parse, record, string, union } from 'zod/mini'
import type { BrowserRecord } from '#tools/paths/check/browserRecord.ts'
import type { ReplayCoverage } from '#tools/paths/check/replayCoverage.ts'

const transitionCoverage = object({
  /** `actor`: test paths on the real actor. `browser`: test paths through the real pages. */
  takenBy: array(union([literal('actor'), literal('browser')])),
  /** Why the browser does not take it. */
  reason: optional(string()),
})

const chartCoverage = record(string(), transitionCoverage)

export type TransitionCoverage = Shape<typeof transitionCoverage>
/** What the last recorded runs took, by declared transition. */
export type ChartCoverage = Shape<typeof chartCoverage>
/** The same for all charts, by the id of the chart. */
export type CoverageRecord = Readonly<Record<string, ChartCoverage>>

/** The committed record: one file per chart, so that changes of different charts do not conflict. */
export const coverageFolder = 'docs/qa/coverage'

export const coverageFileOf = (chart: string): string => `${coverageFolder}/${chart}.json`

/** Joins what the actor took with what the browser took, sorted by transition. */
export const chartCoverageOf = (
  { transitions, taken }: ReplayCoverage,
  browser: BrowserRecord['charts'][string] = {},
): ChartCoverage =>
  Object.fromEntries(
    [...transitions].sort().map((id): [string, TransitionCoverage] => {
      const { isTaken = false, reason } = browser[id] ?? {}
      const takenBy: TransitionCoverage['takenBy'] = [
        ...(taken.has(id) ? (['actor'] as const) : []),
        ...(isTaken ? (['browser'] as const) : []),
      ]
      return [id, { takenBy, ...(!isTaken && reason !== undefined && { reason }) }]
    }),
  )

/** One line per transition. Equal coverage gives equal text. */
export const serializeCoverage = (coverage: ChartCoverage): string => {
  const lines = Object.entries(coverage).map(([id, { takenBy, reason }]) => {
    const fields = [`"takenBy": [${takenBy.map((name) => `"${name}"`).join(', ')}]`]
    if (reason !== undefined) fields.push(`"reason": ${JSON.stringify(reason)}`)
    return `  ${JSON.stringify(id)}: { ${fields.join(', ')} }`
  })
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`
}

/** @throws Error if the text is not the record of a chart */
export const parseCoverage = (text: string): ChartCoverage => parse(chartCoverage, JSON.parse(text))
