import type { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const listPageTexts: ChartTexts<typeof listPageMachine> = {
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
    'tab.chosen': 'the person chooses a tab',
    'term.changed': 'the person types a term',
    'sort.chosen': 'the person chooses an order',
    'size.chosen': 'the person chooses a page size',
    'page.turned': 'the person turns the page',
    'row.opened': 'the person opens a row',
    'drawer.dismissed': 'the person closes the drawer',
    'view.opened': 'the person opens an address of the page',
    'rows.changed': 'rows are new or changed',
    'rows.removed': 'rows are gone',
    'rows.outdated': 'the lists are to be fetched anew',
    'status.changed': "users' status changes",
    'status.confirmed': "the server confirms users' status",
    'summary.requested': "the person presses 'Retry' at the tiles",
  },
  calls: {
    selection: 'the choice of rows',
    tableLook: 'the look of the table',
    csvExport: 'the file',
    loadSummary: 'the loading of the counts',
  },
  facts: {
    tab: (tab) => `the tab '${String(tab)}' is chosen`,
    query: () => null,
    told: () => null,
    opened: () => null,
    counts: () => null,
    hasProblem: () => null,
  },
}
