import type { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart of a list page. */
export const listPageTexts = {
  'lists/listPage': defineTexts<typeof listPageMachine>({
    otherwise: {
      'showing.otherLists.deciding: always (2)': 'the open tab has no list',
      'showing.summary.deciding: always (2)': 'the page has no tiles',
    },
    names: {
      'showing.summary': 'Tiles',
    },

    guards: {
      hasOpenList: 'the open tab has a list',
      hasSummary: 'the page has tiles',
    },
    actions: {
      setTab: 'opens the tab with its last search, and no opened row',
      setTerm: 'remembers the search term of the tab',
      setFilters: 'remembers the filters of the tab, and opens the first page',
      setToday: 'remembers the day',
      setSort: 'remembers the order of the tab, and opens the first page',
      setSize: 'remembers the page size of the tab, and opens the first page',
      setPage: 'remembers the page of the tab',
      openRow: 'opens the side panel of the row',
      closeRow: 'closes the side panel',
      setView: 'shows what the URL contains',
      spawnLists: 'starts to load the lists that are needed now',
      sendQuery: 'the list shows the rows that match',
      forwardToLists: 'informs all lists',
      clearSelection: 'clears the selection of rows',
      updateRows: 'each list adds or removes the users by their new status',
      sendRowsToPalette: 'the command palette finds the rows',
      removeRowsFromPalette: 'the command palette no longer finds the rows',
      adjustCounts: 'the tiles count the users by their new status',
      setSummary: 'shows the counts in the tiles',
      sendCounts: 'each list gets its number of rows on the server',
      reportView: "'Retry' after an unexpected error opens this view",
      showView: 'the URL contains the view',
      requestSavedViews: 'the dialog of saved views opens',
    },
    when: { 'showing: day.changed': 'the page opens, or a new day starts' },
  }),
}
