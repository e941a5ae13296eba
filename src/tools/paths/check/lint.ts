import type { AnyStateNode } from 'xstate'
import type { StateMeta } from '#machines/meta.ts'
import type { ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { findHiddenFields } from '#tools/paths/check/hiddenFields.ts'
import { eventInputs, inputName, outcomeInputs } from '#tools/paths/model/inputs.ts'
import { guardNameOf, statePath } from '#tools/paths/model/parts.ts'
import { findUnnamedImplementations } from '#tools/paths/check/unnamedImplementations.ts'

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
  ...wrongStateTexts(graph),
  ...factsWithoutWords(graph),
  ...wrongInstructions(graph),
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
  !node.parent || node.type === 'history' || (node.meta as Partial<StateMeta> | undefined)?.section
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

/** Leaf states without texts, and texts without a state. A test model without any texts has no problem. */
const wrongStateTexts = ({ testModel, parts, edges }: ConfigurationGraph): string[] => {
  const { states } = testModel
  if (!states) return []
  const paths = new Set(parts.nodes.map(statePath))
  const entered = new Set(
    edges
      .flatMap(({ configuration }) => configuration.snapshot?._nodes ?? [])
      .filter(isLeaf)
      .map(statePath),
  )
  return [
    ...[...entered]
      .filter((path) => !(path in states))
      .map((path) => `The state ${path} has no texts in its test model.`),
    ...Object.keys(states)
      .filter((path) => !paths.has(path))
      .map((path) => `The test model has texts for the state ${path}, which does not exist.`),
  ]
}

/** Without words, a script cannot say what changes. A test model without any texts has no problem. */
const factsWithoutWords = ({ testModel: { facts = {}, states }, edges }: ConfigurationGraph): string[] => {
  const names = new Set(edges.flatMap(({ expected }) => Object.keys(expected.facts)))
  return states ? [...names].filter((name) => !(name in facts)).map((name) => `The fact ${name} has no words.`) : []
}

/** Instructions for a person that belong to no input. */
const wrongInstructions = ({ testModel }: ConfigurationGraph): string[] => {
  const { hand, calls, inputs } = testModel
  if (!hand) return []
  const known = new Set([
    ...inputs.map(({ name }) => name),
    ...[...eventInputs(testModel), ...Object.keys(calls).flatMap((id) => outcomeInputs(testModel, id))].map(inputName),
  ])
  return [...Object.keys(hand.starts), ...Object.keys(hand.inputs)]
    .filter((name) => !known.has(name))
    .map((name) => `The test model has instructions for "${name}", which does not exist.`)
}

const isLeaf = ({ type }: AnyStateNode): boolean => type === 'atomic' || type === 'final'
