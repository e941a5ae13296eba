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
  | { type: 'drawer.dismissed' }
  | { type: 'view.opened'; view: ListView }
  | { type: 'status.changed'; rows: readonly ListRow[]; change: StatusChange }
  | { type: 'status.confirmed'; rows: readonly ListRow[] }
  | { type: 'rows.changed'; rows: readonly ListRow[] }
  | { type: 'rows.removed'; ids: readonly string[] }
  | { type: 'rows.outdated' }
  | { type: 'summary.requested' }

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
  delays: { typingPause: typingDebounceMs },
  guards: {
    hasTiles: ({ context }) => summaryCards[context.kind.name].length > 0,
    isKnown: ({ context, event }) => event.type === 'view.opened' && areViewsEqual(event.view, context.told),
  },
  actions: {
    keepTab: assign(({ context: { queries }, event }) =>
      event.type === 'tab.chosen'
        ? withTabView({ ...(queries[event.tab] ?? defaultQuery), openRowId: null, tab: event.tab }, queries)
        : {},
    ),
    keepTerm: assign(({ context, event }) =>
      event.type === 'term.changed' ? withTabQuery(context, withTerm(queryOf(context), event.term)) : {},
    ),
    keepSort: assign(({ context, event }) =>
      event.type === 'sort.chosen' ? withTabQuery(context, withSort(queryOf(context), event.sort)) : {},
    ),
    keepSize: assign(({ context, event }) =>
      event.type === 'size.chosen' ? withTabQuery(context, withSize(queryOf(context), event.size)) : {},
    ),
    keepPage: assign(({ context, event }) =>
      event.type === 'page.turned' ? withTabQuery(context, withPage(queryOf(context), event.page)) : {},
    ),
    keepOpen: assign(({ context, event }) =>
      event.type === 'row.opened'
        ? withTabQuery(context, { ...withPage(queryOf(context), event.page), openRowId: event.id })
        : {},
    ),
    keepShut: assign(({ context }) => withTabQuery(context, { ...queryOf(context), openRowId: null })),
    keepView: assign(({ context, event }) =>
      event.type === 'view.opened' ? { ...withTabView(event.view, context.queries), told: event.view } : {},
    ),
    openLists: enqueueActions(({ context: { kind, tab, opened, queries, summary }, enqueue }) => {
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
    queryList: enqueueActions(({ context, enqueue }) => {
      if (context.opened.includes(context.tab))
        enqueue.sendTo(context.tab, { type: 'query.changed', query: queryOf(context) })
    }),
    handToLists: enqueueActions(({ context, event, enqueue }) => {
      for (const tab of context.opened) enqueue.sendTo(tab, event)
    }),
    clearSelection: sendTo('selection', { type: 'selection.cleared' }),
    changeRows: enqueueActions(({ context: { kind, opened }, event, enqueue }) => {
      if (event.type !== 'status.changed' && event.type !== 'status.confirmed') return
      for (const tab of opened) {
        const [held, left] = splitByTab(kind, tab, event.rows)
        if (held.length > 0) enqueue.sendTo(tab, { type: 'rows.changed', rows: held })
        if (left.length > 0) enqueue.sendTo(tab, { type: 'rows.removed', ids: left.map(({ id }) => id) })
      }
    }),
    countChange: assign(({ context, event }) =>
      event.type === 'status.changed'
        ? { summary: adjustStatusCounts(context.summary, event.change, event.rows.length) }
        : {},
    ),
    keepSummary: assign({ summary: (_, summary: ListSummary) => summary }),
    tellCounts: enqueueActions(({ context: { kind, opened, summary }, enqueue }) => {
      const counts = rowCountsByTab(kind.name, summary)
      for (const tab of opened)
        if (counts[tab] !== undefined) enqueue.sendTo(tab, { type: 'rows.counted', count: counts[tab] })
    }),
    explainFailure: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
    forgetProblem: assign({ problem: null }),
    raiseAlert: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'alert',
      text: `${context.kind.summaryProblem}: ${errorMessageFor(error)}`,
      retry: 'summary.requested',
    })),
    tellAddress: emit(({ context }) => ({
      type: 'viewed',
      kind: context.kind.name,
      view: viewOf(context),
      isStep: isHistoryStep(context.told, viewOf(context)),
    })),
    keepTold: assign({ told: ({ context }) => viewOf(context) }),
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
      entry: 'openLists',
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
              actions: ['keepTab', 'openLists', 'queryList', 'clearSelection', 'tellAddress', 'keepTold'],
            },
            'term.changed': { target: '.typing', actions: ['keepTerm', 'queryList'] },
            'sort.chosen': { target: '.told', actions: ['keepSort', 'queryList', 'tellAddress', 'keepTold'] },
            'size.chosen': { target: '.told', actions: ['keepSize', 'queryList', 'tellAddress', 'keepTold'] },
            'page.turned': { target: '.told', actions: ['keepPage', 'queryList', 'tellAddress', 'keepTold'] },
            'row.opened': { target: '.told', actions: ['keepOpen', 'queryList', 'tellAddress', 'keepTold'] },
            'drawer.dismissed': { target: '.told', actions: ['keepShut', 'queryList', 'tellAddress', 'keepTold'] },
            'view.opened': [
              { guard: 'isKnown' },
              { target: '.told', actions: ['keepView', 'openLists', 'queryList', 'clearSelection'] },
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
              after: { typingPause: { target: 'told', actions: ['tellAddress', 'keepTold'] } },
            },
          },
        },
        summary: {
          description: 'The tiles over the tabs.',
          meta: { section: '§2' },
          initial: 'choosing',
          on: {
            'rows.changed': { actions: 'handToLists' },
            'rows.removed': { actions: 'handToLists' },
            'rows.outdated': { actions: 'handToLists' },
            'status.changed': { actions: ['changeRows', 'countChange', 'tellCounts'] },
            'status.confirmed': { actions: 'changeRows' },
          },
          states: {
            choosing: {
              description: 'Does the page have tiles?',
              meta: { section: '§2' },
              always: [{ guard: 'hasTiles', target: 'loading' }, { target: 'none' }],
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
                  actions: [{ type: 'keepSummary', params: ({ event }) => event.output }, 'tellCounts'],
                },
                onError: {
                  target: 'failed',
                  actions: [
                    { type: 'explainFailure', params: ({ event }) => ({ error: event.error }) },
                    { type: 'raiseAlert', params: ({ event }) => ({ error: event.error }) },
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
              exit: 'forgetProblem',
              on: { 'summary.requested': 'loading' },
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
