import type { AnyMachineSnapshot } from 'xstate'
import type { ManualStep } from '#charts/manualTest.ts'
import type { ConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import { ownPaths } from '#charts/paths/approved/choosePaths.ts'
import { createFollower } from '#charts/paths/approved/followPath.ts'
import { moveName } from '#charts/paths/approved/stepTree.ts'
import { findHiddenFields } from '#charts/paths/check/hiddenFields.ts'
import { findWeakValues } from '#charts/paths/check/testValues.ts'
import { eventInputs, inputName, outcomeInputs } from '#charts/paths/model/inputs.ts'
import { withoutCase } from '#charts/paths/scripts/handGaps.ts'
import type { Chart, ChartState, Reference } from '#charts/read/chart.ts'

/** The problems of a chart and of its test model, one sentence each. */
export const lintChart = (graph: ConfigurationGraph): string[] => [
  ...unreachableStates(graph),
  ...unhandledEvents(graph),
  ...constantGuards(graph),
  ...graph.chart.states.flatMap((state) => [
    ...missingDescriptions(state),
    ...missingSections(state),
    ...incompleteInvokes(state),
    ...wildcardHandlers(state),
  ]),
  ...unnamedImplementations(graph.chart),
  ...wrongVisibleStates(graph),
  ...wrongInstructions(graph),
  ...stoppedPaths(graph),
  ...findWeakValues(graph.testModel),
  ...findHiddenFields(graph),
]

const unreachableStates = ({ chart, edges }: ConfigurationGraph): string[] => {
  const entered = new Set(edges.flatMap(({ configuration }) => configuration.lastStep.enteredStates))
  return chart.states
    .filter(({ kind, path }) => kind !== 'history' && !entered.has(path))
    .map(({ path }) => `No path reaches the state ${path}.`)
}

const unhandledEvents = ({ testModel, chart }: ConfigurationGraph): string[] => {
  const handled = new Set(chart.states.flatMap(({ events }) => events))
  return Object.keys(testModel.events)
    .filter((event) => !handled.has(event))
    .map((event) => `No state handles the event ${event}.`)
}

const constantGuards = ({ chart, edges }: ConfigurationGraph): string[] => {
  const nameOf = new Map(chart.transitions.map(({ id, guard }) => [id, guard?.name]))
  const results = edges
    .flatMap(({ configuration }) => configuration.lastStep.guardResults)
    .map(({ transition, passed }) => ({ name: nameOf.get(transition), passed }))
  const names = [...new Set(nameOf.values())].filter((name) => typeof name === 'string')
  return names.flatMap((name) => {
    const passed = new Set(results.filter((result) => result.name === name).map((result) => result.passed))
    return [
      ...(passed.has(false) ? [] : [`The guard ${name} is never false.`]),
      ...(passed.has(true) ? [] : [`The guard ${name} is never true.`]),
    ]
  })
}

const missingDescriptions = ({ path, description }: ChartState): string[] =>
  description ? [] : [`The state ${path} has no description.`]

const missingSections = ({ path, parent, kind, section }: ChartState): string[] =>
  !parent || kind === 'history' || section ? [] : [`The state ${path} has no section of the specification.`]

const incompleteInvokes = ({ path, calls }: ChartState): string[] =>
  calls.flatMap(({ givenId, hasErrorHandler }, index) => [
    ...(givenId === undefined ? [`Invoke ${index + 1} of ${path} has no id.`] : []),
    ...(hasErrorHandler ? [] : [`The invoke ${givenId ?? index + 1} of ${path} has no onError.`]),
  ])

const wildcardHandlers = ({ path, events }: ChartState): string[] =>
  events.includes('*') ? [`The state ${path} handles every event with '*'.`] : []

const wrongVisibleStates = ({ testModel: { visible = {} }, chart }: ConfigurationGraph): string[] => {
  const paths = new Set(chart.states.map(({ path }) => path))
  return Object.keys(visible)
    .filter((path) => !paths.has(path))
    .map((path) => `The test model says what is visible in the state ${path}, which does not exist.`)
}

/** Paths of the test model that the chart does not follow to their end. */
const stoppedPaths = ({ testModel }: ConfigurationGraph): string[] => {
  const paths = ownPaths(testModel)
  const follow = paths.length > 0 ? createFollower(testModel) : null
  return paths.flatMap((moves, index) => {
    const { steps, stopReason } = follow?.(moves) ?? {}
    const move = moves[steps?.length ?? 0]
    const place = `Path ${index + 1} of the test model stops at step ${(steps?.length ?? 0) + 1}`
    return stopReason !== undefined && move ? [`${place}, "${moveName(move)}": ${stopReason}.`] : []
  })
}

/** Instructions for a person that belong to no input. */
const wrongInstructions = ({ testModel, edges }: ConfigurationGraph): string[] => {
  const { manual, calls, inputs } = testModel
  if (!manual) return []
  const known = new Set([
    ...inputs.map(({ name }) => name),
    ...[...eventInputs(testModel), ...Object.keys(calls).flatMap((id) => outcomeInputs(testModel, id))].map(inputName),
  ])
  const groups = new Set([...known].map(withoutCase))
  const isEverPossible = (name: string, isPossible: (snapshot: AnyMachineSnapshot) => boolean): boolean =>
    edges.some(
      ({ input, from: { configuration } }) =>
        inputName(input) === name && configuration.snapshot !== null && isPossible(configuration.snapshot),
    )
  return [
    ...[manual.starts, manual.inputs]
      .flatMap(Object.keys)
      .filter((name) => !known.has(name))
      .map((name) => `The test model has instructions for "${name}", which does not exist.`),
    ...Object.keys(manual.impossible ?? {})
      .filter((name) => !(known.has(name.replace(/^start /, '')) || groups.has(name)) || name in manual.inputs)
      .map((name) => `The test model says that "${name}" is impossible, but it has instructions or does not exist.`),
    ...Object.entries(manual.inputs as Record<string, ManualStep<AnyMachineSnapshot>>)
      .filter(([name, { isPossible }]) => isPossible && known.has(name) && !isEverPossible(name, isPossible))
      .map(([name]) => `The instructions for "${name}" are possible in no state.`),
  ]
}

/** Guards, actions, actors and delays without a name in `setup`. A picture cannot show what they do. */
const unnamedImplementations = ({ states, transitions, actions }: Chart): string[] => [
  ...transitions.filter(({ guard }) => guard && isInline(guard)).map(({ id }) => `The guard of ${id} has no name.`),
  ...transitions.filter((each) => each.actions.some(isInline)).map(({ id }) => `An action of ${id} has no name.`),
  ...states
    .filter(({ entry, exit }) => [...entry, ...exit].some(isInline))
    .map(({ path }) => `An entry or exit action of ${path} has no name.`),
  ...states
    .filter(({ calls }) => calls.some(({ src }) => src === null))
    .map(({ path }) => `An actor of ${path} has no name.`),
  ...states
    .filter(({ delays }) => delays.some((delay) => /^\d+$/.test(delay)))
    .map(({ path }) => `A delay of ${path} has no name.`),
  ...Object.entries(actions)
    .filter(([, action]) => hasUnnamedDelay(action))
    .map(([name]) => `The delay of the action ${name} has no name.`),
]

const isInline = ({ name }: Reference): boolean => name === null

const hasUnnamedDelay = (action: unknown): boolean => {
  const { delay } = action as { delay?: unknown }
  return typeof delay === 'number' || typeof delay === 'function'
}
