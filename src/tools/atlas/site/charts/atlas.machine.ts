import { type ActorRefFrom, assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import type { TestModel } from '#charts/testModel.ts'
import { notProvided } from '#machines/notProvided.ts'
import type { ChartData } from '#tools/atlas/data/chartData.ts'
import { type ChartRoute, type AtlasRoute, findState } from '#tools/atlas/site/route.ts'
import { liveMachine } from '#tools/atlas/site/charts/live.machine.ts'
import { reportMachine } from '#tools/atlas/site/charts/report.machine.ts'
import { playMachine } from '#tools/atlas/site/charts/play.machine.ts'
import type { Review } from '#tools/atlas/review/review.ts'
import { pathPlayerMachine } from '#tools/atlas/site/charts/pathPlayer.machine.ts'

/** A chart with all data that its page needs. */
export interface OpenChart {
  readonly testModel: TestModel
  readonly data: ChartData
}

interface Context {
  readonly route: AtlasRoute
  readonly query: string
  readonly open: OpenChart | null
  readonly review: Review | null
}

type Event =
  | { type: 'url.changed'; route: AtlasRoute }
  | { type: 'url.replaced'; route: AtlasRoute }
  | { type: 'query.changed'; query: string }
  | { type: 'retry.requested' }

/** Null for an unknown chart. */
type LoadedChart = OpenChart | null

const chartRouteOf = (route: AtlasRoute): ChartRoute | null => (route.page === 'chart' ? route : null)

export const atlasMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { play: 'play'; pathPlayer: 'pathPlayer'; live: 'live'; report: 'report' },
  },
  actors: {
    loadChart: notProvided<LoadedChart, { chart: string }>('loadChart'),
    loadReview: notProvided<Review | null>('loadReview'),
    play: playMachine,
    pathPlayer: pathPlayerMachine,
    live: liveMachine,
    report: reportMachine,
  },
  guards: {
    isSamePanel: ({ context, event }) => {
      if (event.type !== 'url.changed') return false
      const [current, next] = [chartRouteOf(context.route), chartRouteOf(event.route)]
      return (
        current !== null &&
        next !== null &&
        current.chart === next.chart &&
        current.panel === next.panel &&
        current.path === next.path &&
        current.run.join() === next.run.join()
      )
    },
    isSameChart: ({ context, event }) =>
      event.type === 'url.changed' &&
      chartRouteOf(event.route) !== null &&
      chartRouteOf(event.route)?.chart === chartRouteOf(context.route)?.chart,
    leadsToChart: ({ event }) => event.type === 'url.changed' && event.route.page === 'chart',
    leadsToReview: ({ event }) => event.type === 'url.changed' && event.route.page === 'review',
    leadsToLive: ({ event }) => event.type === 'url.changed' && event.route.page === 'live',
    leadsToReport: ({ event }) => event.type === 'url.changed' && event.route.page === 'report',
    isFound: (_, loaded: object | null) => loaded !== null,
    isPlay: ({ context }) => chartRouteOf(context.route)?.panel === 'play',
    isPaths: ({ context }) => chartRouteOf(context.route)?.panel === 'paths',
  },
  actions: {
    setRoute: assign({
      route: ({ event }) => {
        assertEvent(event, ['url.changed', 'url.replaced'])
        return event.route
      },
    }),
    setQuery: assign({
      query: ({ event }) => {
        assertEvent(event, 'query.changed')
        return event.query
      },
    }),
    setOpenChart: assign({ open: (_, loaded: LoadedChart) => loaded }),
    setReview: assign({ review: (_, review: Review | null) => review }),
  },
}).createMachine({
  id: 'atlas',
  description:
    'The atlas shows the page of its URL: the list of charts, one chart, a comparison, a running console or a problem report.',
  context: { route: { page: 'gallery' }, query: '', open: null, review: null },
  initial: 'gallery',
  on: {
    'url.changed': [
      { guard: 'leadsToChart', target: '.chart', actions: 'setRoute' },
      { guard: 'leadsToReview', target: '.review', actions: 'setRoute' },
      { guard: 'leadsToLive', target: '.live', actions: 'setRoute' },
      { guard: 'leadsToReport', target: '.report', actions: 'setRoute' },
      { target: '.gallery', actions: 'setRoute' },
    ],
    'url.replaced': { actions: 'setRoute' },
  },
  states: {
    gallery: {
      description: 'The page lists all charts by area. A search covers all of them.',
      on: { 'query.changed': { actions: 'setQuery' } },
    },
    chart: {
      description: 'The page shows one chart.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The data of the chart loads.',
          invoke: {
            id: 'loadChart',
            src: 'loadChart',
            input: ({ context }) => ({ chart: chartRouteOf(context.route)?.chart ?? '' }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'showing',
                actions: { type: 'setOpenChart', params: ({ event }) => event.output },
              },
              { target: 'missing' },
            ],
            onError: 'failed',
          },
        },
        missing: { description: 'The page says that no chart has this name.' },
        failed: {
          description: 'The page says that the chart could not be loaded, and offers to try again.',
          on: { 'retry.requested': 'loading' },
        },
        showing: {
          description: 'The page shows the picture and one panel.',
          initial: 'choosing',
          on: {
            'url.changed': [
              { guard: 'isSamePanel', actions: 'setRoute' },
              { guard: 'isSameChart', target: '.choosing', actions: 'setRoute' },
            ],
          },
          states: {
            choosing: {
              description: 'The URL decides which panel opens.',
              always: [
                { guard: 'isPlay', target: 'play' },
                { guard: 'isPaths', target: 'paths' },
                { target: 'outline' },
              ],
            },
            outline: { description: 'The panel lists the states and describes the selected one.' },
            play: {
              description: 'The panel plays the chart.',
              invoke: {
                id: 'play',
                src: 'play',
                input: ({ context }) => ({
                  testModel: (context.open as OpenChart).testModel,
                  run: chartRouteOf(context.route)?.run ?? [],
                }),
                onError: '#atlas.chart.failed',
              },
            },
            paths: {
              description: 'The panel shows the path tests on the picture.',
              invoke: {
                id: 'pathPlayer',
                src: 'pathPlayer',
                input: ({ context }) => ({
                  paths: (context.open as OpenChart).data.paths,
                  path: chartRouteOf(context.route)?.path ?? '',
                }),
                onError: '#atlas.chart.failed',
              },
            },
          },
        },
      },
    },
    review: {
      description: 'The page compares the charts with those of another revision.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The comparison loads.',
          invoke: {
            id: 'loadReview',
            src: 'loadReview',
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'showing',
                actions: { type: 'setReview', params: ({ event }) => event.output },
              },
              { target: 'missing' },
            ],
            onError: 'failed',
          },
        },
        missing: { description: 'There is no comparison yet. The page names the command that makes one.' },
        failed: {
          description: 'The page says that the comparison could not be loaded, and offers to try again.',
          on: { 'retry.requested': 'loading' },
        },
        showing: { description: 'The page shows each changed chart before and after the change.' },
      },
    },
    live: {
      description: 'The page follows a console that runs in another tab.',
      invoke: { id: 'live', src: 'live', onError: 'gallery' },
    },
    report: {
      description: 'The page shows a problem report step by step.',
      invoke: { id: 'report', src: 'report', onError: 'gallery' },
    },
  },
})

export type AtlasActor = ActorRefFrom<typeof atlasMachine>

/** What the atlas shows on every page. */
export const selectAtlas = (snapshot: SnapshotFrom<typeof atlasMachine>) => {
  const { route, open, query, review } = snapshot.context
  const chart = chartRouteOf(route)
  const isShowing = snapshot.matches({ chart: 'showing' })
  return {
    route,
    query,
    review,
    open: isShowing ? open : null,
    chosen:
      isShowing && chart && open
        ? findState(
            open.data.picture.chart.states.map(({ id }) => id),
            chart.state,
          )
        : null,
    isMissing: snapshot.matches({ chart: 'missing' }) || snapshot.matches({ review: 'missing' }),
    hasFailed: snapshot.matches({ chart: 'failed' }) || snapshot.matches({ review: 'failed' }),
    play: snapshot.children.play,
    pathPlayer: snapshot.children.pathPlayer,
    live: snapshot.children.live,
    report: snapshot.children.report,
  }
}
