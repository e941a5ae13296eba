import { type AnyActorRef, type AnyMachineSnapshot, createActor } from 'xstate'
import { createClock } from '#charts/journeys/clock.ts'
import type { Journey } from '#charts/journeys/journey.ts'
import { modelFinder, withRealCharts } from '#charts/journeys/realCharts.ts'
import { createRecorder, type JourneyInput, type JourneyStep } from '#charts/journeys/recorder.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { createEndEvent } from '#charts/paths/model/stubs.ts'
import { isMachineSnapshot } from '#charts/read/running.ts'
import type { TestModel } from '#charts/testModel.ts'

/** A chart that runs in the system. `path` has the ids of the actors from the root. */
export interface LiveChart {
  readonly path: string
  readonly testModel: TestModel
  readonly snapshot: AnyMachineSnapshot
  /** The ids of its actors that are no charts. */
  readonly runningCalls: readonly string[]
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
  const { inspect, takeStep, pathOf } = createRecorder(modelOf)
  const root = createActor(machine, {
    input: journey.input as never,
    ...(journey.systemId && { systemId: journey.systemId }),
    clock,
    inspect,
  })
  root.subscribe({ error: () => undefined })
  root.start()

  const charts = (): LiveChart[] =>
    liveActors(root as AnyActorRef).flatMap((actor) => {
      const snapshot: unknown = actor.getSnapshot()
      const testModel = isMachineSnapshot(snapshot) ? modelOf(snapshot.machine) : undefined
      return isMachineSnapshot(snapshot) && testModel
        ? [{ path: pathOf(actor) ?? '', testModel, snapshot, runningCalls: runningCallsOf(snapshot) }]
        : []
    })

  const perform = ({ path, chart, input }: JourneyInput): void => {
    if (input.type === 'delay') return clock.advance(input.milliseconds)
    const actor = liveActors(root as AnyActorRef).find((each) => pathOf(each) === path)
    if (!actor) throw new Error(`${chart} does not run, so it cannot get "${inputName(input)}"`)
    if (input.type === 'event') actor.send({ ...input.payload, type: input.event })
    if (input.type === 'outcome') childOf(actor, input.invoke)?.send(createEndEvent(input.status, input.value))
  }

  return {
    start: takeStep(null),
    send: (input) => {
      perform(input)
      return takeStep(input)
    },
    charts,
    hasStopped: () => root.getSnapshot().status === 'error',
    delays: clock.delays,
    stop: () => root.stop(),
  }
}

const childOf = (actor: AnyActorRef, id: string): AnyActorRef | undefined =>
  (actor.getSnapshot() as AnyMachineSnapshot).children[id] as AnyActorRef | undefined

const runningCallsOf = ({ children }: AnyMachineSnapshot): string[] =>
  (Object.values(children) as AnyActorRef[])
    .filter((child) => isLive(child) && !isMachineSnapshot(child.getSnapshot()))
    .map(({ id }) => id)

const isLive = (actor: AnyActorRef): boolean => (actor.getSnapshot() as { status: string }).status === 'active'

/** The running actors, each before those that it has started. */
const liveActors = (actor: AnyActorRef): AnyActorRef[] => {
  const snapshot: unknown = actor.getSnapshot()
  if (!isLive(actor)) return []
  const children = isMachineSnapshot(snapshot) ? (Object.values(snapshot.children) as AnyActorRef[]) : []
  return [actor, ...children.flatMap(liveActors)]
}
