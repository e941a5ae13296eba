import { emptyCounts } from '#domain/dashboard/counts.ts'
import { emptyHistory } from '#domain/dashboard/history.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { userToRow } from '#domain/people/users.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { first, userOf, ada } from '#machines/lists/lists.testData.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

const summary = { totals: emptyCounts, history: emptyHistory, today: '2026-01-01' }

export const listPageTestModel = defineTestModel({
  id: 'lists/listPage',
  machine: listPageMachine,
  inputs: [
    { name: 'the users page is opened', input: { kind: listKinds.users, view: first } },
    {
      name: 'the marketers page is opened',
      input: { kind: listKinds.marketers, view: defaultView(listKinds.marketers) },
    },
  ],
  states: {
    'showing.address.told': { given: 'an address that says what is shown', seen: 'the address says what is shown' },
    'showing.address.typing': { given: 'a term being typed', seen: 'the rows follow the term' },
    broken: { given: 'a part that stopped working', seen: 'the page says so' },
    'showing.summary.none': { given: 'a page without tiles', seen: 'no tiles are shown' },
    'showing.summary.loading': { given: 'the counts on their way', seen: 'the tiles wait for their counts' },
    'showing.summary.shown': { given: 'the counts shown', seen: 'the tiles show their counts' },
    'showing.summary.failed': { given: 'counts that could not be loaded', seen: 'the place of the tiles says why' },
  },
  events: {
    'tab.chosen': {
      when: 'the person chooses a tab',
      cases: [{ name: 'the one that is open', payload: { tab: 'all' } }],
    },
    'term.changed': { when: 'the person types a term', cases: [{ name: 'a term', payload: { term: 'ada' } }] },
    'sort.chosen': { when: 'the person chooses an order', cases: [{ name: 'by date', payload: { sort: 'date' } }] },
    'size.chosen': { when: 'the person chooses a page size', cases: [{ name: '10 rows', payload: { size: 10 } }] },
    'page.turned': { when: 'the person turns the page', cases: [{ name: 'the first page', payload: { page: 1 } }] },
    'row.opened': { when: 'the person opens a row', cases: [{ name: 'a user', payload: { id: 'USR-1', page: 1 } }] },
    'dialog.dismissed': { when: 'the person closes the drawer', cases: noPayload },
    'view.changed': {
      when: 'the person opens an address of the page',
      cases: [{ name: 'as the page was opened', payload: { view: first } }],
    },
    'status.changed': {
      when: "users' status changes",
      cases: [
        {
          name: 'one is suspended',
          payload: { change: 'suspend', rows: [userToRow(userOf({ userStatus: 'SUSPENDED' }))] },
        },
      ],
    },
    'rows.changed': {
      when: 'rows are new or changed',
      cases: [{ name: 'one is new', payload: { rows: [userToRow(ada)] } }],
    },
    'rows.removed': { when: 'rows are gone', cases: [{ name: 'one is gone', payload: { ids: [ada.id] } }] },
    'rows.outdated': { when: 'the lists are to be fetched anew', cases: noPayload },
    'status.confirmed': {
      when: "the server confirms users' status",
      cases: [{ name: 'one is suspended', payload: { rows: [userToRow(userOf({ userStatus: 'SUSPENDED' }))] } }],
    },
    'retry.requested': { when: "the person presses 'Retry' at the tiles", cases: noPayload },
  },
  calls: {
    selection: { name: 'the choice of rows', outcomes: [fails] },
    tableLook: { name: 'the look of the table', outcomes: [fails] },
    csvExport: { name: 'the file', outcomes: [fails] },
    loadSummary: { name: 'the loading of the counts', outcomes: [{ name: 'the counts come', output: summary }, fails] },
  },
  facts: {
    tab: (tab) => `the tab '${String(tab)}' is chosen`,
    query: () => null,
    told: () => null,
    opened: () => null,
    counts: () => null,
    hasProblem: () => null,
  },
  keyOf: ({ context: { tab, queries, told, summary: known } }) => ({
    tab,
    queries,
    told,
    hasSummary: known !== null,
  }),
})
