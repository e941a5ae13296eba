import { because, byItself, ofOtherPart, openAsAdmin } from '#machines/manualTest.ts'
import {
  called,
  fill,
  type Gestures,
  goBack,
  inDialog,
  inFirstRow,
  key,
  menuItem,
  pointTo,
  press,
} from '#charts/gestures.ts'
import type { SnapshotFrom } from 'xstate'
import { marketersRefetchDelayMs, rowsMaxAgeMs } from '#domain/limits.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { userToRow } from '#domain/records/user.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { ada, bee, defaultUsersView, readAt, summary, userOf } from '#machines/lists/lists.testData.ts'
import { defineTestModel, noPayload, outsideChart } from '#charts/testModel.ts'

const suspendedRows = [userToRow(userOf({ userStatus: 'SUSPENDED' }))]

const statusCounts = (suspended: number) => ({ activeUserCount: -suspended, suspendedUserCount: suspended })

const parent = outsideChart('the marketers page', ['view.shown', 'newRows.found'])

type PageSnapshot = SnapshotFrom<typeof listPageMachine>

const isLoadingRows = (snapshot: PageSnapshot): boolean =>
  snapshot.matches({ showing: { rest: 'waiting' } }) || snapshot.matches({ showing: { rest: 'wanted' } })
/** Who types has the focus in the search field, so the rest is needed already. The leaderboard has none. */
const isRestNeeded = (snapshot: PageSnapshot): boolean =>
  snapshot.context.tab === 'leaderboard' ||
  snapshot.matches({ showing: { rest: 'wanted' } }) ||
  snapshot.matches({ showing: { rest: 'allowed' } })
const queryOf = ({ context: { queries, tab } }: PageSnapshot) => queries[tab]
const isRowOpen = (snapshot: PageSnapshot): boolean => queryOf(snapshot)?.openRowId !== null

/** The table is shown, and no side panel is over it. */
const whileClosed = (action: Gestures) => ({
  action,
  isPossible: (snapshot: PageSnapshot) =>
    !isLoadingRows(snapshot) && !isRowOpen(snapshot) && queryOf(snapshot)?.term === '',
})

