import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { typingDebounceMs } from '#domain/limits.ts'
import { columnsByKind, defaultColumns } from '#domain/lists/columns.ts'
import { type ListKind, type ListSource, type ListKindName, type TabConfig } from '#domain/lists/kinds.ts'
import { defaultQuery, type ListQuery, withPage, withSize, withSort, withTerm } from '#domain/lists/query.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { SortKey } from '#domain/lists/sorting.ts'
import { isHistoryStep, type ListView } from '#domain/lists/view.ts'
import { summaryCards } from '#domain/lists/summaryCards.ts'
import { type ListSummary, isRowInTab, rowCountsByTab, adjustStatusCounts } from '#domain/lists/summaries.ts'
import type { StatusChange } from '#domain/people/users.ts'
import type { AlertEffect, ToastEffect, ShowViewEffect } from '#machines/effects.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { pagedListMachine, type PagedListInput } from '#machines/lists/pagedList.machine.ts'
import { selectionMachine } from '#machines/lists/selection.machine.ts'
import { tableLayoutMachine, type TableLayoutInput } from '#machines/lists/tableLayout.machine.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface ListPageInput {
  kind: ListKind
  view: ListView
}

interface Context {
  kind: ListKind
  tab: string
  /** The tabs whose lists are there. */
  opened: readonly string[]
  /** What is asked of each tab; nothing special where none is told. */
  queries: Readonly<Record<string, ListQuery>>
  /** What the address says. */
  told: ListView
  summary: ListSummary | null
  problem: string | null
}

type Event =
  | { type: 'tab.chosen'; tab: string }
  | { type: 'term.changed'; term: string }
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
  | { type: 'retry.requested' }

const queryOf = ({ queries, tab }: Context): ListQuery => queries[tab] ?? defaultQuery

const viewOf = (context: Context): ListView => ({ tab: context.tab, ...queryOf(context) })

const withTabQuery = ({ queries, tab }: Context, query: ListQuery) => ({ queries: { ...queries, [tab]: query } })

const withTabView = ({ tab, ...query }: ListView, queries: Context['queries']) => ({
  tab,
  queries: { ...queries, [tab]: query },
})

const areViewsEqual = (one: ListView, other: ListView): boolean =>
  (Object.keys(one) as (keyof ListView)[]).every((field) => one[field] === other[field])

type ListTab = TabConfig & { readonly source: ListSource }

const isList = (tab: TabConfig): tab is ListTab => tab.source !== null

const pagedListInput = (
  kind: ListKind,
  { tab, source, problem }: ListTab,
  query: ListQuery,
  summary: ListSummary | null,
): PagedListInput => ({
  source,
  query,
  count: rowCountsByTab(kind.name, summary)[tab] ?? null,
  topUps: kind.extraBatches,
  problemTitle: problem,
  toast: kind.toastPrefix ?? null,
})

const tableLayoutInput = ({ name }: ListKind): TableLayoutInput => ({
  kind: name,
  columns: columnsByKind[name].map((column) => column.name),
  usual: defaultColumns(columnsByKind[name]),
})

/** The rows that a tab holds, and those that it does not hold any more. */
const splitByTab = ({ name }: ListKind, tab: string, rows: readonly ListRow[]) =>
  [rows.filter((row) => isRowInTab(name, tab, row)), rows.filter((row) => !isRowInTab(name, tab, row))] as const

