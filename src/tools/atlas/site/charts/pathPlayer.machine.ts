import { assertEvent, assign, emit, setup } from 'xstate'
import type { PathData } from '#tools/atlas/data/chartData.ts'

/** How long each step is shown, in milliseconds. */
const stepMs = 1_600

interface Context {
  readonly paths: readonly PathData[]
  readonly path: PathData | null
  /** The index of the shown step. */
  readonly stepIndex: number
}

type Event =
  | { type: 'path.chosen'; id: string }
  | { type: 'step.chosen'; index: number }
  | { type: 'play.pressed' }
  | { type: 'pause.pressed' }

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
  delays: { step: stepMs },
  guards: {
    hasNextStep: ({ context }) => context.path !== null && context.stepIndex < context.path.steps.length - 1,
  },
  actions: {
    choosePath: assign(({ context, event }) => {
      assertEvent(event, 'path.chosen')
      return { path: findPath(context.paths, event.id), stepIndex: 0 }
    }),
    emitPath: emit(({ context }) => ({ type: 'path.changed', path: context.path?.id ?? '' })),
    chooseStep: assign({
      stepIndex: ({ context, event }) => {
        assertEvent(event, 'step.chosen')
        return Math.max(0, Math.min(event.index, (context.path?.steps.length ?? 1) - 1))
      },
    }),
    showNextStep: assign({ stepIndex: ({ context }) => context.stepIndex + 1 }),
    showFirstStep: assign({ stepIndex: 0 }),
  },
}).createMachine({
  id: 'pathPlayer',
  description: 'The page shows the path tests of a chart on its picture.',
  context: ({ input: { paths, path } }) => ({ paths, path: findPath(paths, path) ?? paths[0] ?? null, stepIndex: 0 }),
  initial: 'paused',
  on: {
    'path.chosen': { target: '.paused', actions: ['choosePath', 'emitPath'] },
    'step.chosen': { target: '.paused', actions: 'chooseStep' },
  },
  states: {
    paused: {
      description: 'The page shows one step of a path.',
      on: {
        'play.pressed': [
          { guard: 'hasNextStep', target: 'playing' },
          { target: 'playing', actions: 'showFirstStep' },
        ],
      },
    },
    playing: {
      description: 'The page shows one step after the other until the end of the path.',
      on: { 'pause.pressed': 'paused' },
      after: {
        step: [
          { guard: 'hasNextStep', target: 'playing', reenter: true, actions: 'showNextStep' },
          { target: 'paused' },
        ],
      },
    },
  },
})
