import { assertEvent, assign, setup } from 'xstate'
import type { ChartUpdate } from '#domain/app/inspection.ts'
import { notProvided } from '#machines/notProvided.ts'
import type { Picture } from '#tools/atlas/chartData.ts'
import { idOfTaken } from '#charts/read/running.ts'

/** The pictures of all charts, by the id of the machine. */
export type PicturesByMachine = ReadonlyMap<string, Picture>

interface Context {
  readonly pictures: PicturesByMachine
  /** The last update of each chart. */
  readonly actors: readonly ChartUpdate[]
  /** The updates with a transition, newest first. */
  readonly steps: readonly ChartUpdate[]
  /** The chart to show; null for the chart that changed last. */
  readonly chosen: string | null
  readonly latest: string | null
}

type Event = { type: 'chart.updated'; update: ChartUpdate } | { type: 'actor.chosen'; actor: string | null }

const maxSteps = 200

/** The ids of the transitions of an update. */
export const transitionIdsOf = ({ taken }: ChartUpdate): string[] =>
  taken.filter(({ branchIndex }) => branchIndex >= 0).map(idOfTaken)

/** A new actor replaces a stopped one of the same name. */
const withActor = (actors: readonly ChartUpdate[], update: ChartUpdate): ChartUpdate[] =>
  actors.some(({ actor }) => actor === update.actor)
    ? actors.map((known) => (known.actor === update.actor ? update : known))
    : [...actors.filter(({ status, name }) => status === 'active' || name !== update.name), update]

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
      const newSteps = transitionIdsOf(update).length > 0 ? [update] : []
      return {
        actors: withActor(context.actors, update),
        steps: [...newSteps, ...context.steps].slice(0, maxSteps),
        latest: update.actor,
      }
    }),
    chooseActor: assign({ chosen: (_, { actor }: { actor: string | null }) => actor }),
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
        'actor.chosen': { actions: { type: 'chooseActor', params: ({ event }) => event } },
      },
      states: {
        waiting: { description: 'No console has sent an update. The page says how to open one.' },
        following: { description: 'The page shows the running charts and each transition.' },
      },
    },
  },
})

/** What the page shows of running charts. */
export const selectLive = ({ context, value }: { context: Context; value: unknown }) => ({
  ...context,
  hasFailed: value === 'failed',
  shown: context.actors.find(({ actor }) => actor === (context.chosen ?? context.latest)),
})