export const listPageTestModel = defineTestModel({
  id: 'lists/listPage',
  machine: listPageMachine,
  inputs: [
    { name: 'the users page is opened', input: { kind: listKinds.users, view: defaultUsersView } },
    {
      name: 'the marketers page is opened',
      input: { kind: listKinds.marketers, view: defaultView(listKinds.marketers), parent },
    },
    {
      name: 'the leaderboard is opened',
      input: { kind: listKinds.marketers, view: { ...defaultView(listKinds.marketers), tab: 'leaderboard' }, parent },
    },
  ],
  events: {
    'tab.chosen': { when: 'the person chooses a tab', cases: [{ name: 'the open tab', payload: { tab: 'all' } }] },
    'term.changed': {
      when: 'the person types in the search field',
      cases: [{ name: 'a term', payload: { term: 'ada' } }],
    },
    'query.chosen': {
      when:
        'the person chooses filters, the order of rows, the page size or a page of rows; on the leaderboard, a ' +
        'sign-up period',
      cases: [
        { name: 'no filters', payload: { choice: { filters: {} } } },
        { name: 'this month', payload: { choice: { period: 'month' } } },
      ],
    },
    'day.changed': {
      when: 'a new day starts',
      cases: [{ name: 'the first of January', payload: { today: '2026-01-01' } }],
    },
    'tab.returned': {
      when: 'the person returns to the browser tab',
      cases: [
        { name: 'with old rows', payload: { now: readAt + rowsMaxAgeMs } },
        { name: 'with newer rows', payload: { now: readAt + rowsMaxAgeMs - 1 } },
      ],
    },
    'news.requested': { when: "the person presses 'Show' beside the number of new rows", cases: noPayload },
    'row.opened': { when: 'the person opens a row', cases: [{ name: 'a user', payload: { id: 'USR-1', page: 1 } }] },
    'dialog.dismissed': { when: 'the person closes the side panel', cases: noPayload },
    'row.toggled': {
      when: 'the person presses the checkbox of a row',
      cases: [{ name: 'one row', payload: { id: 'USR-1' } }],
    },
    'rows.toggled': {
      when: "the person presses the checkbox for all rows of the page, or 'Select all' (all loaded rows, on all pages)",
      cases: [{ name: 'two rows', payload: { ids: ['USR-1', 'USR-2'] } }],
    },
    'selection.cleared': { when: "the person presses 'Clear selection'", cases: noPayload },
    'view.changed': {
      when: "the person opens another view of this page by a link or the browser's Back button",
      cases: [
        { name: 'the default view', payload: { view: defaultUsersView } },
        {
          name: 'a saved view',
          payload: { view: { ...defaultUsersView, layout: { columns: ['name', 'phone'], density: 'compact' } } },
        },
      ],
    },
    'rows.changed': {
      when: 'users are suspended or activated, such a change is taken back, or a marketer is added, changed or deleted',
      cases: [
        { name: 'one is suspended', payload: { rows: suspendedRows, counts: statusCounts(1) } },
        { name: 'one is added', payload: { rows: [userToRow(ada)] } },
        { name: 'one is removed', payload: { rows: [], removedIds: [ada.id] } },
      ],
    },
    'changes.started': { when: 'the console sends a change of a status', cases: noPayload },
    'changes.settled': { when: 'the server has answered all changes of statuses', cases: noPayload },
    'rows.outdated': {
      when: `on the marketers page, ${marketersRefetchDelayMs / 1_000} second after the dialog to add or edit a marketer closes`,
      cases: noPayload,
    },
    'savedViews.requested': {
      when: "the person presses 'More', then 'Views'",
      cases: [{ name: 'with the default columns', payload: { layout: { columns: null, density: 'auto' } } }],
    },
    'list.shown': { when: 'the page shows the rows of the open list, or why they failed to load', cases: noPayload },
    'rest.needed': { when: 'the person points at the search field, the order or a filter', cases: noPayload },
  },
  calls: {
    tableLayout: { name: 'the choice of columns and other settings of the table', outcomes: [] },
    csvExport: { name: 'the export of rows to a CSV file', outcomes: [] },
    subscribeToTime: { name: 'what reports a new day and the return to the browser tab', outcomes: [] },
    summary: {
      name: 'loading the counts of the tiles',
      src: 'listSummary',
      outcomes: [{ name: 'the counts arrive', output: summary }],
    },
  },
  paths: [
    [
      'start the users page is opened',
      'event list.shown',
      'event query.chosen: no filters',
      { event: 'query.chosen', case: 'the suspended ones', payload: { choice: { filters: { status: 'SUSPENDED' } } } },
      { event: 'query.chosen', case: 'by name', payload: { choice: { sort: 'name' } } },
      { event: 'query.chosen', case: '20 rows', payload: { choice: { pageSize: 20 } } },
      { event: 'query.chosen', case: 'the second page', payload: { choice: { page: 2 } } },
      { event: 'tab.chosen', case: 'the suspended users', payload: { tab: 'inactive' } },
      'event tab.chosen: the open tab',
    ],
    [
      'start the users page is opened',
      { event: 'tab.chosen', case: 'the active users', payload: { tab: 'active' } },
      'event tab.chosen: the open tab',
      {
        event: 'view.changed',
        case: 'the suspended users',
        payload: { view: { ...defaultUsersView, tab: 'inactive' } },
      },
      { event: 'tab.chosen', case: 'the active users', payload: { tab: 'active' } },
      'event view.changed: the default view',
      'event list.shown',
    ],
    [
      'start the marketers page is opened',
      { event: 'tab.chosen', case: 'the leaderboard', payload: { tab: 'leaderboard' } },
      'event tab.chosen: the open tab',
    ],
    [
      'start the marketers page is opened',
      { event: 'query.chosen', case: 'the suspended ones', payload: { choice: { filters: { status: 'SUSPENDED' } } } },
      { event: 'query.chosen', case: 'by name', payload: { choice: { sort: 'name' } } },
      { event: 'query.chosen', case: '20 rows', payload: { choice: { pageSize: 20 } } },
      { event: 'query.chosen', case: 'the second page', payload: { choice: { page: 2 } } },
    ],
    [
      'start the users page is opened',
      'event rows.toggled: two rows',
      { event: 'tab.chosen', case: 'the active users', payload: { tab: 'active' } },
      'event rows.toggled: two rows',
      'event view.changed: the default view',
    ],
    [
      'start the users page is opened',
      'outcome summary: the counts arrive',
      'event day.changed: the first of January',
      'event list.shown',
      { event: 'row.opened', case: 'a user of the second page', payload: { id: 'USR-11', page: 2 } },
      {
        event: 'rows.changed',
        case: 'two are suspended',
        payload: {
          rows: [...suspendedRows, userToRow({ ...bee, userStatus: 'SUSPENDED' })],
          counts: statusCounts(2),
        },
      },
    ],
    [
      'start the users page is opened',
      {
        event: 'view.changed',
        case: 'a search of the suspended users',
        payload: { view: { ...defaultUsersView, tab: 'inactive', term: 'ada' } },
      },
    ],
  ],
  keyOf: ({ context: { kind, tab, queries, selectedIds, summary: counts } }) => ({
    kind: kind.name,
    tab,
    queries,
    selectedIds,
    hasSummary: counts !== null,
  }),
  manual: {
    starts: { 'the users page is opened': openAsAdmin('/admin/users') },
    inputs: {
      'event list.shown': { isPossible: isLoadingRows },
      'event rest.needed': {
        action: pointTo(called('the search field', 'searchbox')),
        isPossible: (snapshot) =>
          !isLoadingRows(snapshot) && !isRowOpen(snapshot) && snapshot.context.tab !== 'leaderboard',
      },
      'outcome summary: the counts arrive': byItself,
      'event term.changed: a term': {
        action: fill('Search', 'ada'),
        isPossible: (snapshot) =>
          !isLoadingRows(snapshot) && isRestNeeded(snapshot) && !isRowOpen(snapshot) && queryOf(snapshot)?.term === '',
      },
      'event row.toggled: one row': whileClosed(press(called('the checkbox', 'checkbox'), inFirstRow)),
      'event rows.toggled: two rows': whileClosed(
        press(called('the checkbox at the top of the table', 'checkbox', 'Select every row of this page')),
      ),
      'event selection.cleared': {
        action: press('Clear selection'),
        isPossible: (snapshot) => !isRowOpen(snapshot) && snapshot.context.selectedIds.length > 0,
      },
      'event row.opened: a user': whileClosed(press(called('the name', 'link'), inFirstRow)),
      'event dialog.dismissed': { action: key('Escape'), isPossible: isRowOpen },
      'event view.changed: the default view': {
        action: goBack,
        isPossible: (snapshot) => isRowOpen(snapshot) && queryOf(snapshot)?.term === '',
      },
      'event savedViews.requested: with the default columns': whileClosed([
        press('More'),
        menuItem('Views'),
        press('Close', inDialog),
      ]),
    },
    impossible: {
      'start the marketers page is opened': 'the scripts of marketers/marketers open it',
      'start the leaderboard is opened': 'the scripts of marketers/leaderboard open it',
      ...because('the case is what the page shows already; journeys choose others', [
        'event tab.chosen',
        'event query.chosen: no filters',
      ]),
      ...because('the page must be old; journeys move its clock', ['event day.changed', 'event tab.returned']),
      'event news.requested': 'only rows that are read again bring news; a journey shows them',
      'event query.chosen: this month': 'the scripts of marketers/leaderboard choose one',
      'event view.changed': 'a saved view is a link in the menu; the scripts of lists/savedViews follow it',
      ...because(ofOtherPart, [
        'event rows.changed',
        'event rows.outdated',
        'event changes.started',
        'event changes.settled',
      ]),
    },
  },
})
