import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate'
import { absentIdOf } from '#tools/paths/model/absentActors.ts'
import type { TestModel } from '#machines/testModel.ts'
import { InspectableClock } from '#tools/paths/model/clock.ts'
import type { Input } from '#tools/paths/model/inputs.ts'
import { type Observation, observe, withoutDuplicates } from '#tools/paths/model/observation.ts'
import { partsOf } from '#tools/paths/model/parts.ts'
import { createEndEvent, createStubs } from '#tools/paths/model/stubs.ts'

/** The result of a replay. */
interface Trace {
  /** One for each step. */
  readonly observations: readonly Observation[]
  /** The context after each step. */
  readonly contexts: readonly object[]
  /** Why the replay stopped early; null if it did not. */
  readonly stopReason: string | null
}

/** Runs inputs, the first of which is a start. `tick` is the number of milliseconds before each step, 0 by default. */
export type Replay = (inputs: readonly Input[], tick?: number) => Trace

/**
 * Creates a replay on a real actor. Stubs replace all calls and child charts; they run until a step ends them.
 * The clock moves only if a step waits.
 * @param machine the machine of the test model by default
 * @param onTransition is called with the id of every declared transition that the actor takes
 */
export const createReplay = (
  testModel: TestModel,
  machine: AnyStateMachine = testModel.machine,
  onTransition?: (transition: string) => void,
): Replay => {
  let sentEvents: string[] = []
  let startedCalls: string[] = []
  const logic = machine.provide({
    actors: createStubs(machine, {
      onStart: (id) => startedCalls.push(id),
      onEvent: (id, { type }) => sentEvents.push(`${id}: ${type}`),
    }),
  })
  const inspect = onTransition && inspectTransitions(logic, onTransition)
  return (inputs, tick = 0) => {
    const observations: Observation[] = []
    const contexts: object[] = []
    const run = createRun(logic, (sentEvent) => sentEvents.push(sentEvent), inspect)
    try {
      for (const input of inputs) {
        sentEvents = []
        startedCalls = []
        const { snapshot, runningCalls, delays, effects } = run(input, tick)
        const step = { runningCalls, startedCalls, delays, effects, sentEvents }
        observations.push(observe(testModel, snapshot, input.type === 'delay' ? withoutDuplicates(step) : step))
        contexts.push(snapshot.context)
      }
      return { observations, contexts, stopReason: null }
    } catch (error) {
      return { observations, contexts, stopReason: (error as Error).message }
    }
  }
}

/** Listens to the microsteps of the actor. The start is a transition that the chart does not declare. */
const inspectTransitions = (logic: AnyStateMachine, onTransition: (transition: string) => void) => {
  const ids = new Map(partsOf(logic).transitions.map(({ definition, id }) => [definition, id]))
  return (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return
    for (const definition of event._transitions) {
      const id = ids.get(definition)
      if (id !== undefined) onTransition(id)
    }
  }
}

/** @param onSentEvent is called with each event to a chart outside, such as the parent, as `id: event type` */
const createRun = (
  logic: AnyStateMachine,
  onSentEvent: (sentEvent: string) => void,
  inspect?: (event: InspectionEvent) => void,
) => {
  const clock = new InspectableClock()
  let actor: AnyActor | undefined
  let effects: unknown[] = []
  const start = (input: unknown): AnyActor => {
    const started = createActor(logic, { input, clock, ...(inspect && { inspect }) } as never) as AnyActor
    started.on('*', (event) => effects.push(event))
    started.system.inspect((event) => {
      if (event.type !== '@xstate.event') return
      const target = event.actorRef as AnyActorRef
      const receiver = absentIdOf(target.id)
      if (receiver !== undefined) effects.push({ ...event.event, receiver })
      else if (target.system !== started.system) onSentEvent(`${target.id}: ${event.event.type}`)
    })
    // Without an error listener, XState throws the error of the chart asynchronously.
    started.subscribe({ error: () => {} })
    return started.start()
  }
  return (input: Input, tick: number) => {
    effects = []
    if (input.type === 'start') actor = start(input.input)
    if (!actor) throw new Error('the chart has not started')
    if (actor.getSnapshot().status !== 'active' && input.type !== 'start') throw new Error('the chart has ended')
    clock.increment(tick)
    if (input.type === 'delay') clock.increment(input.milliseconds)
    if (input.type === 'event') actor.send({ ...input.payload, type: input.event })
    if (input.type === 'outcome') childOf(actor, input.invoke).send(createEndEvent(input.status, input.value))
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    return { snapshot, runningCalls: runningCallsOf(snapshot), delays: clock.remainingDelays(), effects }
  }
}

const runningCallsOf = ({ children }: AnyMachineSnapshot): string[] =>
  Object.keys(children).filter((id) => children[id]?.getSnapshot().status === 'active')

const childOf = (actor: AnyActor, id: string) => {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  const child = snapshot.children[id]
  if (!child || !runningCallsOf(snapshot).includes(id)) throw new Error(`the call ${id} is not running`)
  return child
}
