import type { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart of a list page. */
export const listPageTexts = {
  'lists/listPage': defineTexts<typeof listPageMachine>({
    actionsAt: {
      showing: { spawnLists: 'loads the list of the open tab' },
      'showing: rows.changed': {
        forwardToLists: 'the list of marketers shows the marketer with the new details',
        sendRowsToPalette: 'the search in the command palette finds the marketer with the new details from now on',
      },
      'showing: rows.removed': { forwardToLists: 'the list of marketers no longer shows the marketer' },
      'showing: rows.outdated': { forwardToLists: 'the list of marketers loads its rows again from the server' },
      'showing: status.confirmed': { updateRows: 'the lists show the data of these users from its answer' },
      'showing.otherLists.started': { spawnLists: 'loads the lists of the other tabs, except on the items page' },
    },
    otherwise: {
      'showing.otherLists.deciding: always (2)': 'the open tab has no list',
      'showing.summary.deciding: always (2)': 'the page has no tiles',
    },
    names: {
      showing: 'Page shown',
      'showing.url': 'View',
      'showing.url.synced': 'URL up to date',
      'showing.otherLists.deciding': 'Checking the open tab',
      'showing.otherLists.waiting': 'Waiting for the open list',
      'showing.otherLists.started': 'Loading other lists',
      'showing.summary.deciding': 'Checking for tiles',
      'showing.summary.none': 'No tiles',
      'showing.summary.loading': 'Loading counts',
      'showing.summary.loaded': 'Counts shown',

      'showing.summary': 'Tiles',
    },

    guards: {
      hasOpenList: 'the open tab has a list',
      hasSummary: 'the page has tiles',
    },
    actions: {
      setTab: 'shows the tab with its last search and without a side panel',
      setTerm: 'searches the list for the term',
      setFilters: 'filters the list, and shows page 1',
      setToday: 'the date filters count from today',
      setSort: 'sorts the list, and shows page 1',
      setSize: 'changes the page size, and shows page 1',
      setPage: 'shows the chosen page',
      openRow: 'opens the side panel of the row',
      closeRow: 'closes the side panel',
      setView: 'takes the view from the URL',
      spawnLists: 'loads the list of the tab if it is not loaded yet',
      sendQuery: 'the list shows the rows of this view',
      forwardToLists: 'each list with a date filter shows the rows that now match it',
      toggleRow: 'selects the row, or deselects it if it was selected',
      toggleRows: 'selects these rows; if all of them were already selected, deselects them',
      clearSelection: 'deselects all rows',
      updateRows: 'moves the users between the lists of active and inactive users, and updates their rows',
      sendRowsToPalette: 'the search in the command palette finds the users with these data from now on',
      removeRowsFromPalette: 'the search in the command palette no longer finds the marketer',
      adjustCounts: 'updates the counts of the tiles',
      setSummary: 'shows the counts in the tiles',
      sendCounts: 'updates the total number of rows of each list',
      reportView: 'the marketers page follows the view: it opens or closes the side panel and the leaderboard',
      showView: 'the URL shows the view',
      requestSavedViews: 'the dialog of saved views opens',
    },
    when: {
      'showing: day.changed': 'the page opens, or a new day starts',
    },
  }),
}
