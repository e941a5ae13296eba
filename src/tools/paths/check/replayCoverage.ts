import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import { checkChart } from '#tools/paths/check/check.ts'
import { type Path, stepsOf } from '#tools/paths/generate/paths.ts'
import { replayOf } from '#tools/paths/check/replay.ts'

/** Which paths take which declared transition, by the transition's id. */
export type Takers = ReadonlyMap<string, readonly string[]>

/** What one chart declares, and which paths take it on the real actor and by hand. */
export interface CodeCoverage {
  readonly chart: string
  readonly transitions: readonly string[]
  /** The paths of all criteria, as the real actor says that it took them. */
  readonly actor: Takers
  /** The scripts for a person: the paths that take every transition. */
  readonly hand: Takers
  /** A sentence for each path that the real actor does not follow. */
  readonly unsound: readonly string[]
}

/**
 * Runs the paths of all criteria on the real actor of a chart and notes what it takes.
 * @throws TooManySituations
 */
export const codeCoverageOf = (entry: CatalogueEntry): CodeCoverage => {
  const { model, coverages, unsound } = checkChart(entry)
  const paths = new Map(coverages.flatMap((coverage) => coverage.paths.map((path) => [path.id, path])))
  const scripts = coverages.filter(({ criterion }) => criterion === 'zero-switch').flatMap((coverage) => coverage.paths)
  return {
    chart: entry.id,
    transitions: model.parts.transitions.map(({ id }) => id),
    actor: takersOf([...paths.values()], takenOnActor(entry)),
    hand: takersOf(scripts, (script) => stepsOf(script).flatMap(({ situation }) => situation.record.taken)),
    unsound,
  }
}

const takenOnActor = (entry: CatalogueEntry) => {
  let taken: string[] = []
  const replay = replayOf(entry, entry.machine, (transition) => taken.push(transition))
  return (path: Path): readonly string[] => {
    taken = []
    replay(stepsOf(path).map(({ input }) => input))
    return taken
  }
}

/** Turns what each path takes into which paths take each transition. */
const takersOf = (paths: readonly Path[], takenBy: (path: Path) => readonly string[]): Takers => {
  const takers = new Map<string, string[]>()
  for (const path of paths) {
    for (const transition of new Set(takenBy(path)))
      takers.set(transition, [...(takers.get(transition) ?? []), path.id])
  }
  return takers
}
