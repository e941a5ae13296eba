import { batchSize, fullListBatchSize, maxEmptyBatches, rowsMaxAgeMs } from '#domain/limits.ts'
import type { Batch } from '#domain/lists/loadedRows.ts'
import { pagedListSetup } from '#machines/lists/pagedList.setup.ts'

/** A list at rest: it shows its rows, and loads or reads others in the background. */
export const showing = pagedListSetup.createStateConfig({
  description:
    'The list shows its rows, or says that there are none. A search, or a list that leaves out some of the rows ' +
    "of the server, says how many rows it has searched, and offers 'Search all'. Any other list that loads no more " +
    "rows by itself offers 'Load all'. " +
    `If the server sends the same rows again, or the last ${maxEmptyBatches} batches had no new rows, the list ` +
    "says that rows may be missing, and offers 'Retry'.",
  meta: { section: '§2' },
  initial: 'current',
  states: {
    current: {
      description:
        'The list says when its rows were read. If rows came or went since then, it says so and offers to show them.',
      meta: { section: '§8' },
      always: {
        description: 'The list may load more rows.',
        guard: 'loadsRest',
        target: 'loadingRest',
      },
      on: {
        'tab.returned': {
          description: `The rows are at least ${rowsMaxAgeMs / 60_000} minutes old.`,
          guard: { type: 'isOld', params: ({ event }) => event },
          target: 'rereading',
        },
      },
    },
    loadingRest: {
      description:
        'The remaining rows load in the background, one call at a time. No call starts in a hidden browser tab, or ' +
        'before the time that the server has named. The list says how many rows are loaded. A search or a later page ' +
        "waits for these rows. If the person has asked for all rows, the list shows the progress and offers 'Cancel'.",
      meta: { section: '§4' },
      on: {
        'query.changed': { description: 'The console shows the loaded rows that match now.', actions: 'setQuery' },
        'rest.cancelled': {
          description: 'The list loads only the rows that it needs.',
          target: '#pagedList.deciding',
          actions: ['stopSearch', 'stopRest'],
        },
        'tab.returned': {
          description: `The rows are at least ${rowsMaxAgeMs / 60_000} minutes old.`,
          guard: { type: 'isOld', params: ({ event }) => event },
          target: 'rereading',
        },
        'rows.changed': [
          {
            description:
              'The console no longer shows removed rows, and requests the batch again, because it can have them.',
            guard: { type: 'removesRows', params: ({ event }) => event },
            target: 'loadingRest',
            reenter: true,
            actions: 'changeRows',
          },
          { description: 'The console shows the added and changed rows.', actions: 'changeRows' },
        ],
      },
      invoke: {
        id: 'fetchRest',
        src: 'fetchRest',
        input: ({ context: { source, cursor, restLimit } }) => ({
          source,
          cursor,
          limit: fullListBatchSize,
          isRequested: restLimit === 'all',
        }),
        onDone: [
          {
            description:
              'The batch arrives. The console adds the rows to the list. The search in the command palette finds ' +
              'these rows from now on.',
            guard: { type: 'hasBatch', params: ({ event }) => ({ batch: event.output }) },
            target: '#pagedList.deciding',
            actions: [
              { type: 'addRestBatch', params: ({ event }) => event.output as Batch },
              { type: 'sendBatchToPalette', params: ({ event }) => event.output as Batch },
            ],
          },
          {
            description: 'The browser saves data. The list loads only the rows that it needs.',
            target: '#pagedList.deciding',
            actions: 'stopRest',
          },
        ],
        onError: [
          {
            description: 'The person has asked for all rows. The list shows the error.',
            guard: 'isRestRequested',
            target: '#pagedList.failed',
            actions: [
              { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            description: "The list loads only the rows that it needs. The bell lists the error and offers 'Retry'.",
            target: '#pagedList.deciding',
            actions: ['stopRest', { type: 'reportRestFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    rereading: {
      description:
        'The first batch loads again in the background, not before the time that the server has named. The rows ' +
        'stay where they are. If the person needs more rows meanwhile, the list keeps its old ones.',
      meta: { section: '§8' },
      on: {
        'query.changed': {
          description: 'The loaded rows are enough for the new view. The console shows those that match now.',
          guard: { type: 'isLoaded', params: ({ event }) => ({ query: event.query }) },
          actions: 'setQuery',
        },
      },
      invoke: {
        id: 'rereadBatch',
        src: 'rereadBatch',
        input: ({ context: { source } }) => ({ source, cursor: null, limit: batchSize }),
        onDone: {
          description:
            'Loaded rows get their new details and stay where they are. The list offers to show rows that came ' +
            'or went.',
          target: 'current',
          actions: [
            { type: 'reportNewRows', params: ({ event }) => event.output },
            { type: 'refreshRows', params: ({ event }) => event.output },
            { type: 'sendRowsToPalette', params: ({ event }) => event.output },
          ],
        },
        onError: {
          description: 'The old rows stay, with the time when they were read.',
          target: 'current',
        },
      },
    },
  },
  on: {
    'query.changed': {
      description: 'The console shows the loaded rows that match now.',
      target: 'deciding',
      actions: 'setQuery',
    },
    'retry.requested': [
      {
        description:
          'The list says that rows may be missing. If the server repeated rows, the console loads all rows from ' +
          'the start; otherwise it loads the remaining ones.',
        guard: 'isTruncated',
        target: 'loading',
        actions: 'resume',
      },
      {
        description: 'The remaining rows failed to load. The console requests them again.',
        guard: 'isRestStopped',
        target: 'deciding',
        actions: 'allowRest',
      },
    ],
    'rows.changed': {
      description: 'The console shows the rows as they are now.',
      target: 'deciding',
      actions: 'changeRows',
    },
  },
})
