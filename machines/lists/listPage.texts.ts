import type { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart of a list page. */
export const listPageTexts = {
  'lists/listPage': defineTexts<typeof listPageMachine>({
    guards: {
      hasOpenList: 'the open tab has a list',
      hasSummary: 'the page has tiles',
    },
    actions: {
      setTab: 'opens the tab with its last search, and no open row',
      setTerm: 'remembers the search term of the tab',
      setFilters: 'remembers the filters of the tab, and opens the first page',
      setToday: 'remembers the day',
      setSort: 'remembers the order of the tab, and opens the first page',
      setSize: 'remembers the page size of the tab, and opens the first page',
      setPage: 'remembers the page of the tab',
      openRow: 'opens the drawer of the row',
      closeRow: 'closes the drawer of the row',
      setView: 'takes over the view of the URL',
      spawnLists: 'starts the lists that do not run yet',
      sendQuery: 'the list shows the rows that match',
      forwardToLists: 'passes it on to all lists',
      clearSelection: 'no row is selected any more',
      updateRows: 'each list adds or removes the users by their new status',
      sendRowsToPalette: 'the command palette finds the rows',
      removeRowsFromPalette: 'the command palette no longer finds the rows',
      adjustCounts: 'the tiles count the users by their new status',
      setSummary: 'shows the counts in the tiles',
      sendCounts: 'each list knows how many rows it has on the server',
      reportView: 'tells the page around the lists which view is open',
      showView: 'the URL contains the view',
      requestSavedViews: 'the dialog of saved views opens',
    },
    when: { 'showing: day.changed': 'the page opens, or a new day starts' },
  }),
}
