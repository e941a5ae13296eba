import { batchSize, maxBackgroundRows, maxExtraBatches } from '#domain/limits.ts'
import { emptyList, nextBatchSize } from '#domain/lists/paging.ts'
import { pagedListSetup } from '#machines/lists/pagedList.setup.ts'
import { showing } from '#machines/lists/pagedList.showing.ts'

export const pagedListMachine = pagedListSetup.createMachine({
  id: 'pagedList',
  description: 'A list loads its rows in batches, and shows one page of rows at a time.',
  context: ({ input: { query, today, totalCount, ...input } }) => ({
    ...input,
    ...emptyList(query, input.extraBatches, today),
    totalCount,
    problem: null,
    searchOrigin: 'url',
    restLimit: null,
    news: null,
  }),
  initial: 'deciding',
  on: {
    'rows.counted': { description: 'The console updates the number of pages.', actions: 'setCount' },
    'day.changed': {
      description: "The list gets today's date, or a new day starts. The date filter uses this date.",
      actions: 'setToday',
    },
    'rest.needed': {
      description: `The list may load its remaining rows in the background, at most ${maxBackgroundRows} rows in all.`,
      guard: 'isRestWaiting',
      actions: 'allowRest',
    },
    'rest.requested': {
      description: 'The server has more rows. The list loads all of them, however many there are.',
      guard: 'canLoadAll',
      target: '.showing',
      actions: 'allowAll',
    },
    'rows.outdated': {
      description: 'The list loads again from the first batch; the old rows stay visible until it arrives.',
      target: '.deciding',
      actions: 'markOutdated',
    },
  },
  states: {
    deciding: {
      description:
        'The list checks whether it needs more rows: for the open page of rows, for the next page, for a search, or ' +
        'for the row in the side panel. A search, or a list that leaves out some rows of the server, loads at most ' +
        `${maxExtraBatches} further batches by itself. A search from a URL or a saved view loads all remaining rows if ` +
        'the loaded rows have too few matches to fill the page.',
      meta: { section: '§4' },
      always: [
        {
          description:
            'The open page of rows or the next page needs more rows, or a search or an opened row may load another ' +
            'batch.',
          guard: 'needsNextBatch',
          target: 'loading',
        },
        {
          description: 'A search from a URL or a saved view still has too few rows to fill the open page.',
          guard: 'searchesRest',
          target: 'showing',
          actions: 'allowAll',
        },
        { description: 'No more rows are needed.', target: 'showing' },
      ],
    },
    loading: {
      description:
        `The next batch of ${batchSize} rows is loading. Loaded rows stay visible. A new search cancels the request. If ` +
        'rows change before the first batch arrives, the list requests the batch again.',
      meta: { section: '§4' },
      tags: 'busy',
      on: {
        'query.changed': [
          {
            description: 'The person types on. The longer term needs the same batch.',
            guard: { type: 'isTypedOn', params: ({ event }) => ({ query: event.query }) },
            actions: 'setQuery',
          },
          {
            description:
              'The person changes the search or a filter, or opens a row. The console shows the loaded rows that ' +
              'match now.',
            guard: { type: 'isNewSearch', params: ({ event }) => ({ query: event.query }) },
            target: 'deciding',
            actions: 'setQuery',
          },
          {
            description:
              'The person changes the order, the page of rows or the page size, or closes the side panel of a row. ' +
              'The console shows the loaded rows in this order and on this page.',
            actions: 'setQuery',
          },
        ],
        'rest.cancelled': {
          description: 'The console loads no more rows for this search or opened row.',
          target: 'deciding',
          actions: ['stopSearch', 'stopRest'],
        },
        'rows.changed': [
          {
            description:
              'The first batch is still loading. The console shows the rows as they are now, and requests the first ' +
              'batch again.',
            guard: 'isFirstBatchMissing',
            target: 'loading',
            reenter: true,
            actions: 'changeRows',
          },
          {
            description: 'The first batch has arrived. The console shows the rows as they are now.',
            actions: 'changeRows',
          },
        ],
      },
      invoke: {
        id: 'fetchBatch',
        src: 'fetchBatch',
        input: ({ context }) => ({ source: context.source, cursor: context.cursor, limit: nextBatchSize(context) }),
        onDone: {
          description:
            'The batch arrives. The console adds the rows to the list. The search in the command palette finds these ' +
            'rows from now on.',
          target: 'deciding',
          actions: [
            { type: 'addBatch', params: ({ event }) => event.output },
            { type: 'sendBatchToPalette', params: ({ event }) => event.output },
          ],
        },
        onError: {
          description:
            'The list shows the error. The bell lists the error; a message shows it too, but not on the items page.',
          target: 'failed',
          actions: [
            { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
            { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    showing,
    failed: {
      description:
        "A batch failed to load. Loaded rows stay visible. The list shows the reason and offers 'Retry'. If the " +
        'server has named a time for the next call, the button counts down to it.',
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: {
        'query.changed': { description: 'The console shows the loaded rows that match now.', actions: 'setQuery' },
        'retry.requested': [
          { description: 'The list may load its remaining rows.', guard: 'loadsRest', target: 'showing' },
          { description: 'The list loads the rows that it needs.', target: 'loading' },
        ],
        'rest.requested': {
          description: 'The server has more rows. The list loads all of them, however many there are.',
          guard: 'hasRest',
          target: 'showing',
          actions: 'allowAll',
        },
        'rows.changed': { description: 'The console shows the rows as they are now.', actions: 'changeRows' },
      },
    },
  },
})
