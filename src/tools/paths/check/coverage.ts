import { array, type infer as Shape, literal, number, object, optional, parse, record, string } from 'zod/mini'
import type { BrowserRecord } from '#tools/paths/check/browserRecord.ts'
import type { ReplayCoverage } from '#tools/paths/check/replayCoverage.ts'

const transition = object({
  /** How many paths took it on the real actor. */
  actor: number(),
  /** The paths that took it in the browser. */
  browser: array(string()),
  /** The scripts for a person that take it. */
  hand: array(string()),
  /** Why nothing takes it in the browser. */
  notInBrowser: optional(string()),
})

const chart = object({
  transitions: number(),
  byActor: number(),
  byBrowser: number(),
  byHand: number(),
  never: number(),
  taken: record(string(), transition),
})

const coverageRecord = object({ format: literal(1), charts: record(string(), chart) })

export type TransitionCoverage = Shape<typeof transition>
export type ChartCoverage = Shape<typeof chart>
/** What the last full run took, by chart and declared transition. */
export type CoverageRecord = Shape<typeof coverageRecord>

export const coverageFile = 'docs/qa/coverage.json'

/** The record of a full run: what the code took, and what the browser did. */
export const coverageRecordOf = (code: readonly ReplayCoverage[], browser: BrowserRecord): CoverageRecord => ({
  format: 1,
  charts: Object.fromEntries(
    sorted(code.map(({ chart: id }) => id)).map((id) => [
      id,
      chartCoverageOf(code.find((one) => one.chart === id) as ReplayCoverage, browser[id] ?? {}),
    ]),
  ),
})

const sorted = (texts: readonly string[]): string[] => [...texts].sort()

const chartCoverageOf = (
  { transitions, actor, hand }: ReplayCoverage,
  browser: BrowserRecord[string],
): ChartCoverage => {
  const rows = sorted(transitions).map((id): [string, TransitionCoverage] => {
    const { paths, reason } = browser[id] ?? { paths: [] }
    return [
      id,
      {
        actor: actor.get(id)?.length ?? 0,
        browser: sorted(paths),
        hand: sorted(hand.get(id) ?? []),
        ...(reason !== undefined && { notInBrowser: reason }),
      },
    ]
  })
  const count = (isMet: (row: TransitionCoverage) => boolean): number => rows.filter(([, row]) => isMet(row)).length
  return {
    transitions: rows.length,
    byActor: count((row) => row.actor > 0),
    byBrowser: count((row) => row.browser.length > 0),
    byHand: count((row) => row.hand.length > 0),
    never: count((row) => row.actor + row.browser.length + row.hand.length === 0),
    taken: Object.fromEntries(rows),
  }
}

/** The record as a file: a line for each transition, the same text for the same runs. */
export const serializeCoverage = ({ format, charts }: CoverageRecord): string => {
  const texts = Object.entries(charts).map(([id, { taken, ...numbers }]) => {
    const rows = Object.entries(taken).map(([name, row]) => `        ${JSON.stringify(name)}: ${JSON.stringify(row)}`)
    const figures = Object.entries(numbers).map(([name, figure]) => `      "${name}": ${figure},\n`)
    return `    ${JSON.stringify(id)}: {\n${figures.join('')}      "taken": {\n${rows.join(',\n')}\n      }\n    }`
  })
  return `{\n  "format": ${format},\n  "charts": {\n${texts.join(',\n')}\n  }\n}\n`
}

/** @throws Error for a text that is no record */
export const parseCoverage = (text: string): CoverageRecord => parse(coverageRecord, JSON.parse(text))
