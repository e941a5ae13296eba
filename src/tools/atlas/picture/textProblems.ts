import type { TestModel } from '#machines/testModel.ts'
import type { ChartTexts } from '#machines/texts.ts'
import { textsOf, withoutBranch } from '#tools/paths/scripts/chartTexts.ts'
import { actionNameOf, describeFixedEffect } from '#tools/atlas/picture/describeActions.ts'
import { type ChartParts, partsOf, statePath } from '#tools/paths/model/parts.ts'

/** Guards and actions without a text, and texts that belong to nothing, one sentence each. */
export const findTextProblems = (testModel: TestModel, texts: ChartTexts = textsOf(testModel)): string[] => {
  const { actions, guards } = testModel.machine.implementations
  const parts = partsOf(testModel.machine)
  const transitions = parts.transitions.map(({ id }) => id)
  const states = parts.nodes.map(statePath)
  const fixed = Object.keys(actions).filter((name) => describeFixedEffect(testModel, name) !== null)
  return [
    ...differences('guard', Object.keys(guards), texts.guards ?? {}, []),
    ...differences('action', Object.keys(actions), texts.actions ?? {}, fixed),
    ...Object.keys(texts.names ?? {})
      .filter((path) => !states.includes(path))
      .map((path) => `There is a name for the state ${path}, which does not exist.`),
    ...Object.keys({ ...texts.when, ...texts.otherwise })
      .filter((key) => !transitions.some((id) => id === key || withoutBranch(id) === key))
      .map((key) => `There is a text for the transition "${key}", which does not exist.`),
    ...misplacedActions(parts, texts.actionsAt ?? {}),
  ]
}

const misplacedActions = (
  { nodes, transitions }: ChartParts,
  actionsAt: ChartTexts['actionsAt'] & object,
): string[] => {
  const places = [
    ...nodes.map((node) => ({ id: statePath(node), actions: [node.config.entry, node.config.exit] })),
    ...transitions.map(({ id, definition }) => ({ id, actions: definition.actions })),
  ]
  return Object.entries(actionsAt).flatMap(([key, texts]) =>
    Object.keys(texts)
      .filter((name) => !places.some(({ id, actions }) => isAt(key, id) && namesOf(actions).includes(name)))
      .map((name) => `There is a text for the action ${name} at "${key}", which does not have it.`),
  )
}

const isAt = (key: string, place: string): boolean => key === place || key === withoutBranch(place)

const namesOf = (actions: unknown): string[] => [actions].flat(2).map(actionNameOf)

const differences = (kind: string, names: readonly string[], texts: object, optional: readonly string[]): string[] => [
  ...names
    .filter((name) => !(name in texts) && !optional.includes(name))
    .map((name) => `The ${kind} ${name} has no text.`),
  ...Object.keys(texts)
    .filter((name) => !names.includes(name))
    .map((name) => `There is a text for the ${kind} ${name}, which does not exist.`),
]
