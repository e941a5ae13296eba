import { assign, setup } from 'xstate'
import type { ChartUpdate } from '#domain/app/inspection.ts'
import { notProvided } from '#machines/notProvided.ts'
import type { ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import { transitionIdOf } from '#tools/paths/model/parts.ts'

/** A chart that runs in the console. */
export interface LiveActor {
  readonly actor: string
  readonly parent: string | null
  readonly name: string
  /** The id of the machine. */
  readonly machine: string
  readonly isRunning: boolean
  readonly active: readonly string[]
  readonly taken: readonly string[]
}

/** One thing that a chart did. */
export interface LiveStep {
  readonly number: number
  readonly actor: string
  readonly name: string
  readonly machine: string
  readonly event: string
  readonly taken: readonly string[]
}

/** The charts of the catalogue, by the ids of their machines. */
export type LayoutsByMachine = ReadonlyMap<string, ChartLayout>

interface Context {
  readonly pictures: LayoutsByMachine
  readonly actors: readonly LiveActor[]
  /** The newest first. */
  readonly steps: readonly LiveStep[]
  /** The chart that was chosen to be watched; null for whichever moved last. */
  readonly chosen: string | null
  readonly latest: string | null
}

type Event = { type: 'chart.moved'; moved: ChartUpdate } | { type: 'actor.chosen'; actor: string | null }

const mostSteps = 200

const takenIds = ({ taken }: ChartUpdate): string[] =>
  taken.flatMap(({ state, event, branchIndex, branchCount }) =>
    branchIndex < 0 ? [] : [transitionIdOf(state === '' ? '(chart)' : state, event, branchIndex, branchCount)],
  )

const standing = (moved: ChartUpdate): LiveActor => ({
  actor: moved.actor,
  parent: moved.parent,
  name: moved.name,
  machine: moved.machine,
  isRunning: moved.status === 'active',
  active: ['(chart)', ...moved.active],
  taken: takenIds(moved),
})

/** Actors come and go; those that have ended make room when another of their name starts. */
const withActor = (actors: readonly LiveActor[], moved: ChartUpdate): LiveActor[] => {
  const now = standing(moved)
  if (actors.some(({ actor }) => actor === now.actor)) return actors.map((one) => (one.actor === now.actor ? now : one))
  return [...actors.filter((one) => one.isRunning || one.name !== now.name), now]
}

const withStep = ({ steps }: Context, moved: ChartUpdate): readonly LiveStep[] => {
  const taken = takenIds(moved)
  if (taken.length === 0) return steps
  const { actor, name, machine, event } = moved
  return [{ number: (steps[0]?.number ?? 0) + 1, actor, name, machine, event, taken }, ...steps].slice(0, mostSteps)
}

/** Follows the charts of a console in another tab of this browser. */
export const liveMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
  },
  actors: {
    loadPictures: notProvided<LayoutsByMachine>('loadPictures'),
    channel: notProvided<void>('channel'),
  },
  actions: {
    keepPictures: assign({ pictures: (_, pictures: LayoutsByMachine) => pictures }),
    keepMove: assign(({ context, event }) => {
      if (event.type !== 'chart.moved') return {}
      const { moved } = event
      return { actors: withActor(context.actors, moved), steps: withStep(context, moved), latest: moved.actor }
    }),
    chooseActor: assign({
      chosen: ({ context, event }) => (event.type === 'actor.chosen' ? event.actor : context.chosen),
    }),
  },
}).createMachine({
  id: 'live',
  description: 'Follows the charts of a console in another tab of this browser.',
  context: { pictures: new Map(), actors: [], steps: [], chosen: null, latest: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The pictures of all charts are fetched.',
      invoke: {
        id: 'loadPictures',
        src: 'loadPictures',
        onDone: { target: 'listening', actions: { type: 'keepPictures', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { description: 'The pictures could not be fetched, or the browser has no such channel; the page says so.' },
    listening: {
      description: 'Whatever a console of this origin tells is shown.',
      initial: 'waiting',
      invoke: { id: 'channel', src: 'channel', onError: 'failed' },
      on: { 'chart.moved': { target: '.following', actions: 'keepMove' }, 'actor.chosen': { actions: 'chooseActor' } },
      states: {
        waiting: { description: 'No console has told anything yet; the page says how to open one.' },
        following: { description: 'The running charts, and each transition as it happens.' },
      },
    },
  },
})

/** What the page shows of running charts. */
export const selectLive = ({ context, value }: { context: Context; value: unknown }) => {
  const watched = context.actors.find(({ actor }) => actor === (context.chosen ?? context.latest)) ?? null
  return {
    isLoading: value === 'loading',
    hasFailed: value === 'failed',
    actors: context.actors,
    steps: context.steps,
    chosen: context.chosen,
    watched,
    laid: watched ? (context.pictures.get(watched.machine) ?? null) : null,
    pictures: context.pictures,
  }
}
