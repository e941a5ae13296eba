import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import { notProvided } from '#machines/notProvided.ts'

interface Context {
  /** With nothing folded. */
  readonly whole: ChartLayout
  readonly laid: ChartLayout
  readonly folded: readonly string[]
}

type Event = { type: 'state.folded'; id: string } | { type: 'state.unfolded'; id: string } | { type: 'png.requested' }

/** The picture of a chart: which states are folded, and its export. */
export const pictureMachine = setup({
  types: {
    input: {} as { laid: ChartLayout },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'file.made'; name: string; content: Blob },
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    layOutFolded: notProvided<ChartLayout, { whole: ChartLayout; folded: readonly string[] }>('layOutFolded'),
    drawPng: notProvided<Blob, { chart: string }>('drawPng'),
  },
  actions: {
    fold: assign({
      folded: ({ context, event }) => (event.type === 'state.folded' ? [...context.folded, event.id] : context.folded),
    }),
    unfold: assign({
      folded: ({ context, event }) =>
        event.type === 'state.unfolded' ? context.folded.filter((id) => id !== event.id) : context.folded,
    }),
    keepLaid: assign({ laid: (_, laid: ChartLayout) => laid }),
    unfoldAll: assign({ folded: [], laid: ({ context }) => context.whole }),
    offerFile: emit(({ context }, content: Blob) => ({
      type: 'file.made',
      name: `${context.whole.chart.id.replace('/', '-')}.png`,
      content,
    })),
  },
}).createMachine({
  id: 'picture',
  description: 'The picture of a chart: which states are folded, and its export.',
  context: ({ input: { laid } }) => ({ whole: laid, laid, folded: [] }),
  type: 'parallel',
  states: {
    folding: {
      description: 'Which states show what lies in them.',
      initial: 'drawn',
      on: {
        'state.folded': { target: '.laying', actions: 'fold' },
        'state.unfolded': { target: '.laying', actions: 'unfold' },
      },
      states: {
        drawn: { description: 'The picture is as it was asked for.' },
        laying: {
          description: 'Places are found anew; the picture of before stays meanwhile.',
          tags: 'busy',
          invoke: {
            id: 'layOutFolded',
            src: 'layOutFolded',
            input: ({ context: { whole, folded } }) => ({ whole, folded }),
            onDone: { target: 'drawn', actions: { type: 'keepLaid', params: ({ event }) => event.output } },
            onError: { target: 'unfolded', actions: 'unfoldAll' },
          },
        },
        unfolded: {
          description: 'No places were found for the folded picture, so the whole one is shown.',
          tags: 'failed',
        },
      },
    },
    export: {
      description: 'A PNG of the picture.',
      initial: 'idle',
      states: {
        idle: { description: 'A PNG can be asked for.', on: { 'png.requested': 'drawing' } },
        drawing: {
          description: 'The PNG is being drawn.',
          tags: 'busy',
          invoke: {
            id: 'drawPng',
            src: 'drawPng',
            input: ({ context }) => ({ chart: context.whole.chart.id }),
            onDone: { target: 'idle', actions: { type: 'offerFile', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        failed: {
          description: 'The PNG could not be drawn; the page says so.',
          tags: 'failed',
          on: { 'png.requested': 'drawing' },
        },
      },
    },
  },
})

/** What the page of a chart shows of its picture. */
export const selectPicture = (snapshot: SnapshotFrom<typeof pictureMachine>) => ({
  laid: snapshot.context.laid,
  folded: snapshot.context.folded,
  isBusy: snapshot.hasTag('busy'),
  hasFailed: snapshot.hasTag('failed'),
})
