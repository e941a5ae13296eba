import type { AnyTransitionDefinition } from 'xstate'
import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import { goalsOf } from '#tools/paths/generate/criteria.ts'
import { modelOf } from '#tools/paths/model/configurationGraph.ts'
import { inOneLine } from '#tools/paths/model/observation.ts'
import { guardNameOf, pathOf } from '#tools/paths/model/parts.ts'
import { pathsOf } from '#tools/paths/generate/paths.ts'

/** One declared transition, in what revisions are compared by. */
export interface TransitionFacts {
  readonly id: string
  /** The states it leads to; none where it stays. */
  readonly targets: readonly string[]
  /** The name of its guard, with its parameters; null without one. */
  readonly guard: string | null
}

/** What QA has to verify in one chart at one revision. */
export interface ChartFacts {
  readonly chart: string
  readonly transitions: readonly TransitionFacts[]
  /** The ids of the scripts that take every transition. */
  readonly scripts: readonly string[]
}

/** @throws TooManySituations */
export const factsOf = (entry: CatalogueEntry): ChartFacts => {
  const model = modelOf(entry)
  return {
    chart: entry.id,
    transitions: model.parts.transitions.map(({ id, definition }) => ({
      id,
      targets: (definition.target ?? []).map(pathOf),
      guard: guardOf(definition),
    })),
    scripts: pathsOf(model, goalsOf(model, 'zero-switch')).map((path) => path.id),
  }
}

const guardOf = (definition: AnyTransitionDefinition): string | null => {
  const { guard } = definition
  if (guard === undefined) return null
  const name = guardNameOf(definition) ?? 'a guard without a name'
  const params =
    typeof guard === 'object' && 'params' in guard && typeof guard.params !== 'function' ? guard.params : undefined
  return params === undefined ? name : `${name} ${inOneLine(params)}`
}
