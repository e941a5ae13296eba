import { type ActorRef, assertEvent, assign, enqueueActions, sendTo, setup, type Snapshot } from 'xstate'
import { typingDebounceMs } from '#domain/limits.ts'
import type { Filters } from '#domain/lists/filters.ts'
import { isListTab, type ListKind, type ListTab } from '#domain/lists/kinds.ts'
import {
  defaultQuery,
  type ListQuery,
  withFilters,
  withPage,
  withSize,
  withSort,
  withTerm,
} from '#domain/lists/query.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { SortKey } from '#domain/lists/sortKeys.ts'
import type { ListView } from '#domain/lists/view.ts'
import { summaryCards } from '#domain/lists/summaryCards.ts'
import { type ListSummary, rowCountsByTab, adjustStatusCounts, splitByTab } from '#domain/lists/summaries.ts'
import type { StatusChange } from '#domain/people/users.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { listSummaryInput, pagedListInput, tableLayoutInput } from '#machines/lists/listPage.inputs.ts'
import { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectionMachine } from '#machines/lists/selection.machine.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import type { StateMeta } from '#machines/meta.ts'
import { noSubscription } from '#machines/notProvided.ts'
import { passToParent } from '#machines/passToParent.ts'
import { sendToSystem } from '#machines/system.ts'

/** The person changed the view on the page itself, not by a URL. */
export interface ViewShown {
  type: 'view.shown'
  view: ListView
}

interface ListPageInput {
  kind: ListKind
  view: ListView
  /** A page that follows the view of its lists. */
  parent?: ActorRef<Snapshot<unknown>, ViewShown>
}

interface Context {
  kind: ListKind
  tab: string
  /** The tabs with a running list. */
  loadedTabs: readonly string[]
  /** The query of each tab. A tab without an entry has the default query. */
  queries: Readonly<Record<string, ListQuery>>
  summary: ListSummary | null
  /** The local day. Empty until it is known. */
  today: string
  parent: ListPageInput['parent'] | null
}

type Event =
  | { type: 'tab.chosen'; tab: string }
  | { type: 'term.changed'; term: string }
  | { type: 'filters.chosen'; filters: Filters }
  | { type: 'sort.chosen'; sort: SortKey }
  | { type: 'size.chosen'; size: number }
  | { type: 'page.turned'; page: number }
  | { type: 'row.opened'; id: string; page: number }
  | { type: 'dialog.dismissed' }
  | { type: 'view.changed'; view: ListView }
  | { type: 'status.changed'; rows: readonly ListRow[]; change: StatusChange }
  | { type: 'status.confirmed'; rows: readonly ListRow[] }
  | { type: 'rows.changed'; rows: readonly ListRow[] }
  | { type: 'rows.removed'; ids: readonly string[] }
  | { type: 'rows.outdated' }
  | { type: 'day.changed'; today: string }
  | { type: 'savedViews.requested' }
  /** The rows of the open list are on the page, or the notice that they could not be loaded. */
  | { type: 'list.shown' }

/** The list of each kind that contains all its rows. */
const allRowsOf = { users: 'allUsers', items: 'allItems', marketers: 'allMarketers' } as const

const queryOf = ({ queries, tab }: Context): ListQuery => queries[tab] ?? defaultQuery

const viewOf = (context: Context): ListView => ({ tab: context.tab, ...queryOf(context) })

const withTabQuery = ({ queries, tab }: Context, query: ListQuery) => ({ queries: { ...queries, [tab]: query } })

const withTabView = ({ tab, ...query }: ListView, queries: Context['queries']) => ({
  tab,
  queries: { ...queries, [tab]: query },
})

/** The lists that have not started. */
const listsToStart = ({ kind, loadedTabs }: Context): readonly ListTab[] =>
  kind.tabs.filter(isListTab).filter(({ tab }) => !loadedTabs.includes(tab))

const openList = ({ context }: { context: Context }) => listsToStart(context).filter(({ tab }) => tab === context.tab)

const otherLists = ({ context }: { context: Context }) => (context.kind.loadsAllTabs ? listsToStart(context) : [])

const inputOf = ({ kind, queries, summary, today }: Context, config: ListTab) =>
  pagedListInput(kind, config, queries[config.tab] ?? defaultQuery, summary, today)

