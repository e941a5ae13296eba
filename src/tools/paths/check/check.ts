import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import type { Bounds } from '#tools/paths/generate/cover.ts'
import { criteria, type Criterion, goalsOf, metByAll } from '#tools/paths/generate/criteria.ts'
import { wrongMergesOf } from '#tools/paths/check/merges.ts'
import {
  type Edge,
  type IsPossible,
  type Model,
  modelOf,
  shortestWaysIn,
} from '#tools/paths/model/configurationGraph.ts'
import { type Path, pathsOf, stepsOf } from '#tools/paths/generate/paths.ts'
import { reasonFor } from '#tools/paths/generate/whyNotCovered.ts'
import { type Replay, replayOf } from '#tools/paths/check/replay.ts'
import { sayUnsound, unsoundIn } from '#tools/paths/check/conformance.ts'

/** How far one criterion is met, and by which paths. */
export interface Coverage {
  readonly criterion: Criterion
  readonly paths: readonly Path[]
  readonly required: number
  /** What no path meets, each with the reason. */
  readonly missing: readonly string[]
}

/** A chart with the paths of every criterion asked for. */
export interface Checked {
  readonly model: Model
  readonly coverages: readonly Coverage[]
  /** A sentence for each path that the real actor does not follow. */
  readonly unsound: readonly string[]
  /** Time of the processor, so that other work on the machine does not count. */
  readonly milliseconds: number
}

/**
 * Builds the paths of a chart and replays each of them on the real actor.
 * @throws TooManySituations
 */
export const checkChart = (
  entry: CatalogueEntry,
  asked: readonly Criterion[] = criteria,
  bounds: Bounds = {},
  isPossible?: IsPossible,
): Checked => {
  const started = process.cpuUsage()
  const model = modelOf(entry, undefined, isPossible)
  const coverages = asked.map((criterion) => coverageOf(model, criterion, bounds))
  const replay = replayOf(entry)
  const followed = unsoundPathsOf(model, replay, coverages)
  const unsound = followed.length > 0 ? followed : unsoundMergesOf(model, replay)
  return { model, coverages, unsound, milliseconds: processorTimeSince(started) }
}

const processorTimeSince = (started: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000
}

export const isSound = ({ unsound }: Checked): boolean => unsound.length === 0
export const isCovered = ({ coverages }: Checked): boolean => coverages.every(({ missing }) => missing.length === 0)

const coverageOf = (model: Model, criterion: Criterion, bounds: Bounds): Coverage => {
  const goals = goalsOf(model, criterion)
  const paths = pathsOf(model, goals, bounds)
  const met = new Set(paths.flatMap(({ edges }) => metByAll(goals, edges)))
  const missing = [...goals.required]
    .filter((goal) => !met.has(goal))
    .map((goal) => `${goal}: ${reasonFor(model, criterion, goal)}`)
  return { criterion, paths, required: goals.required.size, missing }
}

const unsoundPathsOf = (model: Model, replay: Replay, coverages: readonly Coverage[]): string[] => {
  const paths = new Map(coverages.flatMap(({ paths: found }) => found.map((path) => [path.id, path])))
  return [...paths.values()].flatMap((path) => sayIn(path.id, model, replay, stepsOf(path)))
}

const unsoundMergesOf = (model: Model, replay: Replay): string[] => {
  const wayTo = shortestWaysIn(model)
  return wrongMergesOf(model).flatMap(([way, next]) =>
    sayIn('two ways into one situation', model, replay, [...wayTo(way.from), way, next]),
  )
}

const sayIn = (name: string, model: Model, replay: Replay, steps: readonly Edge[]): string[] => {
  const unsound = unsoundIn(model, replay, steps)
  return unsound ? [`${model.entry.id}, ${name}. ${sayUnsound(unsound)}`] : []
}
