import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'
import {
  actionDescribers,
  cancelAction,
  describeContext,
  enteredStates,
  type Parameters,
  type Wording,
} from '#charts/paths/approved/describeStep.ts'
import type { Input } from '#charts/paths/model/inputs.ts'
import { createEndEvent } from '#charts/paths/model/stubs.ts'
import { isScheduled } from '#charts/read/internals.ts'
import { idOfTaken, takenTransitions } from '#charts/read/running.ts'
import { isPlain, type NameOf } from '#charts/paths/model/valueText.ts'

/**
 * Creates a run of one path. Each call performs one input and says what the chart did.
 * @param logic a chart with stubs
 * @param onTransition is called with the id of every transition
 */
export const createRun = (logic: AnyStateMachine, nameOf: NameOf, onTransition: (id: string) => void) => {
  const clock = new SimulatedClock()
  let actor: AnyActor | undefined
  let before: AnyMachineSnapshot | undefined
  let actions: string[] = []
  let wording: Wording = { nameOf, given: {} }
  const inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.microstep') takenTransitions(event).map(idOfTaken).forEach(onTransition)
    if (event.type !== '@xstate.action' || (actor && event.actorRef !== actor)) return
    const { type, params } = event.action
    const fact = actionDescribers[type]?.(params as Parameters, wording) ?? null
    if (fact !== null && !(type === cancelAction && !isCancelled(event))) actions.push(fact)
  }
  const perform = (input: Input): void => {
    if (input.type === 'start') {
      actor = createActor(logic, { input: input.input, clock, inspect } as never) as AnyActor
      // Without an error listener, XState throws the error of the chart asynchronously.
      actor.subscribe({ error: () => {} })
      actor.start()
      return
    }
    if (!actor || !before) throw new Error('the chart has not started')
    if (before.status !== 'active') throw new Error('the chart has ended')
    if (input.type === 'delay') clock.increment(input.milliseconds)
    if (input.type === 'event') actor.send({ ...input.payload, type: input.event })
    if (input.type === 'outcome') runningChild(before, input.invoke).send(createEndEvent(input.status, input.value))
  }
  return (input: Input): readonly string[] => {
    if (input.type === 'start' && isPlain(input.input)) wording = { nameOf, given: input.input }
    actions = []
    perform(input)
    const snapshot = (actor as AnyActor).getSnapshot() as AnyMachineSnapshot
    const facts = [
      ...enteredStates(before, snapshot),
      ...actions,
      ...describeContext(before?.context ?? wording.given, snapshot, wording),
    ]
    before = snapshot
    return facts
  }
}

/** Whether a cancel action ends a delay that runs. */
const isCancelled = ({ actorRef, action }: Extract<InspectionEvent, { type: '@xstate.action' }>): boolean =>
  isScheduled(actorRef as AnyActorRef, (action.params as { sendId: string }).sendId)

const runningChild = ({ children }: AnyMachineSnapshot, id: string) => {
  const child = children[id]
  if (child?.getSnapshot().status !== 'active') throw new Error(`the call ${id} is not running`)
  return child
}