export const listPageMachine = setup({
  types: {
    input: {} as ListPageInput,
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
    children: {} as {
      selection: 'selection'
      tableLayout: 'tableLayout'
      csvExport: 'csvExport'
      summary: 'listSummary'
      subscribeToDay: 'subscribeToDay'
    },
  },
  actors: {
    pagedList: pagedListMachine,
    selection: selectionMachine,
    tableLayout: tableLayoutMachine,
    csvExport: csvExportMachine,
    listSummary: listSummaryMachine,
    /** Sends `day.changed` at once and at midnight. */
    subscribeToDay: noSubscription('subscribeToDay'),
  },
  delays: { typingDebounce: typingDebounceMs },
  guards: {
    hasOpenList: ({ context }) => context.loadedTabs.includes(context.tab),
    hasSummary: ({ context }) => summaryCards[context.kind.name].length > 0,
  },
  actions: {
    setTab: assign(({ context: { queries }, event }) => {
      assertEvent(event, 'tab.chosen')
      return withTabView({ ...(queries[event.tab] ?? defaultQuery), openRowId: null, tab: event.tab }, queries)
    }),
    setTerm: assign(({ context, event }) => {
      assertEvent(event, 'term.changed')
      return withTabQuery(context, withTerm(queryOf(context), event.term))
    }),
    setFilters: assign(({ context, event }) => {
      assertEvent(event, 'filters.chosen')
      return withTabQuery(context, withFilters(queryOf(context), event.filters))
    }),
    setToday: assign(({ event }) => {
      assertEvent(event, 'day.changed')
      return { today: event.today }
    }),
    setSort: assign(({ context, event }) => {
      assertEvent(event, 'sort.chosen')
      return withTabQuery(context, withSort(queryOf(context), event.sort))
    }),
    setSize: assign(({ context, event }) => {
      assertEvent(event, 'size.chosen')
      return withTabQuery(context, withSize(queryOf(context), event.size))
    }),
    setPage: assign(({ context, event }) => {
      assertEvent(event, 'page.turned')
      return withTabQuery(context, withPage(queryOf(context), event.page))
    }),
    openRow: assign(({ context, event }) => {
      assertEvent(event, 'row.opened')
      return withTabQuery(context, { ...withPage(queryOf(context), event.page), openRowId: event.id })
    }),
    closeRow: assign(({ context }) => withTabQuery(context, { ...queryOf(context), openRowId: null })),
    setView: assign(({ context, event }) => {
      assertEvent(event, 'view.changed')
      return withTabView(event.view, context.queries)
    }),
    spawnLists: enqueueActions(({ context, enqueue }, lists: readonly ListTab[]) => {
      for (const config of lists) enqueue.spawnChild('pagedList', { id: config.tab, input: inputOf(context, config) })
      enqueue.assign({ loadedTabs: [...context.loadedTabs, ...lists.map(({ tab }) => tab)] })
    }),
    sendQuery: enqueueActions(({ context, event, enqueue }) => {
      if (!context.loadedTabs.includes(context.tab)) return
      const origin = event.type === 'view.changed' ? 'url' : 'page'
      enqueue.sendTo(context.tab, { type: 'query.changed', query: queryOf(context), origin })
    }),
    forwardToLists: enqueueActions(({ context, event, enqueue }) => {
      for (const tab of context.loadedTabs) enqueue.sendTo(tab, event)
    }),
    clearSelection: sendTo('selection', { type: 'selection.cleared' }),
    updateRows: enqueueActions(({ context: { kind, loadedTabs }, event, enqueue }) => {
      assertEvent(event, ['status.changed', 'status.confirmed'])
      for (const tab of loadedTabs) {
        const { inTab, notInTab } = splitByTab(kind.name, tab, event.rows)
        if (inTab.length > 0) enqueue.sendTo(tab, { type: 'rows.changed', rows: inTab })
        if (notInTab.length > 0) enqueue.sendTo(tab, { type: 'rows.removed', ids: notInTab.map(({ id }) => id) })
      }
    }),
    sendRowsToPalette: sendToSystem('palette', ({ context }, { rows }: { rows: readonly ListRow[] }) => ({
      type: 'records.loaded',
      source: allRowsOf[context.kind.name],
      rows,
    })),
    removeRowsFromPalette: sendToSystem('palette', (_, { ids }: { ids: readonly string[] }) => ({
      type: 'records.removed',
      ids,
    })),
    adjustCounts: assign(({ context, event }) => {
      assertEvent(event, 'status.changed')
      return { summary: adjustStatusCounts(context.summary, event.change, event.rows.length) }
    }),
    setSummary: assign({ summary: (_, summary: ListSummary) => summary }),
    sendCounts: enqueueActions(({ context: { kind, loadedTabs, summary }, enqueue }) => {
      const counts = rowCountsByTab(kind.name, summary)
      for (const tab of loadedTabs)
        if (counts[tab] !== undefined) enqueue.sendTo(tab, { type: 'rows.counted', count: counts[tab] })
    }),
    reportView: enqueueActions(({ context, enqueue }) => {
      if (context.parent) enqueue.sendTo(context.parent, { type: 'view.shown', view: viewOf(context) })
    }),
    showView: sendToSystem('router', ({ context }) => ({
      type: 'view.shown',
      kind: context.kind.name,
      view: viewOf(context),
    })),
    requestSavedViews: sendToSystem('pages', ({ context }) => ({
      type: 'savedViews.requested',
      kind: context.kind.name,
      view: viewOf(context),
    })),
  },
}).createMachine({
  id: 'listPage',
  description:
    'A page shows lists in tabs, with a search, tiles with counts, and a side panel for each row. The URL follows ' +
    'the page.',
  context: ({ input: { kind, view, parent = null } }) => ({
    kind,
    ...withTabView(view, {}),
    loadedTabs: [],
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
        { id: 'selection', src: 'selection', onError: passToParent },
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
          description:
            'The list of marketers shows the marketer with the new details. The search in the command palette finds ' +
            'the marketer with the new details from now on.',
          actions: ['forwardToLists', { type: 'sendRowsToPalette', params: ({ event }) => event }],
        },
        'rows.removed': {
          description:
            'The list of marketers no longer shows the marketer. The search in the command palette no longer finds ' +
            'the marketer.',
          actions: ['forwardToLists', { type: 'removeRowsFromPalette', params: ({ event }) => event }],
        },
        'rows.outdated': {
          description: 'The list of marketers loads its rows again from the server.',
          actions: 'forwardToLists',
        },
        'day.changed': {
          description:
            'The page opens, or a new day starts. The date filters count from today. Each list with a date filter ' +
            'shows the rows that now match it.',
          actions: ['setToday', 'forwardToLists'],
        },
        'status.changed': {
          description:
            'The console moves the users between the lists of active and inactive users, and updates their rows, ' +
            'updates the counts of the tiles and updates the total number of rows of each list. The search in the ' +
            'command palette finds the users with these data from now on.',
          actions: [
            'updateRows',
            'adjustCounts',
            'sendCounts',
            { type: 'sendRowsToPalette', params: ({ event }) => event },
          ],
        },
        'status.confirmed': {
          description:
            'The lists show the data of these users from its answer. The search in the command palette finds the ' +
            'users with these data from now on.',
          actions: ['updateRows', { type: 'sendRowsToPalette', params: ({ event }) => event }],
        },
        'savedViews.requested': { description: 'The dialog of saved views opens.', actions: 'requestSavedViews' },
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
              description: 'The console searches the list for the term. The list shows the rows of this view.',
              target: '.typing',
              actions: ['setTerm', 'sendQuery'],
            },
            'filters.chosen': {
              description: 'The console filters the list, and shows page 1.',
              target: '.synced',
              actions: ['setFilters', 'sendQuery', 'showView', 'reportView'],
            },
            'sort.chosen': {
              description: 'The console sorts the list, and shows page 1.',
              target: '.synced',
              actions: ['setSort', 'sendQuery', 'showView', 'reportView'],
            },
            'size.chosen': {
              description: 'The console changes the page size, and shows page 1.',
              target: '.synced',
              actions: ['setSize', 'sendQuery', 'showView', 'reportView'],
            },
            'page.turned': {
              description: 'The console shows the chosen page.',
              target: '.synced',
              actions: ['setPage', 'sendQuery', 'showView', 'reportView'],
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
        otherLists: {
          description: 'The lists of the tabs that are not open load after the list of the open tab.',
          meta: { section: '§7' },
          initial: 'deciding',
          states: {
            deciding: {
              description: 'The page checks whether the open tab shows a list. The tab of the leaderboard shows none.',
              meta: { section: '§7' },
              always: [
                { description: 'The open tab has a list.', guard: 'hasOpenList', target: 'waiting' },
                { description: 'The open tab has no list.', target: 'started' },
              ],
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
              invoke: {
                id: 'summary',
                src: 'listSummary',
                input: ({ context }) => listSummaryInput(context.kind),
                onDone: {
                  description:
                    'The console shows the counts in the tiles and updates the total number of rows of each list.',
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
