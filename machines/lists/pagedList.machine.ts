import { maxBackgroundRows, maxEmptyBatches, maxExtraBatches, rowsMaxAgeMs } from '#domain/limits.ts'
import { noRows } from '#domain/lists/loadedRows.ts'
import { emptyList } from '#domain/lists/paging.ts'
import { pagedListSetup } from '#machines/lists/pagedList.setup.ts'
import { passToParent } from '#machines/passToParent.ts'

const cancel = {
  description: 'The console loads no more rows for this search or opened row, only those that the page needs.',
  target: 'deciding',
  actions: ['stopSearch', 'stopRest', 'stopLoader'],
} as const

export const pagedListMachine = pagedListSetup.createMachine({
  id: 'pagedList',
  description:
    'A list shows one page of rows at a time. It decides how many rows it needs; its loader loads them in batches.',
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
  invoke: {
    id: 'loader',
    src: 'loader',
    input: ({ context: { source }, self }) => ({ source, list: noRows, loads: 'once', parent: self }),
    onError: passToParent,
  },
  on: {
    'query.changed': {
      description: 'The console shows the loaded rows that match now, in their order and on their page.',
      target: '.deciding',
      actions: 'setQuery',
    },
    'rows.counted': { description: 'The console updates the number of pages.', actions: 'setCount' },
    'day.changed': {
      description: "The list gets today's date, or a new day starts. The date filter uses this date.",
      actions: 'setToday',
    },
    'tab.returned': {
      description: `If the rows are at least ${rowsMaxAgeMs / 60_000} minutes old, the first ones load again.`,
      actions: 'sendToLoader',
    },
    'rest.needed': {
      description: `The list may load its remaining rows in the background, at most ${maxBackgroundRows} rows in all.`,
      guard: 'isRestWaiting',
      target: '.deciding',
      actions: 'allowRest',
    },
    'rest.requested': {
      description: 'The server has more rows. The list loads all of them, however many there are.',
      guard: 'canLoadAll',
      target: '.deciding',
      actions: 'allowAll',
    },
    'rows.changed': { description: 'The console shows the rows as they are now.', actions: 'sendToLoader' },
    'rows.outdated': {
      description: 'The list loads again from the first batch; the old rows stay visible until it arrives.',
      target: '.deciding',
      actions: ['allowExtraBatches', 'loadFromStart'],
    },
    'rows.reported': [
      {
        description: 'The browser saves data. The list loads only the rows that it needs.',
        guard: { type: 'isDataSaved', params: ({ event }) => event },
        target: '.deciding',
        actions: ['stopRest', 'stopLoader'],
      },
      {
        description: "The list loads only the rows that it needs. The bell lists the error and offers 'Retry'.",
        guard: { type: 'hasFailedInBackground', params: ({ event }) => event },
        target: '.deciding',
        actions: ['stopRest', 'stopLoader', { type: 'reportRestFailure', params: ({ event }) => event }],
      },
      {
        description: 'The list shows the error. A message shows it too, but not on the items page.',
        guard: { type: 'hasFailed', params: ({ event }) => event },
        target: '.failed',
        actions: [
          { type: 'setProblem', params: ({ event }) => event },
          { type: 'reportFailure', params: ({ event }) => event },
        ],
      },
      {
        description:
          'A batch arrives, or loaded rows get their new details and stay where they are. The list says when its rows ' +
          'were read. If rows came or went, it says so and offers to show them. The search in the command palette ' +
          'finds the rows from now on.',
        guard: { type: 'isAnswer', params: ({ event }) => event },
        target: '.deciding',
        actions: [
          { type: 'reportNewRows', params: ({ event }) => event },
          'setRows',
          { type: 'sendRowsToPalette', params: ({ event }) => event },
        ],
      },
      { description: 'The list shows the rows as they are now.', target: '.deciding', actions: 'setRows' },
    ],
  },
  states: {
    deciding: {
      description:
        'The list checks whether it needs more rows: for the open page of rows, for the next page, for a search, or ' +
        'for the row in the side panel. A search, or a list that leaves out some rows of the server, loads at most ' +
        `${maxExtraBatches} further batches by itself, until all remaining rows may load. A search from a URL or a ` +
        'saved view loads all remaining rows if the loaded rows have too few matches to fill the page.',
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
          target: 'loadingRest',
          actions: 'allowAll',
        },
        { description: 'The list may load more rows.', guard: 'loadsRest', target: 'loadingRest' },
        { description: 'No more rows are needed.', target: 'showing' },
      ],
    },
    loading: {
      description: 'The next batch is loading. Loaded rows stay visible.',
      meta: { section: '§4' },
      tags: 'busy',
      entry: 'loadBatch',
      on: { 'rest.cancelled': cancel },
    },
    loadingRest: {
      description:
        'The remaining rows of a long list load, one call at a time. The list says how many rows are loaded. A search ' +
        'or a later page waits for these rows. If the person has asked for all rows, the list shows the progress and ' +
        "offers 'Cancel'.",
      meta: { section: '§4' },
      entry: 'loadRest',
      on: { 'rest.cancelled': cancel },
    },
    showing: {
      description:
        'The list shows its rows, or says that there are none. A search, or a list that leaves out some of the rows ' +
        "of the server, says how many rows it has searched, and offers 'Search all'. Any other list that loads no more " +
        "rows by itself offers 'Load all'. " +
        `If the server sends the same rows again, or the last ${maxEmptyBatches} batches had no new rows, the list ` +
        "says that rows may be missing, and offers 'Retry'.",
      meta: { section: '§2' },
      on: {
        'retry.requested': [
          {
            description:
              'The list says that rows may be missing. If the server repeated rows, the console loads all rows from ' +
              'the start; otherwise it loads the remaining ones.',
            guard: 'isTruncated',
            actions: ['allowExtraBatches', 'sendToLoader'],
          },
          {
            description: 'The remaining rows failed to load. The console requests them again.',
            guard: 'isRestStopped',
            target: 'deciding',
            actions: 'allowRest',
          },
        ],
      },
    },
    failed: {
      description:
        "A batch failed to load. Loaded rows stay visible. The list shows the reason and offers 'Retry'. If the " +
        'server has named a time for the next call, the button counts down to it.',
      meta: { section: '§8' },
      on: {
        'query.changed': { description: 'The console shows the loaded rows that match now.', actions: 'setQuery' },
        'retry.requested': { description: 'The list loads the rows that it needs.', target: 'deciding' },
        'rest.requested': {
          description: 'The server has more rows. The list loads all of them, however many there are.',
          guard: 'hasRest',
          target: 'deciding',
          actions: 'allowAll',
        },
        'rest.needed': { guard: 'isRestWaiting', actions: 'allowRest' },
        'rows.reported': { description: 'The console shows the rows as they are now.', actions: 'setRows' },
      },
    },
  },
})
