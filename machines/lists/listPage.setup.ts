import { type ActorRef, assertEvent, assign, enqueueActions, sendTo, setup, type Snapshot } from 'xstate'
import { restDelayMs, typingDebounceMs } from '#domain/limits.ts'
import { isListTab, type ListKind, type ListTab } from '#domain/lists/kinds.ts'
import {
  defaultQuery,
  type ListQuery,
  needsAllRows,
  type QueryChoice,
  withChoice,
  withPage,
  withTerm,
} from '#domain/lists/query.ts'
import { isOld } from '#domain/lists/news.ts'
import { toggleRow, toggleRows } from '#domain/lists/rows.ts'
import type { LinkedLayout } from '#domain/lists/tableLayout.ts'
import type { ListView } from '#domain/lists/view.ts'
import { summaryCards } from '#domain/lists/summaryCards.ts'
import {
  addToCounts,
  type CountDifferences,
  type ListSummary,
  changesOfTab,
  rowCountsByTab,
} from '#domain/lists/summaries.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import type { NewRowsFound, PagedListInput, RowsChanged } from '#machines/lists/pagedList.setup.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import type { StateMeta } from '#machines/meta.ts'
import { noSubscription } from '#machines/notProvided.ts'
import { sendToSystem } from '#machines/system.ts'

/** The person changed the view on the page itself, not by a URL. */
export interface ViewShown {
  type: 'view.shown'
  view: ListView
}

/** Rows and counts of the page differ from the loaded ones. */
export interface PageRowsChanged extends RowsChanged {
  counts?: CountDifferences
}

interface ListPageInput {
  kind: ListKind
  view: ListView
  /** A page that follows the view of its lists, and learns of new rows. */
  parent?: ActorRef<Snapshot<unknown>, ViewShown | NewRowsFound>
}

interface Context {
  kind: ListKind
  tab: string
  /** The tabs with a running list. */
  loadedTabs: readonly string[]
  /** The query of each tab. A tab without an entry has the default query. */
  queries: Readonly<Record<string, ListQuery>>
  /** The layout of the table in the link that opened the view. */
  linkedLayout: LinkedLayout | null
  /** The selected rows of the open tab, also those on its other pages. */
  selectedIds: readonly string[]
  summary: ListSummary | null
  /** The local day. Empty until it is known. */
  today: string
  parent: NonNullable<ListPageInput['parent']> | null
}

type Event =
  | { type: 'tab.chosen'; tab: string }
  | { type: 'term.changed'; term: string }
  | { type: 'query.chosen'; choice: QueryChoice }
  | { type: 'row.opened'; id: string; page: number }
  | { type: 'dialog.dismissed' }
  | { type: 'row.toggled'; id: string }
  | { type: 'rows.toggled'; ids: readonly string[] }
  | { type: 'selection.cleared' }
  | { type: 'view.changed'; view: ListView }
  | PageRowsChanged
  /** Changes that move rows from one count to another go to the server, or the server has answered all of them. */
  | { type: 'changes.started' }
  | { type: 'changes.settled' }
  | { type: 'rows.outdated' }
  | { type: 'day.changed'; today: string }
  | { type: 'tab.returned'; now: number }
  | { type: 'news.requested' }
  | { type: 'savedViews.requested'; layout: LinkedLayout }
  /** The rows of the open list are on the page, or the notice that they could not be loaded. */
  | { type: 'list.shown' }
  /** The person points at a control that concerns all rows. */
  | { type: 'rest.needed' }

const queryOf = ({ queries, tab }: Context): ListQuery => queries[tab] ?? defaultQuery

const viewOf = (context: Context): ListView => ({ tab: context.tab, ...queryOf(context) })

const withTabQuery = ({ queries, tab }: Context, query: ListQuery) => ({ queries: { ...queries, [tab]: query } })

export const withTabView = ({ tab, layout, ...query }: ListView, queries: Context['queries']) => ({
  tab,
  queries: { ...queries, [tab]: query },
  linkedLayout: layout ?? null,
})

/** The lists that have not started. */
const listsToStart = ({ kind, loadedTabs }: Context): readonly ListTab[] =>
  kind.tabs.filter(isListTab).filter(({ tab }) => !loadedTabs.includes(tab))

export const openList = ({ context }: { context: Context }) =>
  listsToStart(context).filter(({ tab }) => tab === context.tab)

export const otherLists = ({ context }: { context: Context }) =>
  context.kind.loadsAllTabs ? listsToStart(context) : []

/** The input of a tab's list. Its count is null until the counts are loaded, `today` is empty until the day is known. */
const inputOf = (
  { kind, queries, summary, today, parent }: Context,
  { tab, source, problem }: ListTab,
): PagedListInput => ({
  source,
  query: queries[tab] ?? defaultQuery,
  today,
  totalCount: rowCountsByTab(kind.name, summary)[tab] ?? null,
  extraBatches: kind.extraBatches,
  problemTitle: problem,
  toastPrefix: kind.toastPrefix ?? null,
  parent,
})

