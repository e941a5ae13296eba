import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { CsvText } from '#domain/lists/csv.ts'
import type { CsvRequest, CsvWork } from '#domain/lists/csvDownload.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { noRows } from '#domain/lists/loadedRows.ts'
import { matchesOf } from '#domain/lists/paging.ts'
import { defaultQuery, type ListQuery } from '#domain/lists/query.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import type { Loaded, RowsReported } from '#machines/lists/loader.setup.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { passToParent } from '#machines/passToParent.ts'
import { sendToSystem } from '#machines/system.ts'

interface Context {
  file: CsvRequest | null
  /** The rows of the file. */
  rows: readonly ListRow[]
  source: ListSource
  query: ListQuery
  /** The server's count of the rows, or null if there is none. */
  totalCount: number | null
}

type Event =
  | { type: 'export.requested' }
  | { type: 'dialog.dismissed' }
  | { type: 'rows.chosen'; file: CsvRequest; rows: readonly ListRow[] }
  | { type: 'allRows.chosen'; file: CsvRequest; source: ListSource; query: ListQuery; totalCount: number | null }
  | RowsReported<ListRow>

export const csvExportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as DownloadEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { loader: 'loader'; writeCsv: 'writeCsv' },
  },
  actors: {
    loader: rowsLoader,
    /** Makes the text of the file in parts, and lets the page work between them. */
    writeCsv: notProvided<CsvText, CsvWork>('writeCsv'),
  },
  guards: {
    isComplete: (_, { list }: Loaded<ListRow>) => list.end === 'reached',
  },
  actions: {
    startExport: assign(({ event }) => {
      assertEvent(event, 'allRows.chosen')
      const { file, source, query, totalCount } = event
      return { file, source, query, totalCount }
    }),
    sendRowsToPalette: sendToSystem('palette', ({ context }, { rows }: Loaded<ListRow>) => ({
      type: 'records.changed',
      source: context.source,
      rows,
    })),
    clearRows: assign({ rows: [] }),
    setRows: assign(({ event }) => {
      assertEvent(event, 'rows.chosen')
      return { file: event.file, rows: event.rows }
    }),
    setAllRows: assign({
      rows: ({ context: { query } }, { list }: Loaded<ListRow>) => matchesOf(list.rows, { query, today: '' }),
    }),
    download: emit(({ context }, { text }: { text: CsvText }) => ({
      type: 'download' as const,
      name: (context.file as CsvRequest).name,
      text,
    })),
  },
}).createMachine({
  id: 'csvExport',
  description:
    'The person downloads a list as a CSV file: the selected rows, the rows of the page, the loaded rows or all rows.',
  context: { file: null, rows: [], source: 'allUsers', query: defaultQuery, totalCount: null },
  initial: 'closed',
  states: {
    closed: {
      description: "The dialog for the CSV file is closed. The button 'Export' opens it.",
      meta: { section: '§2' },
      on: { 'export.requested': 'choosingRows' },
    },
    choosingRows: {
      description:
        'The dialog asks which rows to download. If they are already loaded, the file is made at once. The ' +
        'person also chooses whether it is for a spreadsheet or for another program.',
      meta: { section: '§2' },
      on: {
        'dialog.dismissed': 'closed',
        'rows.chosen': {
          description:
            "The person chooses 'Selected rows', 'This page' or 'Rows so far'. The console makes the CSV file with " +
            'these rows.',
          target: 'writing',
          actions: 'setRows',
        },
        'allRows.chosen': {
          description:
            "The person chooses the option for all rows, for example 'All users'. The console starts with an empty " +
            'file.',
          target: 'loadingRows',
          actions: 'startExport',
        },
      },
    },
    loadingRows: {
      description:
        'All rows are loading, batch by batch, not before the time that the server has named. The dialog shows the ' +
        "progress, or why rows are missing, and offers 'Cancel'.",
      meta: { section: '§4' },
      tags: 'busy',
      on: {
        'dialog.dismissed': {
          description: 'The console discards the rows that were loaded for the file.',
          target: 'closed',
        },
        'rows.reported': [
          {
            description:
              'All rows are loaded. The console makes the CSV file with all rows. The search in the command palette ' +
              'finds these rows from now on.',
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'writing',
            actions: [
              { type: 'setAllRows', params: ({ event }) => event },
              { type: 'sendRowsToPalette', params: ({ event }) => event },
            ],
          },
          {
            description: 'The search in the command palette finds the rows that have arrived from now on.',
            actions: { type: 'sendRowsToPalette', params: ({ event }) => event },
          },
        ],
      },
      invoke: {
        id: 'loader',
        src: 'loader',
        input: ({ context: { source }, self }) => ({
          source,
          list: noRows,
          loads: 'all',
          parent: self,
        }),
        onError: passToParent,
      },
    },
    writing: {
      description: "The console makes the file in parts. The page stays usable, and the dialog offers 'Cancel'.",
      meta: { section: '§2' },
      tags: 'busy',
      on: {
        'dialog.dismissed': {
          description: 'The console discards the file and its rows.',
          target: 'closed',
          actions: 'clearRows',
        },
      },
      invoke: {
        id: 'writeCsv',
        src: 'writeCsv',
        input: ({ context: { file, rows } }) => ({ file: file as CsvRequest, rows }),
        onDone: {
          description: 'The CSV file is downloaded. The console discards the rows of the file.',
          target: 'closed',
          actions: [{ type: 'download', params: ({ event }) => ({ text: event.output }) }, 'clearRows'],
        },
        onError: passToParent,
      },
    },
  },
})

/** The state of the export dialog. */
export const selectExport = (snapshot: SnapshotFrom<typeof csvExportMachine>) => ({
  isOpen: !snapshot.matches('closed'),
  isLoadingRows: snapshot.matches('loadingRows'),
  isWriting: snapshot.matches('writing'),
  totalCount: snapshot.context.totalCount,
  loader: snapshot.children.loader,
})
