import { type AnyActorRef, type AnyMachineSnapshot, createActor, type InspectionEvent } from 'xstate'
import { createClock } from '#charts/journeys/clock.ts'
import type { Journey } from '#charts/journeys/journey.ts'
import { modelFinder, withRealCharts } from '#charts/journeys/realCharts.ts'
import { type Input, inputName } from '#charts/paths/model/inputs.ts'
import { createEndEvent } from '#charts/paths/model/stubs.ts'
import { activeStates, idOfTaken, isMachineSnapshot, takenTransitions } from '#charts/read/running.ts'
import type { TestModel } from '#charts/testModel.ts'

/** A chart that runs in the system. `path` has the ids of the actors from the root. */
export interface LiveChart {
  readonly path: string
  readonly testModel: TestModel
  readonly snapshot: AnyMachineSnapshot
  /** The ids of its actors that are no charts. */
  readonly runningCalls: readonly string[]
}

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
  readonly before: AnyMachineSnapshot | null
  readonly snapshot: AnyMachineSnapshot
  readonly takenTransitions: readonly string[]
  readonly enteredStates: readonly string[]
  readonly effects: readonly { readonly type: string }[]
}

/** One input with everything that the charts did. `input` is null for the start. */
export interface JourneyStep {
  readonly input: JourneyInput | null
  readonly messages: readonly Message[]
  /** By the path of the actor. */
  readonly charts: ReadonlyMap<string, ChartStep>
}

export interface LiveSystem {
  readonly start: JourneyStep
  readonly send: (input: JourneyInput) => JourneyStep
  readonly charts: () => LiveChart[]
  readonly hasStopped: () => boolean
  /** Milliseconds until each running delay ends, in order. */
  readonly delays: () => number[]
  readonly stop: () => void
}