/** The types, actors, guards and actions of the chart of a list page. */
export const listPageSetup = setup({
  types: {
    input: {} as ListPageInput,
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
    children: {} as {
      tableLayout: 'tableLayout'
      csvExport: 'csvExport'
      summary: 'listSummary'
      subscribeToTime: 'subscribeToTime'
    },
  },
  actors: {
    pagedList: pagedListMachine,
    tableLayout: tableLayoutMachine,
    csvExport: csvExportMachine,
    listSummary: listSummaryMachine,
    /** Sends `day.changed` at once and at midnight, and `tab.returned`. */
    subscribeToTime: noSubscription('subscribeToTime'),
  },
  delays: { typingDebounce: typingDebounceMs, restDelay: restDelayMs },
  guards: {
    hasLinkedLayout: ({ context }) => context.linkedLayout !== null,
    hasOpenList: ({ context }) => context.loadedTabs.includes(context.tab),
    needsAllRows: ({ context }) => needsAllRows(queryOf(context)) || context.selectedIds.length > 0,
    isSummaryOld: ({ context }, { now }: { now: number }) => isOld(context.summary?.loadedAt ?? null, now),
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
    setChoice: assign(({ context, event }) => {
      assertEvent(event, 'query.chosen')
      return withTabQuery(context, withChoice(queryOf(context), event.choice))
    }),
    setToday: assign(({ event }) => {
      assertEvent(event, 'day.changed')
      return { today: event.today }
    }),
    setFirstPage: assign(({ context }) => withTabQuery(context, withPage(queryOf(context), 1))),
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
    allowRest: enqueueActions(({ context, enqueue }) => {
      if (context.loadedTabs.includes(context.tab)) enqueue.sendTo(context.tab, { type: 'rest.needed' })
    }),
    outdateOpenList: enqueueActions(({ context, enqueue }) => {
      if (context.loadedTabs.includes(context.tab)) enqueue.sendTo(context.tab, { type: 'rows.outdated' })
    }),
    sendLinkedLayout: sendTo('tableLayout', ({ context }) => ({
      type: 'layout.linked' as const,
      layout: context.linkedLayout ?? {},
    })),
    clearLinkedLayout: assign({ linkedLayout: null }),
    toggleRow: assign(({ context, event }) => {
      assertEvent(event, 'row.toggled')
      return { selectedIds: toggleRow(context.selectedIds, event.id) }
    }),
    toggleRows: assign(({ context, event }) => {
      assertEvent(event, 'rows.toggled')
      return { selectedIds: toggleRows(context.selectedIds, event.ids) }
    }),
    clearSelection: assign({ selectedIds: [] }),
    sendChanges: enqueueActions(({ context: { kind, loadedTabs }, event, enqueue }) => {
      assertEvent(event, 'rows.changed')
      if (event.rows.length === 0 && !event.removedIds?.length) return
      for (const tab of loadedTabs)
        enqueue.sendTo(tab, { type: 'rows.changed', ...changesOfTab(kind.name, tab, event) })
    }),
    sendChangesToPalette: sendToSystem('palette', ({ context, event }) => {
      assertEvent(event, 'rows.changed')
      const { rows, removedIds = [] } = event
      return { type: 'records.changed', source: context.kind.allRows, rows, removedIds }
    }),
    adjustCounts: assign(({ context, event }) => {
      assertEvent(event, 'rows.changed')
      return { summary: addToCounts(context.summary, event.counts ?? {}) }
    }),
    setSummary: assign({ summary: (_, summary: ListSummary) => summary }),
    sendCounts: enqueueActions(({ context: { kind, loadedTabs, summary }, enqueue }) => {
      const counts = rowCountsByTab(kind.name, summary)
      for (const tab of loadedTabs)
        if (counts[tab] !== undefined) enqueue.sendTo(tab, { type: 'rows.counted', count: counts[tab] })
    }),
    sendCountToPalette: enqueueActions(({ context: { kind, summary }, enqueue }) => {
      const { all } = rowCountsByTab(kind.name, summary)
      if (all !== undefined)
        enqueue(sendToSystem('palette', { type: 'records.counted', source: kind.allRows, count: all }))
    }),
    reportView: enqueueActions(({ context, enqueue }) => {
      if (context.parent) enqueue.sendTo(context.parent, { type: 'view.shown', view: viewOf(context) })
    }),
    showView: sendToSystem('router', ({ context }) => ({
      type: 'view.shown',
      kind: context.kind.name,
      view: viewOf(context),
    })),
    requestSavedViews: sendToSystem('pages', ({ context, event }) => {
      assertEvent(event, 'savedViews.requested')
      const view = { ...viewOf(context), layout: event.layout }
      return { type: 'savedViews.requested', kind: context.kind.name, view }
    }),
  },
})
