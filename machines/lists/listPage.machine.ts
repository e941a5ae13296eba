import { typingDebounceMs } from '#domain/limits.ts'
import { listSummaryInput, tableLayoutInput } from '#machines/lists/listPage.inputs.ts'
import { listPageSetup, openList, otherLists, withTabView } from '#machines/lists/listPage.setup.ts'
import { passToParent } from '#machines/passToParent.ts'

export const listPageMachine = listPageSetup.createMachine({
  id: 'listPage',
  description:
    'A page shows lists in tabs, with a search, tiles with counts, and a side panel for each row. The URL follows ' +
    'the page.',
  context: ({ input: { kind, view, parent = null } }) => ({
    kind,
    ...withTabView(view, {}),
    loadedTabs: [],
    selectedIds: [],
    summary: null,
    today: '',
    parent,
  }),
  initial: 'showing',
  states: {
    showing: {
      description:
        "The page loads and shows the list of the open tab. Each list loads on its own, and offers its own 'Retry' " +
        'after an error.',
      meta: { section: '§2' },
      entry: { type: 'spawnLists', params: openList },
      type: 'parallel',
      invoke: [
        {
          id: 'tableLayout',
          src: 'tableLayout',
          input: ({ context }) => tableLayoutInput(context.kind),
          onError: passToParent,
        },
        { id: 'csvExport', src: 'csvExport', onError: passToParent },
        { id: 'subscribeToDay', src: 'subscribeToDay', onError: passToParent },
      ],
      on: {
        'rows.changed': {
          actions: ['forwardToLists', { type: 'sendRowsToPalette', params: ({ event }) => event }],
        },
        'rows.removed': {
          actions: ['forwardToLists', { type: 'removeRowsFromPalette', params: ({ event }) => event }],
        },
        'rows.outdated': { actions: 'forwardToLists' },
        'day.changed': { actions: ['setToday', 'forwardToLists'] },
        'status.changed': {
          actions: [
            'updateRows',
            'adjustCounts',
            'sendCounts',
            { type: 'sendRowsToPalette', params: ({ event }) => event },
          ],
        },
        'status.confirmed': {
          actions: ['updateRows', { type: 'sendRowsToPalette', params: ({ event }) => event }],
        },
        'row.toggled': { actions: 'toggleRow' },
        'rows.toggled': { actions: 'toggleRows' },
        'selection.cleared': { actions: 'clearSelection' },
        'savedViews.requested': { actions: 'requestSavedViews' },
      },
      states: {
        url: {
          description:
            'The view is what the page shows: tab, search, filters, order, page size, page of rows and opened row. ' +
            'The URL in the address bar changes with the view.',
          meta: { section: '§2' },
          initial: 'synced',
          on: {
            'tab.chosen': {
              target: '.synced',
              actions: [
                'setTab',
                { type: 'spawnLists', params: openList },
                'sendQuery',
                'clearSelection',
                'showView',
                'reportView',
              ],
            },
            'term.changed': { target: '.typing', actions: ['setTerm', 'sendQuery'] },
            'filters.chosen': { target: '.synced', actions: ['setFilters', 'sendQuery', 'showView', 'reportView'] },
            'sort.chosen': { target: '.synced', actions: ['setSort', 'sendQuery', 'showView', 'reportView'] },
            'size.chosen': { target: '.synced', actions: ['setSize', 'sendQuery', 'showView', 'reportView'] },
            'page.turned': { target: '.synced', actions: ['setPage', 'sendQuery', 'showView', 'reportView'] },
            'row.opened': { target: '.synced', actions: ['openRow', 'sendQuery', 'showView', 'reportView'] },
            'dialog.dismissed': { target: '.synced', actions: ['closeRow', 'sendQuery', 'showView', 'reportView'] },
            'view.changed': {
              target: '.synced',
              actions: ['setView', { type: 'spawnLists', params: openList }, 'sendQuery', 'clearSelection'],
            },
          },
          states: {
            synced: {
              description:
                "The URL contains the view. The person can bookmark or share the URL. The browser's Back button " +
                'undoes the last change.',
              meta: { section: '§2' },
            },
            typing: {
              description:
                'The person types a search term. The rows update at each letter. The URL gets the term ' +
                `${typingDebounceMs / 1_000} seconds after the last letter.`,
              meta: { section: '§2' },
              after: { typingDebounce: { target: 'synced', actions: ['showView', 'reportView'] } },
            },
          },
        },
        otherLists: {
          description: 'The lists of the tabs that are not open load after the list of the open tab.',
          meta: { section: '§7' },
          initial: 'deciding',
          states: {
            deciding: {
              description: 'The page checks whether the open tab shows a list. The tab of the leaderboard shows none.',
              meta: { section: '§7' },
              always: [{ guard: 'hasOpenList', target: 'waiting' }, { target: 'started' }],
            },
            waiting: {
              description: 'The list of the open tab loads first. The other lists wait for it.',
              meta: { section: '§7' },
              on: { 'list.shown': 'started' },
            },
            started: {
              description:
                'The users page and the marketers page now load their other lists. On the items page each list ' +
                'loads when its tab opens.',
              meta: { section: '§7' },
              entry: { type: 'spawnLists', params: otherLists },
            },
          },
        },
        summary: {
          description: 'The page can have tiles with counts above its tabs.',
          meta: { section: '§2' },
          initial: 'deciding',
          states: {
            deciding: {
              description: 'The page checks whether it has tiles. The marketers page has none.',
              meta: { section: '§2' },
              always: [{ guard: 'hasSummary', target: 'loading' }, { target: 'none' }],
            },
            none: {
              description: 'The page has no tiles above its tabs.',
              meta: { section: '§2' },
            },
            loading: {
              description:
                "The counts of the tiles load. If the request fails, a notice with the reason and 'Retry' replaces " +
                'the tiles.',
              meta: { section: '§2' },
              invoke: {
                id: 'summary',
                src: 'listSummary',
                input: ({ context }) => listSummaryInput(context.kind),
                onDone: {
                  target: 'loaded',
                  actions: [{ type: 'setSummary', params: ({ event }) => event.output }, 'sendCounts'],
                },
                onError: passToParent,
              },
            },
            loaded: {
              description:
                'Each tile shows a count, and how it changed in percent in the last 30 days or less. While the change is ' +
                "unknown, a made-up percentage stands in its place, with the words 'No comparison yet'.",
              meta: { section: '§9' },
            },
          },
        },
      },
    },
  },
})
