import type { AnyStateNode } from 'xstate'
import type { ConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import { findHiddenFields } from '#charts/paths/check/hiddenFields.ts'
import { findWeakValues } from '#charts/paths/check/testValues.ts'
import { eventInputs, inputName, outcomeInputs } from '#charts/paths/model/inputs.ts'
import { guardNameOf, sectionOf, statePath } from '#charts/read/parts.ts'
import { findUnnamedImplementations } from '#charts/read/unnamedImplementations.ts'

/** The problems of a chart and of its test model, one sentence each. */
export const lintChart = (graph: ConfigurationGraph): string[] => [
  ...unreachableStates(graph),
  ...unhandledEvents(graph),
  ...constantGuards(graph),
  ...graph.parts.nodes.flatMap((node) => [
    ...missingDescriptions(node),
    ...missingSections(node),
    ...incompleteInvokes(node),
    ...wildcardHandlers(node),
  ]),
  ...findUnnamedImplementations(graph.testModel.machine),
  ...missingTransitionDescriptions(graph),
  ...wrongVisibleStates(graph),
  ...wrongInstructions(graph),
  ...findWeakValues(graph.testModel),
  ...findHiddenFields(graph),
]

const unreachableStates = ({ parts, edges }: ConfigurationGraph): string[] => {
  const entered = new Set(edges.flatMap(({ configuration }) => configuration.lastStep.enteredStates))
  return parts.nodes
    .filter((node) => node.type !== 'history' && !entered.has(statePath(node)))
    .map((node) => `No path reaches the state ${statePath(node)}.`)
}

const unhandledEvents = ({ testModel, parts }: ConfigurationGraph): string[] => {
  const handled = new Set(parts.nodes.flatMap(({ ownEvents }) => ownEvents))
  return Object.keys(testModel.events)
    .filter((event) => !handled.has(event))
    .map((event) => `No state handles the event ${event}.`)
}

const constantGuards = ({ parts, edges }: ConfigurationGraph): string[] => {
  const nameOf = new Map(parts.transitions.map(({ id, definition }) => [id, guardNameOf(definition)]))
  const results = edges
    .flatMap(({ configuration }) => configuration.lastStep.guardResults)
    .map(({ transition, passed }) => ({ name: nameOf.get(transition), passed }))
  const names = [...new Set(nameOf.values())].filter((name) => name !== null)
  return names.flatMap((name) => {
    const passed = new Set(results.filter((result) => result.name === name).map((result) => result.passed))
    return [
      ...(passed.has(false) ? [] : [`The guard ${name} is never false.`]),
      ...(passed.has(true) ? [] : [`The guard ${name} is never true.`]),
    ]
  })
}

const missingDescriptions = (node: AnyStateNode): string[] =>
  node.description ? [] : [`The state ${statePath(node)} has no description.`]

const missingSections = (node: AnyStateNode): string[] =>
  !node.parent || node.type === 'history' || sectionOf(node)
    ? []
    : [`The state ${statePath(node)} has no section of the specification.`]

const incompleteInvokes = (node: AnyStateNode): string[] => {
  const configs = [node.config.invoke ?? []].flat() as { id?: string; onError?: unknown; src: unknown }[]
  return configs.flatMap(({ id, onError }, index) => [
    ...(id === undefined ? [`Invoke ${index + 1} of ${statePath(node)} has no id.`] : []),
    ...(onError === undefined ? [`The invoke ${id ?? index + 1} of ${statePath(node)} has no onError.`] : []),
  ])
}

const wildcardHandlers = (node: AnyStateNode): string[] =>
  node.ownEvents.includes('*') ? [`The state ${statePath(node)} handles every event with '*'.`] : []

/** Names in code do not tell a product owner when a guarded transition is taken. The outcome of a call does. */
const missingTransitionDescriptions = ({ parts }: ConfigurationGraph): string[] =>
  parts.transitions
    .filter(
      ({ definition, eventType }) => definition.guard && !eventType.startsWith('xstate.') && !definition.description,
    )
    .map(({ id }) => `The transition "${id}" has a guard and no description.`)

const wrongVisibleStates = ({ testModel: { visible = {} }, parts }: ConfigurationGraph): string[] => {
  const paths = new Set(parts.nodes.map(statePath))
  return Object.keys(visible)
    .filter((path) => !paths.has(path))
    .map((path) => `The test model says what is visible in the state ${path}, which does not exist.`)
}

/** Instructions for a person that belong to no input. */
const wrongInstructions = ({ testModel }: ConfigurationGraph): string[] => {
  const { manual, calls, inputs } = testModel
  if (!manual) return []
  const known = new Set([
    ...inputs.map(({ name }) => name),
    ...[...eventInputs(testModel), ...Object.keys(calls).flatMap((id) => outcomeInputs(testModel, id))].map(inputName),
  ])
  return [...Object.keys(manual.starts), ...Object.keys(manual.inputs)]
    .filter((name) => !known.has(name))
    .map((name) => `The test model has instructions for "${name}", which does not exist.`)
}
