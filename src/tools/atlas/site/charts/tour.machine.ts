import { assign, emit, setup } from 'xstate'
import type { PathData } from '#tools/atlas/data/chartData.ts'

/** Milliseconds that each moment of a path is shown for. */
const momentMs = 1_600

interface Context {
  readonly paths: readonly PathData[]
  readonly path: PathData | null
  /** Which moment of the path is shown, from 0. */
  readonly at: number
}

type Event =
  | { type: 'path.chosen'; id: string }
  | { type: 'moment.chosen'; at: number }
  | { type: 'play.pressed' }
  | { type: 'pause.pressed' }

const pathNamed = (paths: readonly PathData[], id: string): PathData | null =>
  paths.find((path) => path.id === id) ?? null

/** Shows the path tests of a chart on its picture, moment by moment. */
export const tourMachine = setup({
  types: {
    input: {} as { paths: readonly PathData[]; path: string },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'path.changed'; path: string },
  },
  delays: { moment: momentMs },
  guards: {
    hasMore: ({ context }) => context.path !== null && context.at < context.path.steps.length - 1,
  },
  actions: {
    choosePath: assign(({ context, event }) =>
      event.type === 'path.chosen' ? { path: pathNamed(context.paths, event.id), at: 0 } : {},
    ),
    tellPath: emit(({ context }) => ({ type: 'path.changed', path: context.path?.id ?? '' })),
    chooseMoment: assign({
      at: ({ context, event }) =>
        event.type === 'moment.chosen'
          ? Math.max(0, Math.min(event.at, (context.path?.steps.length ?? 1) - 1))
          : context.at,
    }),
    goOn: assign({ at: ({ context }) => context.at + 1 }),
    goToStart: assign({ at: 0 }),
  },
}).createMachine({
  id: 'tour',
  description: 'The path tests of a chart, shown on its picture.',
  context: ({ input: { paths, path } }) => ({ paths, path: pathNamed(paths, path) ?? paths[0] ?? null, at: 0 }),
  initial: 'resting',
  on: {
    'path.chosen': { target: '.resting', actions: ['choosePath', 'tellPath'] },
    'moment.chosen': { target: '.resting', actions: 'chooseMoment' },
  },
  states: {
    resting: {
      description: 'One moment of a path is shown.',
      on: {
        'play.pressed': [
          { guard: 'hasMore', target: 'going' },
          { target: 'going', actions: 'goToStart' },
        ],
      },
    },
    going: {
      description: 'Every moment is shown for a while, until the last one.',
      on: { 'pause.pressed': 'resting' },
      after: { moment: [{ guard: 'hasMore', target: 'going', reenter: true, actions: 'goOn' }, { target: 'resting' }] },
    },
  },
})
