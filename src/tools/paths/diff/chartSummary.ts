import type { AnyTransitionDefinition } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'
import { goalsOf } from '#tools/paths/generate/criteria.ts'
import { buildConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { stableStringify } from '#tools/paths/model/observation.ts'
import { guardNameOf, statePath } from '#tools/paths/model/parts.ts'
import { generateTestPaths } from '#tools/paths/generate/testPaths.ts'

/** One declared transition, in what revisions are compared by. */
export interface TransitionSummary {
  readonly id: string
  /** The states it leads to; none where it stays. */
  readonly targets: readonly string[]
  /** The name of its guard, with its parameters; null without one. */
  readonly guard: string | null
}

/** What QA has to verify in one chart at one revision. */
export interface ChartSummary {
  readonly chart: string
  readonly transitions: readonly TransitionSummary[]
  /** The ids of the scripts that take every transition. */
  readonly scripts: readonly string[]
}

/** @throws TooManySituations */
export const summarizeChart = (entry: TestModel): ChartSummary => {
  const model = buildConfigurationGraph(entry)
  return {
    chart: entry.id,
    transitions: model.parts.transitions.map(({ id, definition }) => ({
      id,
      targets: (definition.target ?? []).map(statePath),
      guard: guardOf(definition),
    })),
    scripts: generateTestPaths(model, goalsOf(model, 'zero-switch')).map((path) => path.id),
  }
}

const guardOf = (definition: AnyTransitionDefinition): string | null => {
  const { guard } = definition
  if (guard === undefined) return null
  const name = guardNameOf(definition) ?? 'a guard without a name'
  const params =
    typeof guard === 'object' && 'params' in guard && typeof guard.params !== 'function' ? guard.params : undefined
  return params === undefined ? name : `${name} ${stableStringify(params)}`
}