/** Starts the real charts of a journey. Calls run until an input ends them, and time passes with inputs only. */
export const startSystem = (journey: Journey, machine = withRealCharts(journey)): LiveSystem => {
  const modelOf = modelFinder(journey)
  const clock = createClock()
  const paths = new Map<AnyActorRef, string>()
  const ids = new Map<string, string>()
  const last = new Map<string, AnyMachineSnapshot>()
  let step = emptyStep(null)

  const chartOf = (actor: AnyActorRef): { path: string; testModel: TestModel; snapshot: AnyMachineSnapshot } | null => {
    const snapshot: unknown = actor.getSnapshot()
    const path = paths.get(actor)
    if (path === undefined || !isMachineSnapshot(snapshot)) return null
    const testModel = modelOf(snapshot.machine)
    return testModel ? { path, testModel, snapshot } : null
  }

  const inspect = (event: InspectionEvent): void => {
    const actor = event.actorRef as AnyActorRef
    if (event.type === '@xstate.actor') return nameActor(actor)
    if (event.type === '@xstate.event') return recordMessage(actor, event.event, event.sourceRef as AnyActorRef)
    if (event.type === '@xstate.microstep') recordChart(actor, event.snapshot, takenTransitions(event).map(idOfTaken))
    // A start without further transitions has no microstep.
    if (event.type === '@xstate.snapshot' && event.event.type === 'xstate.init') recordChart(actor, event.snapshot, [])
  }

  const nameActor = (actor: AnyActorRef): void => {
    const parent = (actor as { _parent?: AnyActorRef })._parent
    const path = parent ? `${paths.get(parent)}/${actor.id}` : 'root'
    paths.set(actor, path)
    last.delete(path)
    actor.on?.('*' as never, (effect: { type: string }) => recordEffect(actor, effect))
  }

  const addMessage = (kind: Message['kind'], from: string, to: string, event: { type: string }): void =>
    void step.messages.push({ kind, from, to, fromChart: ids.get(from), toChart: ids.get(to), event })

  const recordMessage = (actor: AnyActorRef, event: { type: string }, source: AnyActorRef | undefined): void => {
    const path = paths.get(actor) ?? ''
    const from = (source && paths.get(source)) ?? ''
    const kind =
      event.type === 'xstate.init' ? 'start' : /^xstate\.(done|error)\.actor/.test(event.type) ? 'end' : 'event'
    addMessage(kind, source === actor ? '' : from, path, event)
  }

  const recordEffect = (actor: AnyActorRef, event: { type: string }): void => {
    const path = paths.get(actor) ?? ''
    addMessage('effect', path, '', event)
    step.effects.push([path, event])
  }

  const recordChart = (actor: AnyActorRef, snapshot: unknown, taken: readonly string[]): void => {
    const path = paths.get(actor)
    if (path === undefined || !isMachineSnapshot(snapshot)) return
    const testModel = modelOf(snapshot.machine)
    if (!testModel) return
    ids.set(path, testModel.id)
    const before = last.get(path) ?? null
    last.set(path, snapshot)
    const known = step.charts.get(path)
    const was = before?.machine === snapshot.machine ? activeStates(before) : []
    step.charts.set(path, {
      testModel,
      before: known ? known.before : before,
      snapshot,
      takenTransitions: [...(known?.takenTransitions ?? []), ...taken],
      enteredStates: [
        ...(known?.enteredStates ?? []),
        ...activeStates(snapshot).filter((state) => !was.includes(state)),
      ],
    })
  }

  const finished = (): JourneyStep => {
    const { input, messages, charts, effects } = step
    return {
      input,
      messages,
      charts: new Map(
        [...charts].map(([path, chart]) => [
          path,
          { ...chart, effects: effects.filter(([from]) => from === path).map(([, effect]) => effect) },
        ]),
      ),
    }
  }

  const root = createActor(machine, {
    input: journey.input as never,
    ...(journey.systemId && { systemId: journey.systemId }),
    clock,
    inspect,
  })
  root.subscribe({ error: () => undefined })
  root.start()
  const start = finished()

  const actorAt = (path: string): AnyActorRef | undefined =>
    [...paths].find(([actor, own]) => own === path && isLive(actor))?.[0]

  const charts = (): LiveChart[] =>
    liveActors(root as AnyActorRef).flatMap((actor) => {
      const chart = chartOf(actor)
      if (!chart) return []
      const children = Object.values(chart.snapshot.children) as AnyActorRef[]
      const calls = children.filter((child) => isLive(child) && !isMachineSnapshot(child.getSnapshot()))
      return [{ ...chart, runningCalls: calls.map(({ id }) => id) }]
    })

  const send = (input: JourneyInput): JourneyStep => {
    step = emptyStep(input)
    const { path, input: own } = input
    const actor = actorAt(path)
    if (own.type === 'delay') clock.advance(own.milliseconds)
    else if (!actor) throw new Error(`${input.chart} does not run, so it cannot get "${inputName(own)}"`)
    else if (own.type === 'event') actor.send({ ...own.payload, type: own.event })
    else if (own.type === 'outcome')
      (actor.getSnapshot() as AnyMachineSnapshot).children[own.invoke]?.send(
        createEndEvent(own.status, own.value) as never,
      )
    return finished()
  }

  return {
    start,
    send,
    charts,
    hasStopped: () => root.getSnapshot().status === 'error',
    delays: clock.delays,
    stop: () => root.stop(),
  }
}

interface RecordedStep {
  readonly input: JourneyInput | null
  readonly messages: Message[]
  readonly charts: Map<string, Omit<ChartStep, 'effects'>>
  readonly effects: [path: string, effect: { type: string }][]
}

const emptyStep = (input: JourneyInput | null): RecordedStep => ({
  input,
  messages: [],
  charts: new Map(),
  effects: [],
})

const isLive = (actor: AnyActorRef): boolean => (actor.getSnapshot() as { status: string }).status === 'active'

/** The running actors, each before those that it has started. */
const liveActors = (actor: AnyActorRef): AnyActorRef[] => {
  const snapshot: unknown = actor.getSnapshot()
  if (!isLive(actor)) return []
  const children = isMachineSnapshot(snapshot) ? (Object.values(snapshot.children) as AnyActorRef[]) : []
  return [actor, ...children.flatMap(liveActors)]
}
