import type { TestModel } from '#machines/testModel.ts'
import { partsOf } from '#tools/paths/model/parts.ts'

export const howToUpdateRecord =
  'Run "npm run test:paths", then "npm run paths -- --record". For one chart, add "--path AREA/FLOW" to the first and AREA/FLOW to the second.'

/** Records by chart, then by transition. */
type RecordByChart = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** One sentence for each transition that is missing in a record, and for each that no longer exists. */
export const findRecordDifferences = (recorded: RecordByChart, testModels: readonly TestModel[]): string[] => {
  const declared = new Map(
    testModels.map(({ id, machine }) => [id, partsOf(machine).transitions.map((transition) => transition.id)]),
  )
  const charts = new Set([...declared.keys(), ...Object.keys(recorded)])
  return [...charts].flatMap((chart) =>
    differencesOf(chart, declared.get(chart) ?? [], Object.keys(recorded[chart] ?? {})),
  )
}

const differencesOf = (chart: string, declared: readonly string[], recorded: readonly string[]): string[] => [
  ...declared.filter((id) => !recorded.includes(id)).map((id) => `The transition "${id}" of ${chart} is missing.`),
  ...recorded
    .filter((id) => !declared.includes(id))
    .map((id) => `The transition "${id}" of ${chart} no longer exists.`),
]
