import { restDelayMs, rowsMaxAgeMs, trendDays, typingDebounceMs } from '#domain/limits.ts'
import { listPageSetup, openList, otherLists, withTabView } from '#machines/lists/listPage.setup.ts'
import { tableLayoutInput } from '#machines/lists/tableLayout.machine.ts'
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
        { id: 'csvExport', src: 'csvExport', systemId: 'csvExport', onError: passToParent },
        { id: 'subscribeToTime', src: 'subscribeToTime', onError: passToParent },
      ],
      on: {
        'rows.changed': {
          description:
            'Each list shows the rows that belong to it as they are now, and the tiles and lists show the new counts. ' +
            'The search in the command palette finds these rows as they are now.',
          actions: ['sendChanges', 'adjustCounts', 'sendCounts', 'sendChangesToPalette', 'sendCountToPalette'],
        },
        'rows.outdated': {
          description: 'Each list loads its rows again from the server.',
          actions: 'forwardToLists',
        },
        'day.changed': {
          description:
            'The page opens, or a new day starts. The date filters count from today. Each list with a date filter ' +
            'shows the rows that now match it.',
          actions: ['setToday', 'forwardToLists'],
        },
        'tab.returned': { description: 'Each list reads old rows again.', actions: 'forwardToLists' },
        'row.toggled': {
          description: 'The console selects the row, or deselects it if it was selected.',
          actions: 'toggleRow',
        },
        'rows.toggled': {
          description: 'The console selects these rows. If all of them were already selected, it deselects them.',
          actions: 'toggleRows',
        },
        'selection.cleared': { description: 'The console deselects all rows.', actions: 'clearSelection' },
        'savedViews.requested': { description: 'The dialog of saved views opens.', actions: 'requestSavedViews' },
      },
      states: {
        url: {
          description:
            'The view is what the page shows: tab, search, filters, order, page size, page of rows, opened row and ' +
            'what else a person can choose in a tab. The URL in the address bar changes with the view.',
          meta: { section: '§2' },
          initial: 'opening',
          on: {
            'tab.chosen': {
              description:
                'The console shows the tab with its last search and without a side panel and loads the list of the ' +
                'tab if it is not loaded yet. The list shows the rows of this view. The console deselects all rows. ' +
                'The URL shows the view.',
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
            'term.changed': {
              description:
                'The console searches the list for the term. The list shows the rows of this view. Selected rows stay ' +
                'selected, and the page says how many of them it does not show.',
              target: '.typing',
              actions: ['setTerm', 'sendQuery'],
            },
            'query.chosen': {
              description: 'The list shows the choice from page 1, or the chosen page of rows.',
              target: '.synced',
              actions: ['setChoice', 'sendQuery', 'showView', 'reportView'],
            },
            'news.requested': {
              description: 'The list loads again from the first batch. The console shows page 1.',
              target: '.synced',
              actions: ['setFirstPage', 'sendQuery', 'outdateOpenList', 'showView', 'reportView'],
            },
            'row.opened': {
              description: 'The console opens the side panel of the row.',
              target: '.synced',
              actions: ['openRow', 'sendQuery', 'showView', 'reportView'],
            },
            'dialog.dismissed': {
              description: 'The console closes the side panel.',
              target: '.synced',
              actions: ['closeRow', 'sendQuery', 'showView', 'reportView'],
            },
            'view.changed': {
              description:
                'The console takes the view from the URL and loads the list of the tab if it is not loaded yet. The ' +
                'list shows the rows of this view. The console deselects all rows.',
              target: '.opening',
              actions: ['setView', { type: 'spawnLists', params: openList }, 'sendQuery', 'clearSelection'],
            },
          },
          states: {
            opening: {
              description: 'A link opened the view. It can contain columns and a density, as a saved view does.',
              meta: { section: '§2' },
              always: [
                {
                  description:
                    'The link contains columns or a density. The table takes them over. The URL shows the view ' +
                    'without them, so that a reload keeps what the person chooses next.',
                  guard: 'hasLinkedLayout',
                  target: 'synced',
                  actions: ['sendLinkedLayout', 'clearLinkedLayout', 'showView'],
                },
                { description: 'The link has no columns and no density.', target: 'synced' },
              ],
            },
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
              after: {
                typingDebounce: {
                  description: 'The URL shows the view.',
                  target: 'synced',
                  actions: ['showView', 'reportView'],
                },
              },
            },
          },
        },
        rest: {
          description:
            'The open list loads its first rows, then the lists of the other tabs do. The rest of a list loads when ' +
            'the person is likely to need it.',
          meta: { section: '§7' },
          initial: 'deciding',
          states: {
            deciding: {
              description: 'The page checks whether the open tab shows a list.',
              meta: { section: '§7' },
              always: [
                { description: 'The open tab has a list.', guard: 'hasOpenList', target: 'waiting' },
                { description: 'The open tab has no list.', target: 'shown' },
              ],
            },
            waiting: {
              description: 'The list of the open tab loads first. The other lists wait for it.',
              meta: { section: '§7' },
              on: { 'list.shown': 'shown', 'rest.needed': 'wanted' },
            },
            wanted: {
              description: 'The list of the open tab loads first. Its rest loads when its first rows are shown.',
              meta: { section: '§7' },
              on: { 'list.shown': 'allowed' },
            },
            shown: {
              description:
                'A page can load all its lists when it opens: it now loads the other ones. On other pages each list ' +
                'loads when its tab opens. The rest of the open list waits for a reason.',
              meta: { section: '§7' },
              entry: { type: 'spawnLists', params: otherLists },
              always: {
                description: 'The view searches, orders, opens or selects rows, or goes beyond the first batch.',
                guard: 'needsAllRows',
                target: 'allowed',
              },
              on: { 'rest.needed': 'allowed' },
              after: {
                restDelay: {
                  description: `The page has been open for ${restDelayMs / 1_000} seconds.`,
                  target: 'allowed',
                },
              },
            },
            allowed: {
              description: 'Each list loads its rest when its tab shows it.',
              meta: { section: '§4' },
              entry: [{ type: 'spawnLists', params: otherLists }, 'allowRest'],
              on: {
                'list.shown': { description: 'The open list loads its remaining rows.', actions: 'allowRest' },
              },
            },
          },
        },
        summary: {
          description: 'The page can have tiles with counts above its tabs.',
          meta: { section: '§2' },
          initial: 'deciding',
          states: {
            deciding: {
              description: 'The page checks whether it has tiles.',
              meta: { section: '§2' },
              always: [
                { description: 'The page has tiles.', guard: 'hasSummary', target: 'loading' },
                { description: 'The page has no tiles.', target: 'none' },
              ],
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
              on: {
                'changes.started': {
                  description: 'The answer can have the counts from before the change, so the console ignores it.',
                  target: 'outdated',
                },
              },
              invoke: {
                id: 'summary',
                src: 'listSummary',
                input: ({ context }) => ({ kind: context.kind.name }),
                onDone: {
                  description:
                    'The console shows the counts in the tiles and updates the total number of rows of each list.',
                  target: 'loaded',
                  actions: [
                    { type: 'setSummary', params: ({ event }) => event.output },
                    'sendCounts',
                    'sendCountToPalette',
                  ],
                },
                onError: passToParent,
              },
            },
            loaded: {
              description:
                `Each tile shows a count, and how it changed in percent in the last ${trendDays} days or less. While the change is ` +
                "unknown, the words 'No comparison yet' stand in its place.",
              meta: { section: '§9' },
              on: {
                'tab.returned': {
                  description:
                    `The counts were loaded at least ${rowsMaxAgeMs / 60_000} minutes ago. Each list reads old rows ` +
                    'again, too.',
                  guard: { type: 'isSummaryOld', params: ({ event }) => event },
                  target: 'loading',
                  actions: 'forwardToLists',
                },
                'changes.started': 'changing',
              },
            },
            changing: {
              description: 'The server has not answered all changes yet. The tiles show the counts with the changes.',
              meta: { section: '§4' },
              on: { 'changes.settled': 'loaded' },
            },
            outdated: {
              description: 'The counts load again after the server has answered all changes.',
              meta: { section: '§4' },
              tags: 'busy',
              on: { 'changes.settled': 'loading' },
            },
          },
        },
      },
    },
  },
})
