import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, type Snapshot, transition } from 'xstate'
import type { Input } from '#tools/paths/model/inputs.ts'
import {
  stateEnteredAction,
  type GuardResult,
  type InstrumentedChart,
  transitionTakenAction,
} from '#tools/paths/model/instrumentChart.ts'

/** A delay that runs. `left` is in milliseconds. */
export interface Timer {
  readonly id: string | undefined
  readonly event: AnyEventObject
  readonly left: number
}

/** What one step used and caused. */
export interface StepRecord {
  readonly takenTransitions: readonly string[]
  readonly enteredStates: readonly string[]
  readonly guardResults: readonly GuardResult[]
  /** The types of the events of delays that ran out. */
  readonly expiredDelays: readonly string[]
  readonly effects: readonly unknown[]
  /** The ids of the calls that were begun. */
  readonly startedCalls: readonly string[]
  /** What the chart told the actors it invokes, as `id: event type`. */
  readonly sentEvents: readonly string[]
}

/** How a chart stands: its snapshot (null before the start), the calls under way, the delays that run, and the step that led here. */
export interface Configuration {
  readonly status: Snapshot<unknown>['status']
  readonly output: undefined
  readonly error: undefined
  readonly snapshot: AnyMachineSnapshot | null
  readonly runningCalls: readonly string[]
  readonly timers: readonly Timer[]
  readonly lastStep: StepRecord
}

const nothing: StepRecord = {
  takenTransitions: [],
  enteredStates: [],
  guardResults: [],
  expiredDelays: [],
  effects: [],
  startedCalls: [],
  sentEvents: [],
}

export const notStarted: Configuration = {
  status: 'active',
  output: undefined,
  error: undefined,
  snapshot: null,
  runningCalls: [],
  timers: [],
  lastStep: nothing,
}

interface Action {
  readonly type: string
  readonly params?: unknown
}

/** The situation after an input, worked out with pure transitions: nothing is called and no time passes. */
export const applyInput = (chart: InstrumentedChart, from: Configuration, input: Input): Configuration => {
  const situation = { ...from, lastStep: nothing }
  if (input.type === 'delay') return waitedFor(chart, situation, input.milliseconds)
  if (input.type === 'start') return applied(chart, situation, initialTransition(chart.machine, input.input))
  if (input.type === 'event') return told(chart, situation, { ...input.payload, type: input.event })
  const running = situation.runningCalls.filter((id) => id !== input.invoke)
  const end =
    input.status === 'done'
      ? { type: `xstate.done.actor.${input.invoke}`, output: input.value }
      : { type: `xstate.error.actor.${input.invoke}`, error: input.value }
  return told(chart, { ...situation, runningCalls: running }, { ...end, actorId: input.invoke })
}

const told = (chart: InstrumentedChart, situation: Configuration, event: AnyEventObject): Configuration =>
  applied(chart, situation, transition(chart.machine, situation.snapshot as never, event as never))

/** Delays that run out at the same moment fire in the order in which they were started, unless one ends another. */
const waitedFor = (chart: InstrumentedChart, from: Configuration, milliseconds: number): Configuration => {
  let situation: Configuration = {
    ...from,
    timers: from.timers.map((timer) => ({ ...timer, left: timer.left - milliseconds })),
  }
  for (;;) {
    const due = situation.timers.find(({ left }) => left <= 0)
    if (!due || situation.snapshot?.status !== 'active') return situation
    const timers = situation.timers.filter((timer) => timer !== due)
    const record = { ...situation.lastStep, expiredDelays: [...situation.lastStep.expiredDelays, due.event.type] }
    situation = told(chart, { ...situation, timers, lastStep: record }, due.event)
  }
}

const applied = (
  chart: InstrumentedChart,
  from: Configuration,
  [snapshot, actions]: readonly [unknown, readonly Action[]],
): Configuration => {
  const answered = { ...from.lastStep, guardResults: [...from.lastStep.guardResults, ...chart.takeGuardResults()] }
  const situation: Configuration = { ...from, snapshot: snapshot as AnyMachineSnapshot, lastStep: answered }
  return actions.reduce(withAction, situation)
}

type Effect = (situation: Configuration, params: never) => Configuration

const recorded = (situation: Configuration, part: Partial<StepRecord>): Configuration => ({
  ...situation,
  lastStep: { ...situation.lastStep, ...part },
})

const effects: Readonly<Record<string, Effect>> = {
  [transitionTakenAction]: (situation, { transition: id }: { transition: string }) =>
    recorded(situation, { takenTransitions: [...situation.lastStep.takenTransitions, id] }),
  [stateEnteredAction]: (situation, { state }: { state: string }) =>
    recorded(situation, { enteredStates: [...situation.lastStep.enteredStates, state] }),
  'xstate.emit': (situation, { event }: { event: unknown }) =>
    recorded(situation, { effects: [...situation.lastStep.effects, event] }),
  'xstate.sendTo': (situation, { to, event }: { to: { id: string }; event: AnyEventObject }) =>
    recorded(situation, { sentEvents: [...situation.lastStep.sentEvents, `${to.id}: ${event.type}`] }),
  'xstate.spawnChild': (situation, { id }: { id: string }) => ({
    ...recorded(situation, { startedCalls: [...situation.lastStep.startedCalls, id] }),
    runningCalls: [...situation.runningCalls, id],
  }),
  'xstate.stopChild': (situation, ref: { id: string } | undefined) => ({
    ...situation,
    runningCalls: situation.runningCalls.filter((id) => id !== ref?.id),
  }),
  'xstate.raise': (situation, { event, delay, id }: { event: AnyEventObject; delay?: number; id?: string }) =>
    delay === undefined ? situation : { ...situation, timers: [...situation.timers, { id, event, left: delay }] },
  'xstate.cancel': (situation, { sendId }: { sendId: string }) => ({
    ...situation,
    timers: situation.timers.filter(({ id }) => id !== sendId),
  }),
}

const withAction = (situation: Configuration, { type, params }: Action): Configuration =>
  effects[type]?.(situation, params as never) ?? situation
