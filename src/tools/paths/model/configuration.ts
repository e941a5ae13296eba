import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, type Snapshot, transition } from 'xstate'
import type { Input } from '#tools/paths/model/inputs.ts'
import { enteredMark, type GuardAnswer, type Instrumented, tookMark } from '#tools/paths/model/instrument.ts'

/** A delay that runs. `left` is in milliseconds. */
export interface Timer {
  readonly id: string | undefined
  readonly event: AnyEventObject
  readonly left: number
}

/** What one step used and caused. */
export interface StepRecord {
  readonly taken: readonly string[]
  readonly entered: readonly string[]
  readonly answers: readonly GuardAnswer[]
  /** The types of the events of delays that ran out. */
  readonly due: readonly string[]
  readonly emitted: readonly unknown[]
  /** The ids of the calls that were begun. */
  readonly begun: readonly string[]
  /** What the chart told the actors it invokes, as `id: event type`. */
  readonly told: readonly string[]
}

/** How a chart stands: its snapshot (null before the start), the calls under way, the delays that run, and the step that led here. */
export interface Situation {
  readonly status: Snapshot<unknown>['status']
  readonly output: undefined
  readonly error: undefined
  readonly snapshot: AnyMachineSnapshot | null
  readonly running: readonly string[]
  readonly timers: readonly Timer[]
  readonly record: StepRecord
}

const nothing: StepRecord = { taken: [], entered: [], answers: [], due: [], emitted: [], begun: [], told: [] }

export const notStarted: Situation = {
  status: 'active',
  output: undefined,
  error: undefined,
  snapshot: null,
  running: [],
  timers: [],
  record: nothing,
}

interface Action {
  readonly type: string
  readonly params?: unknown
}

/** The situation after an input, worked out with pure transitions: nothing is called and no time passes. */
export const after = (chart: Instrumented, from: Situation, input: Input): Situation => {
  const situation = { ...from, record: nothing }
  if (input.type === 'delay') return waitedFor(chart, situation, input.milliseconds)
  if (input.type === 'start') return applied(chart, situation, initialTransition(chart.machine, input.input))
  if (input.type === 'event') return told(chart, situation, { ...input.payload, type: input.event })
  const running = situation.running.filter((id) => id !== input.invoke)
  const end =
    input.ends === 'done'
      ? { type: `xstate.done.actor.${input.invoke}`, output: input.value }
      : { type: `xstate.error.actor.${input.invoke}`, error: input.value }
  return told(chart, { ...situation, running }, { ...end, actorId: input.invoke })
}

const told = (chart: Instrumented, situation: Situation, event: AnyEventObject): Situation =>
  applied(chart, situation, transition(chart.machine, situation.snapshot as never, event as never))

/** Delays that run out at the same moment fire in the order in which they were started, unless one ends another. */
const waitedFor = (chart: Instrumented, from: Situation, milliseconds: number): Situation => {
  let situation: Situation = {
    ...from,
    timers: from.timers.map((timer) => ({ ...timer, left: timer.left - milliseconds })),
  }
  for (;;) {
    const due = situation.timers.find(({ left }) => left <= 0)
    if (!due || situation.snapshot?.status !== 'active') return situation
    const timers = situation.timers.filter((timer) => timer !== due)
    const record = { ...situation.record, due: [...situation.record.due, due.event.type] }
    situation = told(chart, { ...situation, timers, record }, due.event)
  }
}

const applied = (
  chart: Instrumented,
  from: Situation,
  [snapshot, actions]: readonly [unknown, readonly Action[]],
): Situation => {
  const answered = { ...from.record, answers: [...from.record.answers, ...chart.takeAnswers()] }
  const situation: Situation = { ...from, snapshot: snapshot as AnyMachineSnapshot, record: answered }
  return actions.reduce(withAction, situation)
}

type Effect = (situation: Situation, params: never) => Situation

const recorded = (situation: Situation, part: Partial<StepRecord>): Situation => ({
  ...situation,
  record: { ...situation.record, ...part },
})

const effects: Readonly<Record<string, Effect>> = {
  [tookMark]: (situation, { transition: id }: { transition: string }) =>
    recorded(situation, { taken: [...situation.record.taken, id] }),
  [enteredMark]: (situation, { state }: { state: string }) =>
    recorded(situation, { entered: [...situation.record.entered, state] }),
  'xstate.emit': (situation, { event }: { event: unknown }) =>
    recorded(situation, { emitted: [...situation.record.emitted, event] }),
  'xstate.sendTo': (situation, { to, event }: { to: { id: string }; event: AnyEventObject }) =>
    recorded(situation, { told: [...situation.record.told, `${to.id}: ${event.type}`] }),
  'xstate.spawnChild': (situation, { id }: { id: string }) => ({
    ...recorded(situation, { begun: [...situation.record.begun, id] }),
    running: [...situation.running, id],
  }),
  'xstate.stopChild': (situation, ref: { id: string } | undefined) => ({
    ...situation,
    running: situation.running.filter((id) => id !== ref?.id),
  }),
  'xstate.raise': (situation, { event, delay, id }: { event: AnyEventObject; delay?: number; id?: string }) =>
    delay === undefined ? situation : { ...situation, timers: [...situation.timers, { id, event, left: delay }] },
  'xstate.cancel': (situation, { sendId }: { sendId: string }) => ({
    ...situation,
    timers: situation.timers.filter(({ id }) => id !== sendId),
  }),
}

const withAction = (situation: Situation, { type, params }: Action): Situation =>
  effects[type]?.(situation, params as never) ?? situation
