import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import { notProvided } from '#machines/notProvided.ts'
import type { ChartLayout, FoldedLayout } from '#tools/atlas/picture/chartLayout.ts'
import type { Folding } from '#tools/atlas/picture/foldChart.ts'
import { levelThatFits, without, withAncestorsUnfolded } from '#tools/atlas/site/picture/folding.ts'
import type { Size } from '#tools/atlas/site/picture/viewBox.ts'

interface Context extends Folding {
  /** From nothing folded to everything folded. */
  readonly layouts: readonly FoldedLayout[]
  readonly layout: ChartLayout
  /** The ids of the states that must not be hidden: the chosen one, or the active ones. */
  readonly needed: readonly string[]
  /** The state that was folded or unfolded last. It keeps its place on the screen. */
  readonly anchor: string | null
}

type Event =
  | { type: 'window.measured'; size: Size }
  | { type: 'states.needed'; ids: readonly string[] }
  | { type: 'state.folded'; id: string }
  | { type: 'state.unfolded'; id: string }
  | { type: 'failures.unfolded'; id: string }
  | { type: 'failures.folded'; id: string }
  | { type: 'png.requested' }
  | { type: 'fullScreen.requested' }
  | { type: 'fullScreen.left' }
  | { type: 'fullScreen.ended' }

const fullChartOf = ({ layouts }: Context) => (layouts[0] as FoldedLayout).layout.chart

