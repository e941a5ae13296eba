import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { fullListBatchSize, maxEmptyBatches } from '#domain/limits.ts'
import type { CsvRequest, CsvWork } from '#domain/lists/csvDownload.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { isTruncated, truncationText } from '#domain/lists/loadProgress.ts'
import { type Batch, type BatchRequest, emptyList, type LoadedList, appendBatch, resume } from '#domain/lists/paging.ts'
import { defaultQuery, type ListQuery } from '#domain/lists/query.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { passToParent } from '#machines/passToParent.ts'
import { sendToSystem } from '#machines/system.ts'

interface Context {
  file: CsvRequest | null
  /** The rows of the file. */
  rows: readonly ListRow[]
  source: ListSource
  list: LoadedList
  /** The server's count of the rows, or null if there is none. */
  totalCount: number | null
  problem: string | null
}

type Event =
  | { type: 'export.requested' }
  | { type: 'dialog.dismissed' }
  | { type: 'rows.chosen'; file: CsvRequest; rows: readonly ListRow[] }
  | { type: 'allRows.chosen'; file: CsvRequest; source: ListSource; query: ListQuery; totalCount: number | null }
  | { type: 'retry.requested' }

const noRows = emptyList(defaultQuery, 0)

export const csvExportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as DownloadEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    fetchBatch: notProvided<Batch, BatchRequest>('fetchBatch'),
    /** Makes the text of the file in parts, and lets the page work between them. */
    writeCsv: notProvided<string, CsvWork>('writeCsv'),
  },
  guards: {
    isTruncated: ({ context }) => isTruncated(context.list),
    isComplete: ({ context }) => context.list.end === 'reached',
  },
  actions: {
    startExport: assign(({ event }) => {
      assertEvent(event, 'allRows.chosen')
      const { file, source, query, totalCount } = event
      return { file, source, list: emptyList(query, 0), totalCount, problem: null }
    }),
    addBatch: assign({ list: ({ context }, batch: Batch) => appendBatch(context.list, batch) }),
    sendRowsToPalette: sendToSystem('palette', ({ context }, { rows }: Batch) => ({
      type: 'records.changed',
      source: context.source,
      rows,
    })),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
    setTruncated: assign({ problem: ({ context }) => truncationText(context.list.end) }),
    resume: assign({ list: ({ context }) => resume(context.list, 0) }),
    clearProblem: assign({ problem: null }),
    clearRows: assign({ list: noRows, rows: [] }),
    setRows: assign(({ event }) => {
      assertEvent(event, 'rows.chosen')
      return { file: event.file, rows: event.rows }
    }),
    setAllRows: assign({ rows: ({ context }) => context.list.matches }),
    download: emit(({ context }, { text }: { text: string }) => ({
      type: 'download' as const,
      name: context.file?.name ?? '',
      text,
    })),
  },
}).createMachine({
  id: 'csvExport',
  description:
    'The person downloads a list as a CSV file: the selected rows, the rows of the page, the loaded rows or all rows.',
  context: { file: null, rows: [], source: 'allUsers', list: noRows, totalCount: null, problem: null },
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
            "The person chooses 'Selected rows', 'This page' or 'Loaded rows'. The console makes the CSV file with " +
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
        'All rows are loading, batch by batch, not before the time that the server has named. The dialog ' +
        "shows the progress and offers 'Cancel'.",
      meta: { section: '§4' },
      tags: 'busy',
      on: {
        'dialog.dismissed': {
          description: 'The console discards the rows that were loaded for the file.',
          target: 'closed',
          actions: 'clearRows',
        },
      },
      invoke: {
        id: 'fetchBatch',
        src: 'fetchBatch',
        input: ({ context: { source, list } }) => ({ source, cursor: list.cursor, limit: fullListBatchSize }),
        onDone: {
          description:
            'The batch arrives. The console adds the rows to the file. The search in the command palette finds ' +
            'these rows from now on.',
          target: 'deciding',
          actions: [
            { type: 'addBatch', params: ({ event }) => event.output },
            { type: 'sendRowsToPalette', params: ({ event }) => event.output },
          ],
        },
        onError: {
          description: 'The dialog shows the error.',
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    deciding: {
      description: 'The export checks whether all rows are loaded. If they are, the file is made.',
      meta: { section: '§4' },
      always: [
        {
          description:
            `The server repeated rows, or sent no new ones in ${maxEmptyBatches} batches in a row. The ` +
            'dialog says that rows may be missing.',
          guard: 'isTruncated',
          target: 'failed',
          actions: 'setTruncated',
        },
        {
          description: 'All rows are loaded. The console makes the CSV file with all rows.',
          guard: 'isComplete',
          target: 'writing',
          actions: 'setAllRows',
        },
        { description: 'The server has more rows.', target: 'loadingRows' },
      ],
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
    failed: {
      description:
        'Rows failed to load, or the server repeated rows, or stopped sending new ones. No file is downloaded. The ' +
        "dialog shows the reason and offers 'Retry'.",
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: {
        'retry.requested': {
          description:
            'If the server repeated rows, the console loads all rows from the start; otherwise it loads the ' +
            'remaining ones.',
          target: 'loadingRows',
          actions: 'resume',
        },
        'dialog.dismissed': {
          description: 'The console discards the rows that were loaded for the file.',
          target: 'closed',
          actions: 'clearRows',
        },
      },
    },
  },
})

/** The state of the export dialog. */
export const selectExport = (snapshot: SnapshotFrom<typeof csvExportMachine>) => ({
  isOpen: !snapshot.matches('closed'),
  isLoadingRows: snapshot.matches('loadingRows'),
  isWriting: snapshot.matches('writing'),
  loadedCount: snapshot.context.list.scannedCount,
  totalCount: snapshot.context.totalCount,
  problem: snapshot.context.problem,
})