export const listPageMachine = setup({
  types: {
    input: {} as ListPageInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ShowViewEffect | AlertEffect | ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      selection: 'selection'
      tableLook: 'tableLook'
      csvExport: 'csvExport'
      loadSummary: 'loadSummary'
    },
  },
  actors: {
    pagedList: pagedListMachine,
    selection: selectionMachine,
    tableLook: tableLayoutMachine,
    csvExport: csvExportMachine,
    loadSummary: notProvided<ListSummary, { kind: ListKindName }>('loadSummary'),
  },
  delays: { typingDebounce: typingDebounceMs },
  guards: {
    hasSummary: ({ context }) => summaryCards[context.kind.name].length > 0,
    isCurrentView: ({ context, event }) => event.type === 'view.changed' && areViewsEqual(event.view, context.told),
  },
  actions: {
    setTab: assign(({ context: { queries }, event }) =>
      event.type === 'tab.chosen'
        ? withTabView({ ...(queries[event.tab] ?? defaultQuery), openRowId: null, tab: event.tab }, queries)
        : {},
    ),
    setTerm: assign(({ context, event }) =>
      event.type === 'term.changed' ? withTabQuery(context, withTerm(queryOf(context), event.term)) : {},
    ),
    setSort: assign(({ context, event }) =>
      event.type === 'sort.chosen' ? withTabQuery(context, withSort(queryOf(context), event.sort)) : {},
    ),
    setSize: assign(({ context, event }) =>
      event.type === 'size.chosen' ? withTabQuery(context, withSize(queryOf(context), event.size)) : {},
    ),
    setPage: assign(({ context, event }) =>
      event.type === 'page.turned' ? withTabQuery(context, withPage(queryOf(context), event.page)) : {},
    ),
    openRow: assign(({ context, event }) =>
      event.type === 'row.opened'
        ? withTabQuery(context, { ...withPage(queryOf(context), event.page), openRowId: event.id })
        : {},
    ),
    closeRow: assign(({ context }) => withTabQuery(context, { ...queryOf(context), openRowId: null })),
    setView: assign(({ context, event }) =>
      event.type === 'view.changed' ? { ...withTabView(event.view, context.queries), told: event.view } : {},
    ),
    spawnLists: enqueueActions(({ context: { kind, tab, opened, queries, summary }, enqueue }) => {
      const wanted = kind.tabs
        .filter(isList)
        .filter((one) => !opened.includes(one.tab) && (kind.loadsAllTabs || one.tab === tab))
      for (const one of wanted)
        enqueue.spawnChild('pagedList', {
          id: one.tab,
          input: pagedListInput(kind, one, queries[one.tab] ?? defaultQuery, summary),
        })
      enqueue.assign({ opened: [...opened, ...wanted.map((one) => one.tab)] })
    }),
    sendQuery: enqueueActions(({ context, enqueue }) => {
      if (context.opened.includes(context.tab))
        enqueue.sendTo(context.tab, { type: 'query.changed', query: queryOf(context) })
    }),
    forwardToLists: enqueueActions(({ context, event, enqueue }) => {
      for (const tab of context.opened) enqueue.sendTo(tab, event)
    }),
    clearSelection: sendTo('selection', { type: 'selection.cleared' }),
    updateRows: enqueueActions(({ context: { kind, opened }, event, enqueue }) => {
      if (event.type !== 'status.changed' && event.type !== 'status.confirmed') return
      for (const tab of opened) {
        const [held, left] = splitByTab(kind, tab, event.rows)
        if (held.length > 0) enqueue.sendTo(tab, { type: 'rows.changed', rows: held })
        if (left.length > 0) enqueue.sendTo(tab, { type: 'rows.removed', ids: left.map(({ id }) => id) })
      }
    }),
    adjustCounts: assign(({ context, event }) =>
      event.type === 'status.changed'
        ? { summary: adjustStatusCounts(context.summary, event.change, event.rows.length) }
        : {},
    ),
    setSummary: assign({ summary: (_, summary: ListSummary) => summary }),
    sendCounts: enqueueActions(({ context: { kind, opened, summary }, enqueue }) => {
      const counts = rowCountsByTab(kind.name, summary)
      for (const tab of opened)
        if (counts[tab] !== undefined) enqueue.sendTo(tab, { type: 'rows.counted', count: counts[tab] })
    }),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
    clearProblem: assign({ problem: null }),
    sendAlert: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'alert',
      text: `${context.kind.summaryProblem}: ${errorMessageFor(error)}`,
      retry: 'retry.requested',
    })),
    updateUrl: emit(({ context }) => ({
      type: 'showView',
      kind: context.kind.name,
      view: viewOf(context),
      addsHistoryEntry: isHistoryStep(context.told, viewOf(context)),
    })),
    setUrlView: assign({ told: ({ context }) => viewOf(context) }),
  },
}).createMachine({
  id: 'listPage',
  description:
    'A page of lists: its tabs, what is asked of them, the drawer of a row, and the address that says all that.',
  context: ({ input: { kind, view } }) => ({
    kind,
    ...withTabView(view, {}),
    opened: [],
    told: view,
    summary: null,
    problem: null,
  }),
  initial: 'showing',
  states: {
    showing: {
      description: 'The page is open. Its lists load, fail and are tried again by themselves.',
      meta: { section: '§2' },
      entry: 'spawnLists',
      type: 'parallel',
      invoke: [
        { id: 'selection', src: 'selection', onError: 'broken' },
        {
          id: 'tableLook',
          src: 'tableLook',
          input: ({ context }) => tableLayoutInput(context.kind),
          onError: 'broken',
        },
        { id: 'csvExport', src: 'csvExport', onError: 'broken' },
      ],
      states: {
        address: {
          description: 'What is asked of the list, and whether the address says so already.',
          meta: { section: '§2' },
          initial: 'told',
          on: {
            'tab.chosen': {
              target: '.told',
              actions: ['setTab', 'spawnLists', 'sendQuery', 'clearSelection', 'updateUrl', 'setUrlView'],
            },
            'term.changed': { target: '.typing', actions: ['setTerm', 'sendQuery'] },
            'sort.chosen': { target: '.told', actions: ['setSort', 'sendQuery', 'updateUrl', 'setUrlView'] },
            'size.chosen': { target: '.told', actions: ['setSize', 'sendQuery', 'updateUrl', 'setUrlView'] },
            'page.turned': { target: '.told', actions: ['setPage', 'sendQuery', 'updateUrl', 'setUrlView'] },
            'row.opened': { target: '.told', actions: ['openRow', 'sendQuery', 'updateUrl', 'setUrlView'] },
            'dialog.dismissed': { target: '.told', actions: ['closeRow', 'sendQuery', 'updateUrl', 'setUrlView'] },
            'view.changed': [
              { guard: 'isCurrentView' },
              { target: '.told', actions: ['setView', 'spawnLists', 'sendQuery', 'clearSelection'] },
            ],
          },
          states: {
            told: {
              description: 'The address says what is shown: it can be kept, sent and stepped back from.',
              meta: { section: '§2' },
            },
            typing: {
              description:
                'A term is being typed. The rows follow every letter; the address takes the term once nobody types.',
              meta: { section: '§2' },
              after: { typingDebounce: { target: 'told', actions: ['updateUrl', 'setUrlView'] } },
            },
          },
        },
        summary: {
          description: 'The tiles over the tabs.',
          meta: { section: '§2' },
          initial: 'choosing',
          on: {
            'rows.changed': { actions: 'forwardToLists' },
            'rows.removed': { actions: 'forwardToLists' },
            'rows.outdated': { actions: 'forwardToLists' },
            'status.changed': { actions: ['updateRows', 'adjustCounts', 'sendCounts'] },
            'status.confirmed': { actions: 'updateRows' },
          },
          states: {
            choosing: {
              description: 'Does the page have tiles?',
              meta: { section: '§2' },
              always: [{ guard: 'hasSummary', target: 'loading' }, { target: 'none' }],
            },
            none: {
              description: 'The page has no tiles.',
              meta: { section: '§2' },
            },
            loading: {
              description: 'The counts of the tiles are on their way.',
              meta: { section: '§2' },
              tags: 'busy',
              invoke: {
                id: 'loadSummary',
                src: 'loadSummary',
                input: ({ context }) => ({ kind: context.kind.name }),
                onDone: {
                  target: 'shown',
                  actions: [{ type: 'setSummary', params: ({ event }) => event.output }, 'sendCounts'],
                },
                onError: {
                  target: 'failed',
                  actions: [
                    { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
                    { type: 'sendAlert', params: ({ event }) => ({ error: event.error }) },
                  ],
                },
              },
            },
            shown: {
              description: 'The tiles show their counts, each with a change that was measured, or with the sample.',
              meta: { section: '§9' },
            },
            failed: {
              description: 'The counts could not be loaded. The place of the tiles says why; the lists live on.',
              meta: { section: '§8' },
              exit: 'clearProblem',
              on: { 'retry.requested': 'loading' },
            },
          },
        },
      },
    },
    broken: {
      description: 'A part of the page stopped working in a way that no part expects. The page says so.',
      meta: { section: '§8' },
    },
  },
})
