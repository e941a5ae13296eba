import { type ActorRefFrom, and, assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import type { TestModel } from '#charts/testModel.ts'
import { notProvided } from '#machines/notProvided.ts'
import type { ChartData } from '#tools/atlas/chartData.ts'
import type { Review } from '#tools/atlas/review/review.ts'
import { commentsMachine } from '#tools/atlas/site/charts/comments.machine.ts'
import { playMachine } from '#tools/atlas/site/charts/play.machine.ts'
import type { AtlasRoute, ChartRoute } from '#tools/atlas/site/route.ts'

/** A chart with all data that its page needs. */
export interface OpenChart {
  readonly testModel: TestModel
  readonly data: ChartData
}

/** What the page of a chart, or the page of the comparison, shows. */
export interface LoadedPage {
  readonly open?: OpenChart
  readonly review?: Review
}

interface Context {
  readonly route: AtlasRoute
  readonly query: string
  readonly loaded: LoadedPage
}

type Event =
  | { type: 'url.changed'; route: AtlasRoute }
  | { type: 'url.replaced'; route: AtlasRoute }
  | { type: 'query.changed'; query: string }
  | { type: 'retry.requested' }

const chartRouteOf = (route: AtlasRoute): ChartRoute | null => (route.page === 'chart' ? route : null)

export const atlasMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { play: 'play'; comments: 'comments' },
  },
  actors: {
    /** Null if there is no such chart, or no comparison. */
    loadPage: notProvided<LoadedPage | null, { route: AtlasRoute }>('loadPage'),
    play: playMachine,
    comments: commentsMachine,
  },
  guards: {
    leadsTo: ({ event }, { page }: { page: AtlasRoute['page'] }) =>
      event.type === 'url.changed' && event.route.page === page,
    isSameChart: ({ context, event }) => {
      const chart = event.type === 'url.changed' && chartRouteOf(event.route)?.chart
      return chart !== undefined && chart === chartRouteOf(context.route)?.chart
    },
    isSamePanel: ({ context, event }) => {
      const next = event.type === 'url.changed' ? chartRouteOf(event.route) : null
      const current = chartRouteOf(context.route)
      return current?.panel === next?.panel && current?.run.join() === next?.run.join()
    },
    isPlay: ({ context }) => chartRouteOf(context.route)?.panel === 'play',
    isFound: (_, loaded: LoadedPage | null) => loaded !== null,
  },
  actions: {
    setRoute: assign({
      route: ({ event }) => {
        assertEvent(event, ['url.changed', 'url.replaced'])
        return event.route
      },
    }),
    setQuery: assign({ query: (_, { query }: { query: string }) => query }),
    setLoaded: assign({ loaded: (_, loaded: LoadedPage | null) => loaded ?? {} }),
  },
}).createMachine({
  id: 'atlas',
  description:
    'The atlas shows the page of its URL: the list of charts, one chart, the journeys, the roles, the traceability or a comparison.',
  context: { route: { page: 'gallery' }, query: '', loaded: {} },
  initial: 'gallery',
  invoke: { id: 'comments', src: 'comments', onError: '.failed' },
  on: {
    'url.changed': [
      { guard: { type: 'leadsTo', params: { page: 'gallery' } }, target: '.gallery', actions: 'setRoute' },
      { guard: { type: 'leadsTo', params: { page: 'journeys' } }, target: '.journeys', actions: 'setRoute' },
      { guard: { type: 'leadsTo', params: { page: 'roles' } }, target: '.roles', actions: 'setRoute' },
      { guard: { type: 'leadsTo', params: { page: 'trace' } }, target: '.trace', actions: 'setRoute' },
      { target: '.loading', actions: 'setRoute' },
    ],
    'url.replaced': { actions: 'setRoute' },
  },
  states: {
    gallery: {
      description: 'The page lists all charts by area. A search covers them and the pages of the atlas.',
      on: { 'query.changed': { actions: { type: 'setQuery', params: ({ event }) => event } } },
    },
    journeys: { description: 'The page lists the paths through several charts.' },
    roles: { description: 'The page says what each role may see and change.' },
    trace: { description: 'The page leads from the specification to states, test paths and results.' },
    loading: {
      description: 'The chart or the comparison with another revision loads.',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ route: context.route }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'showing',
            actions: { type: 'setLoaded', params: ({ event }) => event.output },
          },
          { target: 'missing' },
        ],
        onError: 'failed',
      },
    },
    missing: {
      description: 'The page says that no chart has this name, or names the command that makes a comparison.',
    },
    failed: {
      description: 'The page says that it could not be loaded, and offers to try again.',
      on: { 'retry.requested': 'loading' },
    },
    showing: {
      description: 'The page shows the picture of a chart and one panel, or each changed chart before and after.',
      initial: 'choosing',
      on: {
        'url.changed': [
          { guard: and(['isSameChart', 'isSamePanel']), actions: 'setRoute' },
          { guard: 'isSameChart', target: '.choosing', actions: 'setRoute' },
        ],
      },
      states: {
        choosing: {
          description: 'The URL decides which panel opens.',
          always: [{ guard: 'isPlay', target: 'playing' }, { target: 'reading' }],
        },
        reading: { description: 'The person reads the outline, the test paths or the comparison.' },
        playing: {
          description: 'The panel plays the chart.',
          invoke: {
            id: 'play',
            src: 'play',
            input: ({ context }) => ({
              testModel: (context.loaded.open as OpenChart).testModel,
              run: chartRouteOf(context.route)?.run ?? [],
            }),
            onError: '#atlas.failed',
          },
        },
      },
    },
  },
})

export type AtlasActor = ActorRefFrom<typeof atlasMachine>

/** What the atlas shows on every page. */
export const selectAtlas = (snapshot: SnapshotFrom<typeof atlasMachine>) => {
  const { route, query, loaded } = snapshot.context
  const { open, review } = snapshot.matches('showing') ? loaded : {}
  const { state = '', transition = '' } = chartRouteOf(route) ?? {}
  const transitions = open?.data.picture.chart.transitions ?? []
  return {
    route,
    query,
    review,
    open,
    chosen: open && state in open.data.picture.boxes ? state : null,
    chosenTransition: transitions.some(({ id, source }) => id === transition && source === state) ? transition : null,
    isMissing: snapshot.matches('missing'),
    hasFailed: snapshot.matches('failed'),
    play: snapshot.children.play,
    comments: snapshot.children.comments,
  }
}
