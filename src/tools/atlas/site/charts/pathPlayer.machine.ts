import { assertEvent, assign, emit, setup } from 'xstate'
import type { PathData } from '#tools/atlas/data/chartData.ts'

interface Context {
  readonly paths: readonly PathData[]
  readonly path: PathData | null
  /** The index of the shown step. */
  readonly stepIndex: number
}

type Event = { type: 'path.chosen'; id: string } | { type: 'step.chosen'; index: number }

const findPath = (paths: readonly PathData[], id: string): PathData | null =>
  paths.find((path) => path.id === id) ?? null

/** Shows the test paths of a chart on its picture, step by step. */
export const pathPlayerMachine = setup({
  types: {
    input: {} as { paths: readonly PathData[]; path: string },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'path.changed'; path: string },
  },
  actions: {
    choosePath: assign(({ context, event }) => {
      assertEvent(event, 'path.chosen')
      return { path: findPath(context.paths, event.id), stepIndex: 0 }
    }),
    emitPath: emit(({ context }) => ({ type: 'path.changed', path: context.path?.id ?? '' })),
    chooseStep: assign({
      stepIndex: ({ event }) => {
        assertEvent(event, 'step.chosen')
        return event.index
      },
    }),
  },
}).createMachine({
  id: 'pathPlayer',
  description: 'The page shows one step of a test path on the picture of its chart.',
  context: ({ input: { paths, path } }) => ({ paths, path: findPath(paths, path) ?? paths[0] ?? null, stepIndex: 0 }),
  on: {
    'path.chosen': { actions: ['choosePath', 'emitPath'] },
    'step.chosen': { actions: 'chooseStep' },
  },
})
