import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, type Snapshot } from 'xstate'
import { absentIdOf } from '#charts/read/absentActors.ts'
import type { Input } from '#charts/paths/model/inputs.ts'
import {
  stateEnteredAction,
  type GuardResult,
  type InstrumentedChart,
  transitionTakenAction,
} from '#charts/read/instrument.ts'

/** A running delay. `left` is in milliseconds. */
interface Timer {
  readonly id: string | undefined
  readonly event: AnyEventObject
  readonly left: number
}

/** What happened in one step. */
interface StepRecord {
  /** Ids of declared transitions. */
  readonly takenTransitions: readonly string[]
  /** Paths of states. */
  readonly enteredStates: readonly string[]
  readonly guardResults: readonly GuardResult[]
  /** The event types of the delays that expired. */
  readonly expiredDelays: readonly string[]
  /** The effects, and the messages to charts that are reached by a system id; those have a `receiver`. */
  readonly effects: readonly unknown[]
  /** The ids of the calls that started. */
  readonly startedCalls: readonly string[]
  /** The events that the chart sent to invoked actors, as `id: event type`. */
  readonly sentEvents: readonly string[]
  readonly actions: readonly Action[]
}

interface Action {
  readonly type: string
  readonly params?: unknown
}

/** A snapshot (null before the start) with its running calls, its running delays and the last step. */
export interface Configuration {
  readonly status: Snapshot<unknown>['status']
  readonly output: undefined
  readonly error: undefined
  readonly snapshot: AnyMachineSnapshot | null
  readonly runningCalls: readonly string[]
  readonly timers: readonly Timer[]
  readonly lastStep: StepRecord
}

const emptyStep: StepRecord = {
  takenTransitions: [],
  enteredStates: [],
  guardResults: [],
  expiredDelays: [],
  effects: [],
  startedCalls: [],
  sentEvents: [],
  actions: [],
}

export const notStarted: Configuration = {
  status: 'active',
  output: undefined,
  error: undefined,
  snapshot: null,
  runningCalls: [],
  timers: [],
  lastStep: emptyStep,
}

/** The configuration after an input. It is computed with pure transitions: no call is made and no time passes. */
export const applyInput = (chart: InstrumentedChart, from: Configuration, input: Input): Configuration => {
  const configuration = { ...from, lastStep: emptyStep }
  chart.choose?.(input.conditions ?? [])
  if (input.type === 'delay') return applyDelay(chart, configuration, input.milliseconds)
  if (input.type === 'start') return applyActions(chart, configuration, initialTransition(chart.machine, input.input))
  if (input.type === 'event') return applyEvent(chart, configuration, { ...input.payload, type: input.event })
  const runningCalls = configuration.runningCalls.filter((id) => id !== input.invoke)
  const endEvent =
    input.status === 'done'
      ? { type: `xstate.done.actor.${input.invoke}`, output: input.value }
      : { type: `xstate.error.actor.${input.invoke}`, error: input.value }
  return applyEvent(chart, { ...configuration, runningCalls }, { ...endEvent, actorId: input.invoke })
}

const applyEvent = (chart: InstrumentedChart, configuration: Configuration, event: AnyEventObject): Configuration =>
  applyActions(chart, configuration, chart.step(configuration.snapshot as never, event))

/** Delays that expire at the same moment fire in the order in which they started, unless one cancels another. */
const applyDelay = (chart: InstrumentedChart, from: Configuration, milliseconds: number): Configuration => {
  let configuration: Configuration = {
    ...from,
    timers: from.timers.map((timer) => ({ ...timer, left: timer.left - milliseconds })),
  }
  for (;;) {
    const due = configuration.timers.find(({ left }) => left <= 0)
    if (!due || configuration.snapshot?.status !== 'active') return configuration
    const timers = configuration.timers.filter((timer) => timer !== due)
    const { lastStep } = configuration
    const expired = { ...lastStep, expiredDelays: [...lastStep.expiredDelays, due.event.type] }
    configuration = applyEvent(chart, { ...configuration, timers, lastStep: expired }, due.event)
  }
}

const applyActions = (
  chart: InstrumentedChart,
  from: Configuration,
  [snapshot, actions]: readonly [unknown, readonly Action[]],
): Configuration => {
  const { lastStep } = from
  const draft: Draft = {
    ...from,
    snapshot: snapshot as AnyMachineSnapshot,
    lastStep: {
      ...lastStep,
      takenTransitions: [...lastStep.takenTransitions],
      enteredStates: [...lastStep.enteredStates],
      guardResults: [...lastStep.guardResults, ...chart.takeGuardResults()],
      expiredDelays: [...lastStep.expiredDelays],
      effects: [...lastStep.effects],
      startedCalls: [...lastStep.startedCalls],
      sentEvents: [...lastStep.sentEvents],
      // Only these parts: the others keep the whole actor system of the step in memory.
      actions: [...lastStep.actions, ...actions.map(({ type, params }) => ({ type, params }))],
    },
  }
  for (const { type, params } of actions) actionHandlers[type]?.(draft, params as never)
  return draft
}

/** A configuration that the actions of a step change. */
type Draft = { -readonly [Field in Exclude<keyof Configuration, 'lastStep'>]: Configuration[Field] } & {
  readonly lastStep: { readonly [Part in keyof StepRecord]: StepRecord[Part][number][] }
}

/** An actor that has ended receives nothing. */
const isEndedCall = ({ snapshot, runningCalls }: Draft, id: string): boolean =>
  id in (snapshot?.children ?? {}) && !runningCalls.includes(id)

const actionHandlers: Readonly<Record<string, (draft: Draft, params: never) => void>> = {
  [transitionTakenAction]({ lastStep }, { transition: id }: { transition: string }) {
    lastStep.takenTransitions.push(id)
  },
  [stateEnteredAction]({ lastStep }, { state }: { state: string }) {
    lastStep.enteredStates.push(state)
  },
  'xstate.emit'({ lastStep }, { event }: { event: unknown }) {
    lastStep.effects.push(event)
  },
  'xstate.sendTo'(draft, { to, event }: { to: { id: string }; event: AnyEventObject }) {
    const systemId = absentIdOf(to.id)
    if (isEndedCall(draft, to.id)) return
    if (systemId === undefined) draft.lastStep.sentEvents.push(`${to.id}: ${event.type}`)
    else draft.lastStep.effects.push({ ...event, receiver: systemId })
  },
  'xstate.spawnChild'(draft, { id }: { id: string }) {
    draft.lastStep.startedCalls.push(id)
    draft.runningCalls = [...draft.runningCalls, id]
  },
  'xstate.stopChild'(draft, ref: { id: string } | undefined) {
    draft.runningCalls = draft.runningCalls.filter((id) => id !== ref?.id)
  },
  'xstate.raise'(draft, { event, delay, id }: { event: AnyEventObject; delay?: number; id?: string }) {
    if (delay !== undefined) draft.timers = [...draft.timers, { id, event, left: delay }]
  },
  'xstate.cancel'(draft, { sendId }: { sendId: string }) {
    draft.timers = draft.timers.filter(({ id }) => id !== sendId)
  },
}
