import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import type { Moment, PathData } from '#tools/atlas/data/chartData.ts'
import { checkChart } from '#tools/paths/check/check.ts'
import type { Edge } from '#tools/paths/model/configurationGraph.ts'
import { pathOf } from '#tools/paths/model/parts.ts'
import { type Path, stepsOf } from '#tools/paths/generate/paths.ts'
import { scriptOf } from '#tools/paths/scripts/scripts.ts'

/**
 * Every path test of a chart: the scripts for a person, with how the chart stands at each moment.
 * @throws TooManySituations
 */
export const pathDataOf = (entry: CatalogueEntry): PathData[] => {
  const { model, coverages } = checkChart(entry, ['zero-switch'])
  return coverages.flatMap(({ criterion, paths }) =>
    paths.map((path) => {
      const { id, given, seen, setup, steps } = scriptOf(model, criterion, path)
      const said = [{ when: '', seen }, ...setup, ...steps]
      return { id, given, prepared: setup.length, moments: momentsOf(path, said) }
    }),
  )
}

const momentsOf = (path: Path, said: readonly Pick<Moment, 'when' | 'seen'>[]): Moment[] =>
  stepsOf(path).map((edge, index) => {
    const { when, seen } = said[index] as Moment
    return { when, seen, active: activeIn(edge), taken: edge.situation.record.taken }
  })

const activeIn = ({ situation }: Edge): string[] => (situation.snapshot?._nodes ?? []).map(pathOf)
