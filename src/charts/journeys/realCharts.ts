import type { ActorLogic, AnyActorLogic, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { defaultModelOf, modelDefaults } from '#charts/generatedModel.ts'
import type { ChildChart, CompleteJourney, Journey } from '#charts/journeys/journey.ts'
import { stub } from '#charts/paths/model/stubs.ts'
import { readChart } from '#charts/read/chart.ts'
import { configOf, inlineLogicsOf } from '#charts/read/internals.ts'
import type { TestModel } from '#charts/testModel.ts'

/** Finds the test model of a running chart: a copy of a chart with other actors has the same config. */
export const modelFinder = ({ testModels = [] }: Pick<Journey, 'testModels'>) => {
  const byConfig = new Map(testModels.map((testModel) => [configOf(testModel.machine), testModel]))
  return (machine: AnyStateMachine): TestModel | undefined => byConfig.get(configOf(machine))
}

/** The actors that a chart can run, by name: those of its setup, or of the journey. */
export const actorsOf = (journey: Journey, machine: AnyStateMachine): Record<string, ChildChart | AnyActorLogic> => {
  const id = modelFinder(journey)(machine)?.id ?? machine.id
  return {
    ...(readChart(machine).actors as Record<string, AnyActorLogic>),
    ...Object.fromEntries(inlineLogicsOf(machine).map(({ src, logic }) => [src, logic])),
    ...journey.actors?.[id],
  }
}

const isChildChart = (actor: ChildChart | AnyActorLogic): actor is ChildChart => 'choose' in actor

/** A chart can come from another copy of XState. */
const isMachine = (actor: object): actor is AnyStateMachine => 'implementations' in actor && 'root' in actor

/** The charts that an actor can run. */
export const chartsOf = (actor: ChildChart | AnyActorLogic): readonly AnyStateMachine[] => {
  if (isChildChart(actor)) return actor.charts
  return isMachine(actor) ? [actor] : []
}

/**
 * Adds the test models of charts that have none, and what a test model leaves out. A chart that is spawned without a name
 * is not found.
 */
export const completeJourney = (journey: Journey): CompleteJourney => {
  const testModels = (journey.testModels ?? []).map((model) => ({ ...modelDefaults(model.machine), ...model }))
  const seen = new Set<object>()
  const add = (machine: AnyStateMachine): void => {
    if (seen.has(configOf(machine))) return
    seen.add(configOf(machine))
    if (!modelFinder({ testModels })(machine)) testModels.push(defaultModelOf(machine))
    Object.values(actorsOf(journey, machine)).flatMap(chartsOf).forEach(add)
  }
  add(journey.machine)
  return { ...journey, testModels }
}

/** A copy of the root chart whose child charts are real, and whose other actors are stubs. */
export const withRealCharts = (journey: Journey): AnyStateMachine => {
  const known = new Map<AnyStateMachine, AnyStateMachine>()
  const real = (machine: AnyStateMachine): AnyStateMachine => {
    const found = known.get(machine)
    if (found) return found
    const copy = machine.provide({})
    known.set(machine, copy)
    const given = journey.actors?.[modelFinder(journey)(machine)?.id ?? machine.id] ?? {}
    const actors = Object.entries(actorsOf(journey, machine)).map(([name, actor]): [string, AnyActorLogic] => {
      if (isChildChart(actor)) return [name, chartLogic(actor, real)]
      if (isMachine(actor)) return [name, real(actor)]
      return [name, name in given ? actor : stub]
    })
    const logics = Object.fromEntries(actors)
    // A chart can contain itself, so the copy is known before it has its actors.
    Object.assign(copy, { implementations: { ...copy.implementations, actors: logics } })
    for (const { src, call } of inlineLogicsOf(copy)) Object.assign(call, { src: logics[src] })
    return copy
  }
  return real(journey.machine)
}

/** The logic of a chart that is chosen when it starts. */
const chartLogic = (
  { choose, end }: ChildChart,
  real: (machine: AnyStateMachine) => AnyStateMachine,
): ActorLogic<AnyMachineSnapshot, EventObject> => {
  const machineOf = (snapshot: AnyMachineSnapshot) => snapshot.machine as AnyStateMachine
  const ended = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    if (snapshot.status !== 'done' || !end) return snapshot
    const result = end(snapshot.output as never)
    return { ...snapshot, ...('error' in result ? { status: 'error', output: undefined } : {}), ...result } as never
  }
  return {
    getInitialSnapshot: (scope, given) => {
      const { machine, input } = choose(given as never)
      return real(machine).getInitialSnapshot(scope as never, input as never)
    },
    transition: (snapshot, event, scope) =>
      ended(machineOf(snapshot).transition(snapshot, event, scope as never) as AnyMachineSnapshot),
    start: (snapshot) => machineOf(snapshot).start(snapshot as never),
    getPersistedSnapshot: (snapshot, options) => machineOf(snapshot).getPersistedSnapshot(snapshot as never, options),
  }
}
