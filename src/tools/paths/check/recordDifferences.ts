import type { TestModel } from '#machines/testModel.ts'
import { partsOf } from '#tools/paths/model/parts.ts'

/** Says how a record is made anew. */
export const howToUpdateRecord = 'Run "npm run test:paths", then "npm run paths -- --record".'

/** What a record says of charts, by the id of the chart and then of the transition. */
type Recorded = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** How a record differs from today's charts: a sentence for each transition that it does not know, or that is gone. */
export const findRecordDifferences = (recorded: Recorded, entries: readonly TestModel[]): string[] => {
  const declared = new Map(
    entries.map(({ id, machine }) => [id, partsOf(machine).transitions.map((transition) => transition.id)]),
  )
  const charts = new Set([...declared.keys(), ...Object.keys(recorded)])
  return [...charts].flatMap((chart) =>
    differencesIn(chart, declared.get(chart) ?? [], Object.keys(recorded[chart] ?? {})),
  )
}

const differencesIn = (chart: string, declared: readonly string[], recorded: readonly string[]): string[] => [
  ...declared
    .filter((id) => !recorded.includes(id))
    .map((id) => `It does not know the transition "${id}" of ${chart}.`),
  ...recorded
    .filter((id) => !declared.includes(id))
    .map((id) => `It names the transition "${id}" of ${chart}, which is gone.`),
]

/** One sentence for each path that a record names and that is none of today's. */
export const findRemovedPaths = (named: readonly string[], known: ReadonlySet<string>): string[] =>
  [...new Set(named)].filter((id) => !known.has(id)).map((id) => `It names the path ${id}, which is gone.`)
