import { assign, emit, setup } from 'xstate'
import { type PlotData, plotCsv, plotFileName, type PlotFormat } from '#domain/dashboard/plots.ts'
import type { DownloadEffect, ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface PlotFileInput {
  plot: PlotData | null
  format: PlotFormat
}

interface Context extends PlotFileInput {
  /** The day that is read out, or null for the last one. */
  day: string | null
}

type Event =
  | { type: 'table.opened' }
  | { type: 'plot.opened' }
  | { type: 'day.chosen'; day: string }
  | { type: 'download.requested'; plot: PlotData; format: PlotFormat }

export const plotMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as DownloadEffect | ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    /** The picture of a plot as the text of its file. */
    drawFile: notProvided<string, PlotFileInput>('drawFile'),
  },
  guards: {
    isCsv: ({ event }) => event.type === 'download.requested' && event.format === 'csv',
  },
  actions: {
    setDay: assign({ day: ({ context, event }) => (event.type === 'day.chosen' ? event.day : context.day) }),
    setRequest: assign(({ event }) =>
      event.type === 'download.requested' ? { plot: event.plot, format: event.format } : {},
    ),
    clearRequest: assign({ plot: null }),
    downloadCsv: emit(({ event }) => {
      const plot = event.type === 'download.requested' ? event.plot : null
      return { type: 'download', name: plot ? plotFileName(plot, 'csv') : '', text: plot ? plotCsv(plot) : '' }
    }),
    downloadImage: emit(({ context }, { text }: { text: string }) => ({
      type: 'download',
      name: context.plot ? plotFileName(context.plot, context.format) : '',
      text,
    })),
    toastFailed: emit({ type: 'toast', tone: 'error', text: 'The picture could not be drawn. Please try again.' }),
  },
}).createMachine({
  id: 'plot',
  description: 'The plot of a card: drawn or as a table, the day that is read out, and its files.',
  context: { day: null, plot: null, format: 'csv' },
  type: 'parallel',
  states: {
    view: {
      initial: 'drawn',
      description: 'The same data in two ways.',
      meta: { section: '§2' },
      on: { 'day.chosen': { actions: 'setDay' } },
      states: {
        drawn: {
          description: 'The data is a drawing. Under it stands the day that the person has moved to, with its figures.',
          meta: { section: '§2' },
          on: { 'table.opened': 'table' },
        },
        table: {
          description: 'The same data is a table, the newest day first.',
          meta: { section: '§2' },
          on: { 'plot.opened': 'drawn' },
        },
      },
    },
    file: {
      initial: 'idle',
      description: 'What the person takes along.',
      meta: { section: '§2' },
      states: {
        idle: {
          description: 'No file is being made. One of numbers is handed over at once.',
          meta: { section: '§2' },
          on: {
            'download.requested': [
              { guard: 'isCsv', actions: 'downloadCsv' },
              { target: 'drawing', actions: 'setRequest' },
            ],
          },
        },
        drawing: {
          description: 'The picture is drawn for its file.',
          meta: { section: '§2' },
          tags: 'busy',
          invoke: {
            id: 'drawFile',
            src: 'drawFile',
            input: ({ context: { plot, format } }) => ({ plot, format }),
            onDone: {
              target: 'idle',
              actions: [{ type: 'downloadImage', params: ({ event }) => ({ text: event.output }) }, 'clearRequest'],
            },
            onError: { target: 'idle', actions: ['toastFailed', 'clearRequest'] },
          },
        },
      },
    },
  },
})
