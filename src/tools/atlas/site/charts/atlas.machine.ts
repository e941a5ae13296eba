import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'
import { notProvided } from '#machines/notProvided.ts'
import type { ChartData } from '#tools/atlas/data/chartData.ts'
import { layoutFromJson } from '#tools/atlas/data/chartLayoutJson.ts'
import type { ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import { type ChartRoute, type AtlasRoute, findState } from '#tools/atlas/site/route.ts'
import { liveMachine } from '#tools/atlas/site/charts/live.machine.ts'
import { pictureMachine } from '#tools/atlas/site/charts/picture.machine.ts'
import { playMachine } from '#tools/atlas/site/charts/play.machine.ts'
import type { Review } from '#tools/atlas/review/review.ts'
import { tourMachine } from '#tools/atlas/site/charts/tour.machine.ts'

/** A chart with everything that its page needs. */
export interface OpenChart {
  readonly entry: TestModel
  readonly data: ChartData
  readonly laid: ChartLayout
}

interface Context {
  readonly place: AtlasRoute
  readonly query: string
  readonly open: OpenChart | null
  readonly review: Review | null
}

type Event =
  | { type: 'address.changed'; place: AtlasRoute }
  | { type: 'place.noted'; place: AtlasRoute }
  | { type: 'query.changed'; query: string }
  | { type: 'retry.requested' }

export type LoadedChart = Pick<OpenChart, 'entry' | 'data'> | null

const chartIn = (place: AtlasRoute): ChartRoute | null => (place.page === 'chart' ? place : null)

export const atlasMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { picture: 'picture'; play: 'play'; tour: 'tour'; live: 'live' },
  },
  actors: {
    loadChart: notProvided<LoadedChart, { chart: string }>('loadChart'),
    loadReview: notProvided<Review | null>('loadReview'),
    picture: pictureMachine,
    play: playMachine,
    tour: tourMachine,
    live: liveMachine,
  },
  guards: {
    isSamePanel: ({ context, event }) => {
      if (event.type !== 'address.changed') return false
      const [now, next] = [chartIn(context.place), chartIn(event.place)]
      return (
        now !== null &&
        next !== null &&
        now.chart === next.chart &&
        now.panel === next.panel &&
        now.path === next.path &&
        now.run.join() === next.run.join()
      )
    },
    isSameChart: ({ context, event }) =>
      event.type === 'address.changed' &&
      chartIn(event.place) !== null &&
      chartIn(event.place)?.chart === chartIn(context.place)?.chart,
    leadsToChart: ({ event }) => event.type === 'address.changed' && event.place.page === 'chart',
    leadsToReview: ({ event }) => event.type === 'address.changed' && event.place.page === 'review',
    leadsToLive: ({ event }) => event.type === 'address.changed' && event.place.page === 'live',
    isThere: (_, loaded: object | null) => loaded !== null,
    isPlay: ({ context }) => chartIn(context.place)?.panel === 'play',
    isPaths: ({ context }) => chartIn(context.place)?.panel === 'paths',
    isCoverage: ({ context }) => chartIn(context.place)?.panel === 'coverage',
  },
  actions: {
    keepPlace: assign({
      place: ({ context, event }) =>
        event.type === 'address.changed' || event.type === 'place.noted' ? event.place : context.place,
    }),
    keepQuery: assign({
      query: ({ context, event }) => (event.type === 'query.changed' ? event.query : context.query),
    }),
    keepChart: assign({
      open: (_, loaded: LoadedChart) => loaded && { ...loaded, laid: layoutFromJson(loaded.data.layout) },
    }),
    keepReview: assign({ review: (_, review: Review | null) => review }),
  },
}).createMachine({
  id: 'atlas',
  description: 'Where somebody is in the atlas, and what is open there.',
  context: { place: { page: 'gallery' }, query: '', open: null, review: null },
  initial: 'gallery',
  on: {
    'address.changed': [
      { guard: 'leadsToChart', target: '.chart', actions: 'keepPlace' },
      { guard: 'leadsToReview', target: '.review', actions: 'keepPlace' },
      { guard: 'leadsToLive', target: '.live', actions: 'keepPlace' },
      { target: '.gallery', actions: 'keepPlace' },
    ],
    'place.noted': { actions: 'keepPlace' },
  },
  states: {
    gallery: {
      description: 'Every chart by its area, and a search over all of them.',
      on: { 'query.changed': { actions: 'keepQuery' } },
    },
    chart: {
      description: 'One chart.',
      initial: 'loading',
      states: {
        loading: {
          description: 'What belongs to the chart is fetched.',
          invoke: {
            id: 'loadChart',
            src: 'loadChart',
            input: ({ context }) => ({ chart: chartIn(context.place)?.chart ?? '' }),
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => event.output },
                target: 'showing',
                actions: { type: 'keepChart', params: ({ event }) => event.output },
              },
              { target: 'missing' },
            ],
            onError: 'failed',
          },
        },
        missing: { description: 'There is no such chart; the page says so.' },
        failed: {
          description: 'The chart could not be fetched. The page says so and offers to try again.',
          on: { 'retry.requested': 'loading' },
        },
        showing: {
          description: 'The picture, and beside it what was chosen.',
          initial: 'choosing',
          on: {
            'address.changed': [
              { guard: 'isSamePanel', actions: 'keepPlace' },
              { guard: 'isSameChart', target: '.choosing', actions: 'keepPlace' },
            ],
          },
          invoke: {
            id: 'picture',
            src: 'picture',
            input: ({ context }) => ({ laid: (context.open as OpenChart).laid }),
            onError: 'failed',
          },
          states: {
            choosing: {
              description: 'The address decides what stands beside the picture.',
              always: [
                { guard: 'isPlay', target: 'play' },
                { guard: 'isPaths', target: 'paths' },
                { guard: 'isCoverage', target: 'coverage' },
                { target: 'outline' },
              ],
            },
            outline: { description: 'The chart in words, and what is known of the chosen state.' },
            play: {
              description: 'The chart is played.',
              invoke: {
                id: 'play',
                src: 'play',
                input: ({ context }) => ({
                  entry: (context.open as OpenChart).entry,
                  run: chartIn(context.place)?.run ?? [],
                }),
                onError: '#atlas.chart.failed',
              },
            },
            paths: {
              description: 'The path tests are shown on the picture.',
              invoke: {
                id: 'tour',
                src: 'tour',
                input: ({ context }) => ({
                  paths: (context.open as OpenChart).data.paths,
                  path: chartIn(context.place)?.path ?? '',
                }),
                onError: '#atlas.chart.failed',
              },
            },
            coverage: { description: 'What the last recorded runs took is painted on the picture.' },
          },
        },
      },
    },
    review: {
      description: 'What has changed since another revision.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The comparison is fetched.',
          invoke: {
            id: 'loadReview',
            src: 'loadReview',
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => event.output },
                target: 'showing',
                actions: { type: 'keepReview', params: ({ event }) => event.output },
              },
              { target: 'missing' },
            ],
            onError: 'failed',
          },
        },
        missing: { description: 'Nothing was compared yet; the page says how.' },
        failed: {
          description: 'The comparison could not be read. The page says so and offers to try again.',
          on: { 'retry.requested': 'loading' },
        },
        showing: { description: 'Before and after of every chart that changed.' },
      },
    },
    live: {
      description: 'The charts of a console that runs in this browser.',
      invoke: { id: 'live', src: 'live', onError: 'gallery' },
    },
  },
})

export type AtlasActor = ActorRefFrom<typeof atlasMachine>

/** What the frame of the atlas shows. */
export const selectAtlas = (snapshot: SnapshotFrom<typeof atlasMachine>) => {
  const { place, open, query, review } = snapshot.context
  const chart = chartIn(place)
  const isShowing = snapshot.matches({ chart: 'showing' })
  return {
    place,
    query,
    review,
    open: isShowing ? open : null,
    chosen:
      isShowing && chart && open
        ? findState(
            open.laid.chart.states.map(({ id }) => id),
            chart.state,
          )
        : null,
    isMissing: snapshot.matches({ chart: 'missing' }) || snapshot.matches({ review: 'missing' }),
    hasFailed: snapshot.matches({ chart: 'failed' }) || snapshot.matches({ review: 'failed' }),
    picture: snapshot.children.picture,
    play: snapshot.children.play,
    tour: snapshot.children.tour,
    live: snapshot.children.live,
  }
}
