import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import type { Input } from '#charts/paths/model/inputs.ts'
import { parentOf } from '#charts/read/internals.ts'
import { activeStates, idOfTaken, isMachineSnapshot, takenTransitions } from '#charts/read/running.ts'
import type { TestModel } from '#charts/testModel.ts'

/** An input of one chart. Time passes for all charts: its path is empty. */
export interface JourneyInput {
  readonly path: string
  readonly chart: string
  readonly input: Input
}

/** Something that one actor does to another one. An empty path is outside the charts. */
export interface Message {
  readonly kind: 'start' | 'event' | 'end' | 'effect'
  readonly from: string
  readonly to: string
  /** The ids of the test models; undefined for other actors. */
  readonly fromChart: string | undefined
  readonly toChart: string | undefined
  readonly event: { readonly type: string }
}

/** What one chart did in a step. */
interface ChartStep {
  readonly testModel: TestModel
  readonly snapshot: AnyMachineSnapshot
  readonly takenTransitions: readonly string[]
  readonly enteredStates: readonly string[]
}

/** One input with everything that the charts did. `input` is null for the start. */
export interface JourneyStep {
  readonly input: JourneyInput | null
  readonly messages: readonly Message[]
  /** By the path of the actor. */
  readonly charts: ReadonlyMap<string, ChartStep>
}

/** Records what the actors of a system do, step by step. */
export const createRecorder = (modelOf: (machine: AnyStateMachine) => TestModel | undefined) => {
  const paths = new Map<AnyActorRef, string>()
  const ids = new Map<string, string>()
  const last = new Map<string, AnyMachineSnapshot>()
  let messages: Message[] = []
  let charts = new Map<string, ChartStep>()

  const nameActor = (actor: AnyActorRef): void => {
    const parent = parentOf(actor)
    const path = parent ? `${paths.get(parent)}/${actor.id}` : 'root'
    paths.set(actor, path)
    last.delete(path)
    actor.on('*', (effect: { type: string }) => addMessage('effect', path, '', effect))
  }

  const addMessage = (kind: Message['kind'], from: string, to: string, event: { type: string }): void =>
    void messages.push({ kind, from, to, fromChart: ids.get(from), toChart: ids.get(to), event })

  const recordEvent = (actor: AnyActorRef, event: { type: string }, source: AnyActorRef | undefined): void => {
    const from = (source !== actor && source && paths.get(source)) || ''
    addMessage(kindOf(event.type), from, paths.get(actor) ?? '', event)
  }

  const recordChart = (actor: AnyActorRef, snapshot: unknown, taken: readonly string[]): void => {
    const path = paths.get(actor)
    if (path === undefined || !isMachineSnapshot(snapshot)) return
    const testModel = modelOf(snapshot.machine)
    if (!testModel) return
    ids.set(path, testModel.id)
    const was = activeStates(last.get(path))
    last.set(path, snapshot)
    const known = charts.get(path)
    const entered = activeStates(snapshot).filter((state) => !was.includes(state))
    charts.set(path, {
      testModel,
      snapshot,
      takenTransitions: [...(known?.takenTransitions ?? []), ...taken],
      enteredStates: [...(known?.enteredStates ?? []), ...entered],
    })
  }

  return {
    inspect: (event: InspectionEvent): void => {
      const actor = event.actorRef as AnyActorRef
      if (event.type === '@xstate.actor') nameActor(actor)
      if (event.type === '@xstate.event') recordEvent(actor, event.event, event.sourceRef as AnyActorRef | undefined)
      if (event.type === '@xstate.microstep') recordChart(actor, event.snapshot, takenTransitions(event).map(idOfTaken))
      // A start without further transitions has no microstep.
      if (event.type === '@xstate.snapshot' && event.event.type === 'xstate.init')
        recordChart(actor, event.snapshot, [])
    },
    /** What has happened since the last call. */
    takeStep: (input: JourneyInput | null): JourneyStep => {
      const step = { input, messages, charts }
      messages = []
      charts = new Map()
      return step
    },
    pathOf: (actor: AnyActorRef): string | undefined => paths.get(actor),
  }
}

const kindOf = (eventType: string): Message['kind'] => {
  if (eventType === 'xstate.init') return 'start'
  return /^xstate\.(done|error)\.actor/.test(eventType) ? 'end' : 'event'
}
