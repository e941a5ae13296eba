import { assertEvent, assign, setup } from 'xstate'
import type { ChartUpdate } from '#domain/app/inspection.ts'
import { notProvided } from '#machines/notProvided.ts'
import type { Picture } from '#tools/atlas/data/chartData.ts'
import { transitionIdOf } from '#charts/read/chart.ts'

/** A chart that runs in the console. */
export interface LiveActor {
  readonly actor: string
  readonly parent: string | null
  readonly name: string
  /** The id of the machine. */
  readonly machine: string
  readonly isRunning: boolean
  /** The ids of the active states. */
  readonly active: readonly string[]
  /** The ids of the transitions of the last step. */
  readonly takenTransitions: readonly string[]
}

/** One step of a running chart. */
export interface LiveStep {
  readonly number: number
  readonly actor: string
  readonly name: string
  readonly machine: string
  readonly event: string
  readonly takenTransitions: readonly string[]
}

/** The pictures of all charts, by the id of the machine. */
export type PicturesByMachine = ReadonlyMap<string, Picture>

interface Context {
  readonly pictures: PicturesByMachine
  readonly actors: readonly LiveActor[]
  /** Newest first. */
  readonly steps: readonly LiveStep[]
  /** The chart to show; null for the chart that changed last. */
  readonly chosen: string | null
  readonly latest: string | null
}

type Event = { type: 'chart.updated'; update: ChartUpdate } | { type: 'actor.chosen'; actor: string | null }

const maxSteps = 200

const transitionIdsOf = ({ taken }: ChartUpdate): string[] =>
  taken.flatMap(({ state, event, branchIndex, branchCount }) =>
    branchIndex < 0 ? [] : [transitionIdOf(state === '' ? '(chart)' : state, event, branchIndex, branchCount)],
  )

const toLiveActor = (update: ChartUpdate): LiveActor => ({
  actor: update.actor,
  parent: update.parent,
  name: update.name,
  machine: update.machine,
  isRunning: update.status === 'active',
  active: ['(chart)', ...update.active],
  takenTransitions: transitionIdsOf(update),
})

/** A new actor replaces a stopped one of the same name. */
const withActor = (actors: readonly LiveActor[], update: ChartUpdate): LiveActor[] => {
  const updated = toLiveActor(update)
  if (actors.some(({ actor }) => actor === updated.actor))
    return actors.map((known) => (known.actor === updated.actor ? updated : known))
  return [...actors.filter((known) => known.isRunning || known.name !== updated.name), updated]
}

const withStep = ({ steps }: Context, update: ChartUpdate): readonly LiveStep[] => {
  const takenTransitions = transitionIdsOf(update)
  if (takenTransitions.length === 0) return steps
  const { actor, name, machine, event } = update
  const step = { number: (steps[0]?.number ?? 0) + 1, actor, name, machine, event, takenTransitions }
  return [step, ...steps].slice(0, maxSteps)
}

/** Follows the charts of a console in another tab of this browser. */
export const liveMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
  },
  actors: {
    loadPictures: notProvided<PicturesByMachine>('loadPictures'),
    channel: notProvided<void>('channel'),
  },
  actions: {
    setPictures: assign({ pictures: (_, pictures: PicturesByMachine) => pictures }),
    recordUpdate: assign(({ context, event }) => {
      assertEvent(event, 'chart.updated')
      const { update } = event
      return { actors: withActor(context.actors, update), steps: withStep(context, update), latest: update.actor }
    }),
    chooseActor: assign({
      chosen: ({ event }) => {
        assertEvent(event, 'actor.chosen')
        return event.actor
      },
    }),
  },
}).createMachine({
  id: 'live',
  description: 'The page follows the charts of a console in another tab of this browser.',
  context: { pictures: new Map(), actors: [], steps: [], chosen: null, latest: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The pictures of all charts load.',
      invoke: {
        id: 'loadPictures',
        src: 'loadPictures',
        onDone: { target: 'listening', actions: { type: 'setPictures', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The page says that the pictures could not be loaded, or that the browser has no BroadcastChannel.',
    },
    listening: {
      description: 'The page shows every update that a console of this origin sends.',
      initial: 'waiting',
      invoke: { id: 'channel', src: 'channel', onError: 'failed' },
      on: {
        'chart.updated': { target: '.following', actions: 'recordUpdate' },
        'actor.chosen': { actions: 'chooseActor' },
      },
      states: {
        waiting: { description: 'No console has sent an update. The page says how to open one.' },
        following: { description: 'The page shows the running charts and each transition.' },
      },
    },
  },
})

/** What the page shows of running charts. */
export const selectLive = ({ context, value }: { context: Context; value: unknown }) => {
  const shown = context.actors.find(({ actor }) => actor === (context.chosen ?? context.latest)) ?? null
  return {
    isLoading: value === 'loading',
    hasFailed: value === 'failed',
    actors: context.actors,
    steps: context.steps,
    chosen: context.chosen,
    shown,
    picture: shown ? (context.pictures.get(shown.machine) ?? null) : null,
    pictures: context.pictures,
  }
}
