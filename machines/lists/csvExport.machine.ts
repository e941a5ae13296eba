import { assign, emit, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { fullListBatchSize } from '#domain/limits.ts'
import { createCsvDownload, type CsvRequest } from '#domain/lists/csvDownload.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { type Batch, type BatchRequest, emptyList, type LoadedList, appendBatch } from '#domain/lists/paging.ts'
import { defaultQuery, type ListQuery } from '#domain/lists/query.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

interface Context {
  file: CsvRequest | null
  source: ListSource
  list: LoadedList
  /** How many rows there are, as far as the server counts them. */
  count: number | null
  problem: string | null
}

type Event =
  | { type: 'export.requested' }
  | { type: 'dialog.dismissed' }
  | { type: 'rows.chosen'; file: CsvRequest; rows: readonly ListRow[] }
  | { type: 'allRows.chosen'; file: CsvRequest; source: ListSource; query: ListQuery; count: number | null }
  | { type: 'retry.requested' }

const nothing = emptyList(defaultQuery, 0)

export const csvExportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as DownloadEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { fetchBatch: notProvided<Batch, BatchRequest>('fetchBatch') },
  guards: {
    isComplete: ({ context }) => context.list.end !== null,
  },
  actions: {
    startExport: assign(({ event }) =>
      event.type === 'allRows.chosen'
        ? { file: event.file, source: event.source, list: emptyList(event.query, 0), count: event.count, problem: null }
        : {},
    ),
    addBatch: assign({ list: ({ context }, batch: Batch) => appendBatch(context.list, batch) }),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
    clearProblem: assign({ problem: null }),
    clearRows: assign({ list: nothing }),
    downloadRows: emit(({ event }) =>
      event.type === 'rows.chosen' ? createCsvDownload(event.file, event.rows) : createCsvDownload(null, []),
    ),
    downloadAllRows: emit(({ context }) => createCsvDownload(context.file, context.list.matches)),
  },
}).createMachine({
  id: 'csvExport',
  description: 'A list as a file: what is chosen, the page, what is loaded, or everything there is.',
  context: { file: null, source: 'allUsers', list: nothing, count: null, problem: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No file is asked for.',
      meta: { section: '§2' },
      on: { 'export.requested': 'choosing' },
    },
    choosing: {
      description: 'The person is asked which rows the file is to hold. Rows that are here become a file at once.',
      meta: { section: '§2' },
      on: {
        'dialog.dismissed': 'closed',
        'rows.chosen': { target: 'closed', actions: 'downloadRows' },
        'allRows.chosen': { target: 'collecting', actions: 'startExport' },
      },
    },
    collecting: {
      description: 'Everything is fetched, batch by batch. The dialog says how far it is, and can be cancelled.',
      meta: { section: '§4' },
      tags: 'busy',
      on: { 'dialog.dismissed': { target: 'closed', actions: 'clearRows' } },
      invoke: {
        id: 'fetchBatch',
        src: 'fetchBatch',
        input: ({ context: { source, list } }) => ({ source, cursor: list.cursor, limit: fullListBatchSize }),
        onDone: { target: 'counting', actions: { type: 'addBatch', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    counting: {
      description: 'Is everything here?',
      meta: { section: '§4' },
      always: [
        { guard: 'isComplete', target: 'closed', actions: ['downloadAllRows', 'clearRows'] },
        { target: 'collecting' },
      ],
    },
    failed: {
      description: 'A batch did not come. Retry goes on where it stopped; nothing is fetched twice.',
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: {
        'retry.requested': 'collecting',
        'dialog.dismissed': { target: 'closed', actions: 'clearRows' },
      },
    },
  },
})
