import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import { notProvided } from '#machines/notProvided.ts'

interface Context {
  /** Without folded states. */
  readonly fullLayout: ChartLayout
  readonly layout: ChartLayout
  /** The ids of the folded states. */
  readonly folded: readonly string[]
}

type Event = { type: 'state.folded'; id: string } | { type: 'state.unfolded'; id: string } | { type: 'png.requested' }

/** The picture of a chart: its folded states and its export as PNG. */
export const pictureMachine = setup({
  types: {
    input: {} as { layout: ChartLayout },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'download'; name: string; content: Blob },
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    layOutFolded: notProvided<ChartLayout, { fullLayout: ChartLayout; folded: readonly string[] }>('layOutFolded'),
    drawPng: notProvided<Blob, { chart: string }>('drawPng'),
  },
  actions: {
    fold: assign({
      folded: ({ context, event }) => {
        assertEvent(event, 'state.folded')
        return [...context.folded, event.id]
      },
    }),
    unfold: assign({
      folded: ({ context, event }) => {
        assertEvent(event, 'state.unfolded')
        return context.folded.filter((id) => id !== event.id)
      },
    }),
    setLayout: assign({ layout: (_, layout: ChartLayout) => layout }),
    unfoldAll: assign({ folded: [], layout: ({ context }) => context.fullLayout }),
    downloadFile: emit(({ context }, content: Blob) => ({
      type: 'download',
      name: `${context.fullLayout.chart.id.replace('/', '-')}.png`,
      content,
    })),
  },
}).createMachine({
  id: 'picture',
  description: 'The page shows the picture of a chart. States can be folded, and the picture can be saved.',
  context: ({ input: { layout } }) => ({ fullLayout: layout, layout, folded: [] }),
  type: 'parallel',
  states: {
    folding: {
      description: 'Each state with inner states can be folded and unfolded.',
      initial: 'drawn',
      on: {
        'state.folded': { target: '.layingOut', actions: 'fold' },
        'state.unfolded': { target: '.layingOut', actions: 'unfold' },
      },
      states: {
        drawn: { description: 'The picture shows the folded states.' },
        layingOut: {
          description: 'A new layout is computed. The page still shows the previous picture.',
          tags: 'busy',
          invoke: {
            id: 'layOutFolded',
            src: 'layOutFolded',
            input: ({ context: { fullLayout, folded } }) => ({ fullLayout, folded }),
            onDone: { target: 'drawn', actions: { type: 'setLayout', params: ({ event }) => event.output } },
            onError: { target: 'layoutFailed', actions: 'unfoldAll' },
          },
        },
        layoutFailed: {
          description: 'The layout failed. The page shows the picture without folded states and says so.',
          tags: 'failed',
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
            input: ({ context }) => ({ chart: context.fullLayout.chart.id }),
            onDone: { target: 'idle', actions: { type: 'downloadFile', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        failed: {
          description: 'The page says that the PNG could not be drawn.',
          tags: 'failed',
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
  isBusy: snapshot.hasTag('busy'),
  hasFailed: snapshot.hasTag('failed'),
})
