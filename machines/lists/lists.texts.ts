import { maxEmptyBatches, prefetchMaxAgeMs } from '#domain/limits.ts'
import type { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import type { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import type { prefetchedBatchesMachine } from '#machines/lists/prefetchedBatches.machine.ts'
import type { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { defineTexts } from '#machines/texts.ts'

const resumeText = 'if the server repeated rows, loads all rows from the start; otherwise loads the remaining ones'

const viewsShownText = 'the dialog and the navigation menu show the stored views'

const orderChangedText =
  'the person changes the order, the page of rows or the page size, or closes the side panel of a row'

/** The texts of the charts of `machines/lists`, except the list page. */
export const listsTexts = {
  'lists/pagedList': defineTexts<typeof pagedListMachine>({
    actionsAt: {
      'loading: query.changed (2)': { setQuery: 'shows the loaded rows in this order and on this page' },
      'loading: rows.changed (1)': {
        upsertRows: 'shows the added and changed rows, and requests the first batch again',
      },
      'loading: rows.removed (1)': { removeRows: 'no longer shows these rows, and requests the first batch again' },
    },
    names: {
      deciding: 'Checking for missing rows',
      loading: 'Loading rows',
      showing: 'Rows shown',
      failed: 'Loading failed',
      'loading.nextBatch': 'Loading a batch',
      'loading.decidingFullSearch': 'Checking full search',
    },
    otherwise: {
      'deciding: always (3)': 'no more rows are needed',
      'loading: query.changed (2)': orderChangedText,
      'loading: rows.changed (2)': 'the first batch has arrived',
      'loading: rows.removed (2)': 'the first batch has arrived',
      'loading.decidingFullSearch: always (2)': 'the server has no more rows to search',
    },

    guards: {
      needsNextBatch:
        'the open page of rows or the next page needs more rows, or a search or an opened row may load another batch',
      canSearchAll: 'the server has more rows to search',
      searchesRest: 'a search from a URL or a saved view still has too few rows to fill the open page',
      isTruncated: 'the list says that rows may be missing',
      isFirstBatchMissing: 'the first batch is still loading',
      isNewSearch: 'the person changes the search or a filter, or opens a row',
    },
    actions: {
      markOutdated: 'the list loads again from the first batch; the old rows stay visible until it arrives',
      resume: resumeText,
      setQuery: 'shows the loaded rows that match now',
      setToday: 'the date filter uses this date',
      addBatch: 'adds the rows to the list',
      addFullSearchBatch: 'adds the rows to the list and searches them',
      sendRowsToPalette: 'the search in the command palette finds these rows from now on',
      stopSearch: 'loads no more rows for this search or opened row',
      upsertRows: 'shows the added and changed rows',
      removeRows: 'no longer shows these rows',
      setCount: 'updates the number of pages',
      setProblem: 'the list shows the error',
      clearProblem: 'hides the error',
      reportFailure: 'the bell lists the error; a message shows it too, but not on the items page',
    },
    when: {
      'loading: query.changed (1)': 'the person changes the search or a filter, or opens a row',
      'loading: query.changed (2)': orderChangedText,
      'loading.nextBatch: fetchBatch fails': 'the batch cannot be loaded',
      'loading.fullSearch: fetchBatch fails': 'the batch cannot be loaded',

      '(chart): day.changed': "the list gets today's date, or a new day starts",
      'loading.nextBatch: fetchBatch is done': 'the batch arrives',
      'loading.fullSearch: fetchBatch is done': 'the batch arrives',
    },
  }),
  'lists/prefetchedBatches': defineTexts<typeof prefetchedBatchesMachine>({
    names: {
      empty: 'No rows kept',
      fresh: 'Rows kept',
    },
    otherwise: {
      'fresh: batch.taken (2)': 'other lists still have kept rows',
      'fresh: batch.expired (2)': 'other lists still have kept rows',
    },

    guards: { isLastBatch: 'it was the only list with kept rows' },
    actions: {
      addBatch: 'keeps the rows until the list opens',
      removeBatch: 'discards the kept rows of this list',
      startExpiry: `starts a timer of ${prefetchMaxAgeMs / 1_000} seconds for these rows`,
      cancelExpiry: 'stops the running timer of this list',
      cancelExpiries: 'stops the timers of all lists',
      clearBatches: 'discards the rows of all lists, because they can show an old status',
    },
  }),
  'lists/tableLayout': defineTexts<typeof tableLayoutMachine>({
    names: {
      closed: 'No dialog open',
      showingHelp: 'Explaining shortcuts',
    },
    actions: {
      setLayout: 'the table shows the stored columns and density',
      toggleColumn: 'the table shows or hides the column',
      setDensity: 'the table changes its density',
      toggleShortcuts: 'the shortcuts work, or no longer work',
      resetLayout: 'the table shows the default columns and density',
      storeLayout: 'the browser stores the table layout',
    },
    when: {
      'readingLayout: readTableLayout fails': 'the stored layout cannot be read, so the table keeps the default layout',
      'readingLayout: readTableLayout is done': 'the stored layout is read',
    },
  }),
  'lists/savedViews': defineTexts<typeof savedViewsMachine>({
    actionsAt: {
      '(chart): views.changed': {
        setViews: 'the navigation menu, and the dialog if it is open, show the changed views',
      },
      'reading: readViews is done (1)': { setViews: viewsShownText },
      'open.listing: delete.requested': { setChosen: 'remembers which view to delete' },
      'open.renaming: views.changed': { setViews: viewsShownText },
      'open.confirmingDelete: views.changed': { setViews: viewsShownText },
      'open.storing: storeChange is done (1)': {
        setResult: 'the dialog shows why, for example that the name is taken',
      },
      'open.storing: storeChange is done (2)': {
        setResult: 'the dialog shows why, for example that the name is taken',
      },
      'open.storing: storeChange is done (3)': { setResult: 'the navigation menu shows a link to the new view' },
    },
    names: {
      closed: 'Dialog closed',
      open: 'Dialog open',
      reading: 'Reading saved views',
      'open.listing': 'Views shown',
      'open.storing': 'Storing the change',
    },
    otherwise: {
      'reading: readViews is done (2)': "'Views' was not pressed yet",
      'reading: readViews fails (2)': "'Views' was not pressed yet",
      'open.storing: storeChange is done (4)': 'the new name or the deletion is stored',
      'open.storing: storeChange fails (2)': 'the browser cannot store the new view or the deletion',
    },

    guards: {
      isRequested: "'Views' was already pressed",
      isChosenGone: 'the chosen view no longer exists',
      isRefusedRename: 'the new name is refused',
      isRefused: 'the new view is refused',
      isSave: 'the new view is stored',
      isRename: 'the browser cannot store the new name',
    },
    actions: {
      setCurrent: 'remembers the tab, search, filters and order of the open list, to save them as a new view',
      setViews: 'the navigation menu shows links to the stored views',
      setChosen: 'remembers which view to rename',
      setSave: 'remembers the new view and its name',
      setRename: 'remembers the new name of the view',
      setDelete: 'the change to store is the deletion of this view',
      setResult: 'the dialog and the navigation menu show the changed views',
      setFull: 'the dialog says that this browser has no room to store the change',
      setGone: 'the dialog says that the view was deleted in another browser tab',
      clearProblem: 'the dialog shows no error of an earlier change',
      toastSaved: 'a message confirms that the view is saved',
    },
    when: {
      'open.storing: storeChange is done (4)': 'the new name or the deletion is stored',
      'open.listing: name.submitted': "the person presses 'Save view'",
      'open.renaming: name.submitted': "the person presses 'Rename'",

      '(chart): subscribeToViews fails':
        'the console can no longer notice changes of the saved views in other browser tabs',
      'reading: readViews fails': 'the stored views cannot be read',
      'open.storing: storeChange fails (1)': 'the browser cannot store the new name',
      'open.storing: storeChange fails (2)': 'the browser cannot store the new view or the deletion',

      'reading: readViews is done': 'the stored views are read',
      'open.storing: storeChange is done (1)': 'the new name is refused',
      'open.storing: storeChange is done (2)': 'the new view is refused',
      'open.storing: storeChange is done (3)': 'the new view is stored',
      'open.renaming: dialog.dismissed': "the person presses 'Cancel' or Escape",
      'open.confirmingDelete: dialog.dismissed': "the person presses 'Cancel' or Escape",
      'open.listing: dialog.dismissed': 'the person closes the dialog',
    },
  }),
  'lists/csvExport': defineTexts<typeof csvExportMachine>({
    names: {
      closed: 'Dialog closed',
      deciding: 'Checking completeness',
      failed: 'Export failed',
    },
    otherwise: {
      'deciding: always (3)': 'the server has more rows',
    },

    guards: {
      isTruncated: `the server repeated rows, or sent no new ones in ${maxEmptyBatches} batches in a row`,
      isComplete: 'all rows are loaded',
    },
    actions: {
      startExport: 'starts with an empty file',
      addBatch: 'adds the rows to the file',
      sendRowsToPalette: 'the search in the command palette finds these rows from now on',
      setProblem: 'the dialog shows the error',
      setTruncated: 'the dialog says that rows may be missing',
      resume: resumeText,
      clearProblem: 'hides the error',
      clearRows: 'discards the rows that were loaded for the file',
      downloadRows: 'the CSV file with these rows is downloaded',
      downloadAllRows: 'the CSV file with all rows is downloaded',
    },
    when: {
      'loadingRows: fetchBatch fails': 'the batch cannot be loaded',

      'choosingRows: rows.chosen': "the person chooses 'Selected rows', 'This page' or 'Loaded rows'",
      'choosingRows: allRows.chosen': "the person chooses the option for all rows, for example 'All users'",
      'loadingRows: fetchBatch is done': 'the batch arrives',
    },
  }),
  'lists/listSummary': defineTexts<typeof listSummaryMachine>({
    names: {
      loading: 'Loading counts',
      failed: 'Loading failed',
      loaded: 'Counts loaded',
    },
    actions: {
      setSummary: 'the tiles show the counts',
      setProblem: 'a notice shows the error',
      clearProblem: 'hides the notice',
      sendAlert: 'the bell lists the error',
    },
    when: {
      'loading: loadSummary fails': 'the counts cannot be loaded',
      'failed: retry.requested': "the person presses 'Retry' in the notice, or at the alert in the list of the bell",
    },
  }),
}
