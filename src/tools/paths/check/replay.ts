import { type AnyActor, type AnyMachineSnapshot, type AnyStateMachine, createActor, type InspectionEvent } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'
import { InspectableClock } from '#tools/paths/model/clock.ts'
import type { Input } from '#tools/paths/model/inputs.ts'
import { type Observation, observe, withoutDuplicates } from '#tools/paths/model/observation.ts'
import { partsOf } from '#tools/paths/model/parts.ts'
import { createEndEvent, createStubs } from '#tools/paths/model/stubs.ts'

/** What was seen after each step, and why it went no further, where it did not. `contexts` are those after each step. */
export interface Trace {
  readonly observations: readonly Observation[]
  readonly contexts: readonly object[]
  readonly stopReason: string | null
}

/** Runs a row of inputs, which begins with a start. `tick` is how many milliseconds pass before each step; none unless told. */
export type Replay = (inputs: readonly Input[], tick?: number) => Trace

/**
 * Runs inputs on a real actor of a chart. Calls wait until their step ends them, children are replaced
 * in the same way, and the clock moves only when a step waits.
 * @param machine the entry's own chart unless told
 * @param notes is told of every declared transition that the actor takes, by its id
 */
export const createReplay = (
  entry: TestModel,
  machine: AnyStateMachine = entry.machine,
  notes?: (transition: string) => void,
): Replay => {
  let sentEvents: string[] = []
  let startedCalls: string[] = []
  const logic = machine.provide({
    actors: createStubs(machine, {
      onStart: (id) => startedCalls.push(id),
      onEvent: (id, { type }) => sentEvents.push(`${id}: ${type}`),
    }),
  })
  const inspect = notes && noteTaken(logic, notes)
  return (inputs, tick = 0) => {
    const seen: Observation[] = []
    const contexts: object[] = []
    const run = actorRun(logic, inspect)
    try {
      for (const input of inputs) {
        sentEvents = []
        startedCalls = []
        const { snapshot, calls, delays, emitted } = run(input, tick)
        const beside = { runningCalls: calls, startedCalls, delays, effects: emitted, sentEvents }
        seen.push(observe(entry, snapshot, input.type === 'delay' ? withoutDuplicates(beside) : beside))
        contexts.push(snapshot.context)
      }
      return { observations: seen, contexts, stopReason: null }
    } catch (error) {
      return { observations: seen, contexts, stopReason: (error as Error).message }
    }
  }
}

/** What the actor itself says that it did; a transition that nobody declared, such as the start, has no id. */
const noteTaken = (logic: AnyStateMachine, notes: (transition: string) => void) => {
  const ids = new Map(partsOf(logic).transitions.map(({ definition, id }) => [definition, id]))
  return (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return
    for (const definition of event._transitions) {
      const id = ids.get(definition)
      if (id !== undefined) notes(id)
    }
  }
}

const actorRun = (logic: AnyStateMachine, inspect?: (event: InspectionEvent) => void) => {
  const clock = new InspectableClock()
  let actor: AnyActor | undefined
  let emitted: unknown[] = []
  const start = (input: unknown): AnyActor => {
    const started = createActor(logic, { input, clock, ...(inspect && { inspect }) } as never) as AnyActor
    started.on('*', (event) => emitted.push(event))
    // Without a listener the library throws a failure of the chart at nobody.
    started.subscribe({ error: () => {} })
    return started.start()
  }
  return (input: Input, tick: number) => {
    emitted = []
    if (input.type === 'start') actor = start(input.input)
    if (!actor) throw new Error('the chart was not started')
    if (actor.getSnapshot().status !== 'active' && input.type !== 'start') throw new Error('the chart has ended')
    clock.increment(tick)
    if (input.type === 'delay') clock.increment(input.milliseconds)
    if (input.type === 'event') actor.send({ ...input.payload, type: input.event })
    if (input.type === 'outcome') childOf(actor, input.invoke).send(createEndEvent(input.status, input.value))
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    return { snapshot, calls: callsOf(snapshot), delays: clock.remainingDelays(), emitted }
  }
}

const callsOf = ({ children }: AnyMachineSnapshot): string[] =>
  Object.keys(children).filter((id) => children[id]?.getSnapshot().status === 'active')

const childOf = (actor: AnyActor, id: string) => {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  const child = snapshot.children[id]
  if (!child || !callsOf(snapshot).includes(id)) throw new Error(`the call ${id} is not under way`)
  return child
}
