import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import { plotCsv, type PlotFile, plotFileName, type PlotFormat } from '#domain/dashboard/plots.ts'
import type { DownloadEffect, ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

interface PlotRequest {
  plot: PlotFile
  format: PlotFormat
}

export interface PlotFileInput {
  plot: PlotFile | null
  format: PlotFormat
}

interface Context extends PlotFileInput {
  /** The day whose figures are shown, or null for the last day. */
  day: string | null
}

type Event =
  | { type: 'table.opened' }
  | { type: 'plot.opened' }
  | { type: 'day.chosen'; day: string }
  | ({ type: 'download.requested' } & PlotRequest)

const requestOf = ({ event }: { event: PlotRequest }): PlotRequest => event

export const plotMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as DownloadEffect | ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    /** Draws a plot as an image file, and returns its text. */
    drawFile: notProvided<string, PlotFileInput>('drawFile'),
  },
  guards: {
    isCsv: (_, { format }: PlotRequest) => format === 'csv',
  },
  actions: {
    setDay: assign(({ event }) => {
      assertEvent(event, 'day.chosen')
      return { day: event.day }
    }),
    setRequest: assign((_, { plot, format }: PlotRequest) => ({ plot, format })),
    clearRequest: assign({ plot: null }),
    downloadCsv: emit((_, { plot }: PlotRequest) => ({
      type: 'download',
      name: plotFileName(plot, 'csv'),
      text: plotCsv(plot),
    })),
    downloadImage: emit(({ context }, { text }: { text: string }) => ({
      type: 'download',
      name: plotFileName(context.plot as PlotFile, context.format as Exclude<PlotFormat, 'csv'>),
      text,
    })),
    toastFailed: toast({ tone: 'error', text: 'The picture could not be drawn. Please try again.' }),
  },
}).createMachine({
  id: 'plot',
  description: 'A card shows a plot. The person can show the figures as a table, select a day, and download the plot.',
  context: { day: null, plot: null, format: 'csv' },
  type: 'parallel',
  states: {
    view: {
      initial: 'plot',
      description: 'The card shows its figures as a plot or as a table.',
      meta: { section: '§2' },
      on: { 'day.chosen': { actions: 'setDay' } },
      states: {
        plot: {
          description: 'The card shows a plot, and the figures of the selected day.',
          on: { 'table.opened': 'table' },
        },
        table: {
          description: 'The card shows its figures as a table, newest day first.',
          on: { 'plot.opened': 'plot' },
        },
      },
    },
    file: {
      initial: 'idle',
      description: 'The person can download the figures as a CSV file, or the plot as an image.',
      meta: { section: '§2' },
      states: {
        idle: {
          description: 'No image is being drawn. The person can download a file.',
          on: {
            'download.requested': [
              {
                guard: { type: 'isCsv', params: requestOf },
                actions: { type: 'downloadCsv', params: requestOf },
              },
              {
                description: 'The person chooses to download the plot as an image.',
                target: 'drawing',
                actions: { type: 'setRequest', params: requestOf },
              },
            ],
          },
        },
        drawing: {
          description: 'The console draws the image file of the plot.',
          tags: 'busy',
          invoke: {
            id: 'drawFile',
            src: 'drawFile',
            input: ({ context: { plot, format } }) => ({ plot, format }),
            onDone: {
              description: 'The image is downloaded.',
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

/** The view of a plot, and its chosen day. */
export const selectPlot = (snapshot: SnapshotFrom<typeof plotMachine>) => ({
  day: snapshot.context.day,
  isTable: snapshot.matches({ view: 'table' }),
})

/** What does not change with the chosen day. */
export const selectPlotMenu = (snapshot: SnapshotFrom<typeof plotMachine>) => ({
  isTable: snapshot.matches({ view: 'table' }),
  isDrawingFile: snapshot.hasTag('busy'),
})
