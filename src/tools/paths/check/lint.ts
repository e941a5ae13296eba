import type { AnyStateNode } from 'xstate'
import type { ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { guardNameOf, statePath } from '#tools/paths/model/parts.ts'
import { findUnnamedImplementations } from '#tools/paths/check/unnamedImplementations.ts'

/** What is wrong with a chart, one sentence each; they hold for the chart with the catalogue's inputs and outcomes. */
export const lintChart = (model: ConfigurationGraph): string[] => [
  ...unreachable(model),
  ...unanswered(model),
  ...oneSidedGuards(model),
  ...model.parts.nodes.flatMap((node) => [...undescribed(node), ...looseInvokes(node), ...wildcards(node)]),
  ...findUnnamedImplementations(model.testModel.machine),
  ...unsaid(model),
]

const unreachable = ({ parts, edges }: ConfigurationGraph): string[] => {
  const entered = new Set(edges.flatMap(({ configuration }) => configuration.lastStep.enteredStates))
  return parts.nodes
    .filter((node) => node.type !== 'history' && !entered.has(statePath(node)))
    .map((node) => `No path reaches the state ${statePath(node)}.`)
}

const unanswered = ({ testModel, parts }: ConfigurationGraph): string[] => {
  const answered = new Set(parts.nodes.flatMap(({ ownEvents }) => ownEvents))
  return Object.keys(testModel.events)
    .filter((event) => !answered.has(event))
    .map((event) => `No state answers the event ${event}.`)
}

const oneSidedGuards = ({ parts, edges }: ConfigurationGraph): string[] => {
  const nameOf = new Map(parts.transitions.map(({ id, definition }) => [id, guardNameOf(definition)]))
  const answers = edges
    .flatMap(({ configuration }) => configuration.lastStep.guardResults)
    .map(({ transition, passed }) => ({ name: nameOf.get(transition), passed }))
  const names = [...new Set(nameOf.values())].filter((name) => name !== null)
  return names.flatMap((name) => {
    const heard = new Set(answers.filter((answer) => answer.name === name).map(({ passed }) => passed))
    return [
      ...(heard.has(false) ? [] : [`The guard ${name} never was false.`]),
      ...(heard.has(true) ? [] : [`The guard ${name} never was true.`]),
    ]
  })
}

const undescribed = (node: AnyStateNode): string[] =>
  node.description ? [] : [`The state ${statePath(node)} has no description.`]

const looseInvokes = (node: AnyStateNode): string[] => {
  const configs = [node.config.invoke ?? []].flat() as { id?: string; onError?: unknown; src: unknown }[]
  return configs.flatMap(({ id, onError }, index) => [
    ...(id === undefined ? [`Invoke ${index + 1} of ${statePath(node)} has no id.`] : []),
    ...(onError === undefined ? [`The invoke ${id ?? index + 1} of ${statePath(node)} has no onError.`] : []),
  ])
}

const wildcards = (node: AnyStateNode): string[] =>
  node.ownEvents.includes('*') ? [`The state ${statePath(node)} answers every event with '*'.`] : []

/** States whose texts are missing, and texts without a state, if the test model has texts. */
const unsaid = ({ testModel, parts, edges }: ConfigurationGraph): string[] => {
  const { states } = testModel
  if (!states) return []
  const paths = new Set(parts.nodes.map(statePath))
  const stable = new Set(
    edges
      .flatMap(({ configuration }) => configuration.snapshot?._nodes ?? [])
      .filter(isLeaf)
      .map(statePath),
  )
  return [
    ...[...stable]
      .filter((path) => !(path in states))
      .map((path) => `The state ${path} has no texts in its test model.`),
    ...Object.keys(states)
      .filter((path) => !paths.has(path))
      .map((path) => `The test model has texts for the state ${path}, which does not exist.`),
  ]
}

const isLeaf = ({ type }: AnyStateNode): boolean => type === 'atomic' || type === 'final'
