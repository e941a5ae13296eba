import type { TestModel } from '#machines/testModel.ts'
import { checkChart } from '#tools/paths/check/check.ts'
import { type TestPath, stepsOf } from '#tools/paths/generate/testPaths.ts'
import { createReplay } from '#tools/paths/check/replay.ts'

/** Which paths take which declared transition, by the transition's id. */
export type PathsByTransition = ReadonlyMap<string, readonly string[]>

/** What one chart declares, and which paths take it on the real actor and by hand. */
export interface ReplayCoverage {
  readonly chart: string
  readonly transitions: readonly string[]
  /** The paths of all criteria, as the real actor says that it took them. */
  readonly actor: PathsByTransition
  /** The scripts for a person: the paths that take every transition. */
  readonly hand: PathsByTransition
  /** A sentence for each path that the real actor does not follow. */
  readonly mismatches: readonly string[]
}

/**
 * Runs the paths of all criteria on the real actor of a chart and notes what it takes.
 * @throws TooManySituations
 */
export const measureReplayCoverage = (entry: TestModel): ReplayCoverage => {
  const { graph, coverages, mismatches } = checkChart(entry)
  const paths = new Map(coverages.flatMap((coverage) => coverage.paths.map((path) => [path.id, path])))
  const scripts = coverages.filter(({ criterion }) => criterion === 'zero-switch').flatMap((coverage) => coverage.paths)
  return {
    chart: entry.id,
    transitions: graph.parts.transitions.map(({ id }) => id),
    actor: takersOf([...paths.values()], takenOnActor(entry)),
    hand: takersOf(scripts, (script) =>
      stepsOf(script).flatMap(({ configuration }) => configuration.lastStep.takenTransitions),
    ),
    mismatches,
  }
}

const takenOnActor = (entry: TestModel) => {
  let taken: string[] = []
  const replay = createReplay(entry, entry.machine, (transition) => taken.push(transition))
  return (path: TestPath): readonly string[] => {
    taken = []
    replay(stepsOf(path).map(({ input }) => input))
    return taken
  }
}

/** Turns what each path takes into which paths take each transition. */
const takersOf = (paths: readonly TestPath[], takenBy: (path: TestPath) => readonly string[]): PathsByTransition => {
  const takers = new Map<string, string[]>()
  for (const path of paths) {
    for (const transition of new Set(takenBy(path)))
      takers.set(transition, [...(takers.get(transition) ?? []), path.id])
  }
  return takers
}
