import type { TestModel } from '#machines/testModel.ts'
import type { PathOptions } from '#tools/paths/generate/coverGoals.ts'
import { coverageCriteria, type CoverageCriterion, goalsOf, goalsMetByPath } from '#tools/paths/generate/criteria.ts'
import { findWrongMerges } from '#tools/paths/check/merges.ts'
import {
  type Edge,
  type IsPossible,
  type ConfigurationGraph,
  buildConfigurationGraph,
  shortestPathFinder,
} from '#tools/paths/model/configurationGraph.ts'
import { type TestPath, generateTestPaths, stepsOf } from '#tools/paths/generate/testPaths.ts'
import { whyNotCovered } from '#tools/paths/generate/whyNotCovered.ts'
import { type Replay, createReplay } from '#tools/paths/check/replay.ts'
import { describeMismatch, findMismatch } from '#tools/paths/check/conformance.ts'

/** How far one criterion is met, and by which paths. */
export interface CriterionCoverage {
  readonly criterion: CoverageCriterion
  readonly paths: readonly TestPath[]
  readonly required: number
  /** What no path meets, each with the reason. */
  readonly missing: readonly string[]
}

/** A chart with the paths of every criterion asked for. */
export interface CheckResult {
  readonly graph: ConfigurationGraph
  readonly coverages: readonly CriterionCoverage[]
  /** A sentence for each path that the real actor does not follow. */
  readonly mismatches: readonly string[]
  /** Time of the processor, so that other work on the machine does not count. */
  readonly milliseconds: number
}

/**
 * Builds the paths of a chart and replays each of them on the real actor.
 * @throws TooManySituations
 */
export const checkChart = (
  entry: TestModel,
  asked: readonly CoverageCriterion[] = coverageCriteria,
  bounds: PathOptions = {},
  isPossible?: IsPossible,
): CheckResult => {
  const started = process.cpuUsage()
  const model = buildConfigurationGraph(entry, undefined, isPossible)
  const coverages = asked.map((criterion) => coverageOf(model, criterion, bounds))
  const replay = createReplay(entry)
  const followed = unsoundPathsOf(model, replay, coverages)
  const unsound = followed.length > 0 ? followed : unsoundMergesOf(model, replay)
  return { graph: model, coverages, mismatches: unsound, milliseconds: processorTimeSince(started) }
}

const processorTimeSince = (started: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000
}

export const isConforming = ({ mismatches }: CheckResult): boolean => mismatches.length === 0
export const isCovered = ({ coverages }: CheckResult): boolean => coverages.every(({ missing }) => missing.length === 0)

const coverageOf = (
  model: ConfigurationGraph,
  criterion: CoverageCriterion,
  bounds: PathOptions,
): CriterionCoverage => {
  const goals = goalsOf(model, criterion)
  const paths = generateTestPaths(model, goals, bounds)
  const met = new Set(paths.flatMap(({ edges }) => goalsMetByPath(goals, edges)))
  const missing = [...goals.required]
    .filter((goal) => !met.has(goal))
    .map((goal) => `${goal}: ${whyNotCovered(model, criterion, goal)}`)
  return { criterion, paths, required: goals.required.size, missing }
}

const unsoundPathsOf = (
  model: ConfigurationGraph,
  replay: Replay,
  coverages: readonly CriterionCoverage[],
): string[] => {
  const paths = new Map(coverages.flatMap(({ paths: found }) => found.map((path) => [path.id, path])))
  return [...paths.values()].flatMap((path) => sayIn(path.id, model, replay, stepsOf(path)))
}

const unsoundMergesOf = (model: ConfigurationGraph, replay: Replay): string[] => {
  const wayTo = shortestPathFinder(model)
  return findWrongMerges(model).flatMap(([way, next]) =>
    sayIn('two ways into one situation', model, replay, [...wayTo(way.from), way, next]),
  )
}

const sayIn = (name: string, model: ConfigurationGraph, replay: Replay, steps: readonly Edge[]): string[] => {
  const unsound = findMismatch(model, replay, steps)
  return unsound ? [`${model.testModel.id}, ${name}. ${describeMismatch(unsound)}`] : []
}