/** The picture of a chart: what is folded, full screen, and the export as PNG. */
export const pictureMachine = setup({
  types: {
    input: {} as { layouts: readonly FoldedLayout[] },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'download'; name: string; content: Blob },
    tags: {} as 'busy',
  },
  actors: {
    layOutFolded: notProvided<ChartLayout, Folding & Pick<Context, 'layouts'>>('layOutFolded'),
    openFullScreen: notProvided<void>('openFullScreen'),
    leaveFullScreen: notProvided<void>('leaveFullScreen'),
    watchFullScreen: notProvided<void>('watchFullScreen'),
    drawPng: notProvided<Blob, { chart: string }>('drawPng'),
  },
  guards: {
    hidesNeeded: ({ context: { folded, needed } }) => withAncestorsUnfolded(folded, needed).length < folded.length,
  },
  actions: {
    foldToFit: assign(({ context: { layouts }, event }) => {
      assertEvent(event, 'window.measured')
      return levelThatFits(layouts, event.size)
    }),
    setNeeded: assign({
      needed: ({ event }) => {
        assertEvent(event, 'states.needed')
        return event.ids
      },
    }),
    unfoldNeeded: assign({
      folded: ({ context: { folded, needed } }) => withAncestorsUnfolded(folded, needed),
      anchor: null,
    }),
    fold: assign(({ context, event }) => {
      assertEvent(event, 'state.folded')
      // The person decides, even if the state contains the chosen one.
      return { folded: [...context.folded, event.id], anchor: event.id, needed: [] }
    }),
    unfold: assign(({ context, event }) => {
      assertEvent(event, 'state.unfolded')
      return { folded: without(context.folded, event.id), anchor: event.id }
    }),
    unfoldFailures: assign(({ context, event }) => {
      assertEvent(event, 'failures.unfolded')
      return { failuresOf: [...context.failuresOf, event.id], anchor: event.id }
    }),
    foldFailures: assign(({ context, event }) => {
      assertEvent(event, 'failures.folded')
      return { failuresOf: without(context.failuresOf, event.id), anchor: event.id }
    }),
    setLayout: assign({ layout: (_, layout: ChartLayout) => layout }),
    unfoldAll: assign(({ context }) => ({
      folded: [],
      failuresOf: [],
      anchor: null,
      layout: (context.layouts[0] as FoldedLayout).layout,
    })),
    downloadFile: emit(({ context }, content: Blob) => ({
      type: 'download',
      name: `${fullChartOf(context).id.replace('/', '-')}.png`,
      content,
    })),
  },
}).createMachine({
  id: 'picture',
  description: 'The page shows the picture of a chart. States can be folded, and the picture can be saved.',
  context: ({ input: { layouts } }) => ({
    layouts,
    layout: (layouts[0] as FoldedLayout).layout,
    folded: [],
    failuresOf: [],
    needed: [],
    anchor: null,
  }),
  type: 'parallel',
  states: {
    folding: {
      description: 'States with inner states, and the arrows of failed calls, can be folded and unfolded.',
      initial: 'measuring',
      on: {
        'states.needed': { actions: 'setNeeded' },
        'state.folded': { target: '.layingOut', actions: 'fold' },
        'state.unfolded': { target: '.layingOut', actions: 'unfold' },
        'failures.unfolded': { target: '.layingOut', actions: 'unfoldFailures' },
        'failures.folded': { target: '.layingOut', actions: 'foldFailures' },
      },
      states: {
        measuring: {
          description: 'The page measures the room for the picture, to fold what does not fit.',
          on: { 'window.measured': { target: 'choosing', actions: 'foldToFit' } },
        },
        choosing: {
          description: 'The picture unfolds the states around the chosen or active state.',
          always: [{ guard: 'hidesNeeded', target: 'layingOut', actions: 'unfoldNeeded' }, { target: 'drawn' }],
        },
        drawn: {
          description: 'The picture shows what is folded.',
          on: { 'states.needed': { target: 'choosing', actions: 'setNeeded' } },
        },
        layingOut: {
          description: 'A new layout is computed. The page still shows the previous picture.',
          tags: 'busy',
          invoke: {
            id: 'layOutFolded',
            src: 'layOutFolded',
            input: ({ context: { layouts, folded, failuresOf } }) => ({ layouts, folded, failuresOf }),
            onDone: { target: 'choosing', actions: { type: 'setLayout', params: ({ event }) => event.output } },
            onError: { target: 'layoutFailed', actions: 'unfoldAll' },
          },
        },
        layoutFailed: {
          description: 'The layout failed. The page shows the picture without folded states and says so.',
        },
      },
    },
    screen: {
      description: 'The picture can fill the screen. The browser ends it with Escape.',
      initial: 'window',
      invoke: { id: 'watchFullScreen', src: 'watchFullScreen', onError: '.refused' },
      on: { 'fullScreen.ended': '.window' },
      states: {
        window: {
          description: 'The picture is a part of the page.',
          on: { 'fullScreen.requested': 'opening' },
        },
        opening: {
          description: 'The page asks the browser for the full screen.',
          invoke: { id: 'openFullScreen', src: 'openFullScreen', onDone: 'full', onError: 'refused' },
        },
        refused: {
          description: 'The page says that the browser refused the full screen.',
          on: { 'fullScreen.requested': 'opening' },
        },
        full: {
          description: 'The picture fills the screen.',
          on: { 'fullScreen.left': 'leaving' },
        },
        leaving: {
          description: 'The page gives the screen back.',
          invoke: { id: 'leaveFullScreen', src: 'leaveFullScreen', onDone: 'window', onError: 'window' },
        },
      },
    },
    export: {
      description: 'The picture can be saved as PNG.',
      initial: 'idle',
      states: {
        idle: { description: 'A PNG can be requested.', on: { 'png.requested': 'drawing' } },
        drawing: {
          description: 'The browser draws the PNG.',
          tags: 'busy',
          invoke: {
            id: 'drawPng',
            src: 'drawPng',
            input: ({ context }) => ({ chart: fullChartOf(context).id }),
            onDone: { target: 'idle', actions: { type: 'downloadFile', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        failed: {
          description: 'The page says that the PNG could not be drawn.',
          on: { 'png.requested': 'drawing' },
        },
      },
    },
  },
})

/** What the page of a chart shows of its picture. */
export const selectPicture = (snapshot: SnapshotFrom<typeof pictureMachine>) => ({
  layout: snapshot.context.layout,
  folded: snapshot.context.folded,
  failuresOf: snapshot.context.failuresOf,
  anchor: snapshot.context.anchor,
  isFullScreen: snapshot.matches({ screen: 'full' }),
  isBusy: snapshot.hasTag('busy'),
  problem: problemOf(snapshot),
})

const problemOf = (snapshot: SnapshotFrom<typeof pictureMachine>): string | null => {
  if (snapshot.matches({ screen: 'refused' })) return 'The browser refused the full screen'
  if (snapshot.matches({ export: 'failed' })) return 'The picture could not be saved'
  return snapshot.matches({ folding: 'layoutFailed' }) ? 'The picture could not be folded' : null
}
