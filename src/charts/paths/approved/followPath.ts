import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'
import type { TestModel } from '#charts/testModel.ts'
import { createNames } from '#charts/paths/approved/dataNames.ts'
import {
  actionDescribers,
  cancelAction,
  describeContext,
  enteredStates,
  type Parameters,
  type Wording,
} from '#charts/paths/approved/describeStep.ts'
import { type Move, moveName, type Step } from '#charts/paths/approved/stepTree.ts'
import type { Input } from '#charts/paths/model/inputs.ts'
import { createEndEvent, stub, withoutOwnActions, withStubs } from '#charts/paths/model/stubs.ts'
import { isScheduled } from '#charts/read/internals.ts'
import { idOfTaken, takenTransitions } from '#charts/read/running.ts'
import { isPlain, type NameOf } from '#charts/paths/model/valueText.ts'

/**
 * Runs moves, the first of which is a start. `onStep` can stop a path: it returns false. `stopReason` says why a path
 * stopped early.
 */
export type FollowPath = (
  moves: readonly (Move | undefined)[],
  onStep?: (step: Step, index: number) => boolean,
) => { readonly steps: readonly Step[]; readonly stopReason?: string }

/** Runs paths on the real actor of a chart. Stubs replace all calls and child charts, and its own actions do nothing. */
export const createFollower = (testModel: TestModel, nameOf = createNames(testModel)): FollowPath => {
  const logic = (testModel.runsActions ? withStubs : withoutOwnActions)(testModel.machine)
  // Texts with times are the same on every computer.
  process.env['TZ'] = 'UTC'
  return (moves, onStep = () => true) => {
    const steps: Step[] = []
    let taken = new Set<string>()
    const run = createRun(logic, nameOf, (id) => taken.add(id))
    try {
      for (const move of moves) {
        if (!move) throw new Error('the test model does not have it')
        taken = new Set()
        const facts = move.map(run).at(-1) ?? []
        steps.push({ name: moveName(move), facts, taken: [...taken] })
        if (!onStep(steps.at(-1) as Step, steps.length - 1)) break
      }
      return { steps }
    } catch (error) {
      return { steps, stopReason: (error as Error).message }
    }
  }
}

/**
 * Creates a run of one path. Each call performs one input and says what the chart did.
 * @param onTransition is called with the id of every transition
 */
const createRun = (logic: AnyStateMachine, nameOf: NameOf, onTransition: (id: string) => void) => {
  const clock = new SimulatedClock()
  let actor: AnyActor | undefined
  let before: AnyMachineSnapshot | undefined
  let actions: string[] = []
  let wording: Wording = { nameOf, given: {} }
  const inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.actor') replaceSpawned(event)
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

/** An action can spawn logic that the chart does not name. An actor reads its logic after this event. */
const replaceSpawned = ({ actorRef, rootId }: Extract<InspectionEvent, { type: '@xstate.actor' }>): void => {
  if ((actorRef as AnyActorRef).sessionId !== rootId) Object.assign(actorRef, { logic: stub })
}

/** Whether a cancel action ends a delay that runs. */
const isCancelled = ({ actorRef, action }: Extract<InspectionEvent, { type: '@xstate.action' }>): boolean =>
  isScheduled(actorRef as AnyActorRef, (action.params as { sendId: string }).sendId)

const runningChild = ({ children }: AnyMachineSnapshot, id: string) => {
  const child = children[id]
  if (child?.getSnapshot().status !== 'active') throw new Error(`the call ${id} is not running`)
  return child
}
