import { prefetchMaxAgeMs } from '#domain/limits.ts'
import type { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import type { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import type { prefetchedBatchesMachine } from '#machines/lists/prefetchedBatches.machine.ts'
import type { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import type { selectionMachine } from '#machines/lists/selection.machine.ts'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/lists`, except the list page. */
export const listsTexts = {
  'lists/pagedList': defineTexts<typeof pagedListMachine>({
    names: {
      deciding: 'Checking for missing rows',
      'loading.decidingFullSearch': 'Checking full search',
    },
    otherwise: {
      'deciding: always (2)': 'no more rows are needed',
      'loading: query.changed (2)': 'only the order or the page is new',
      'loading: rows.changed (2)': 'the first batch is loaded',
      'loading: rows.removed (2)': 'the first batch is loaded',
      'loading.decidingFullSearch: always (2)': 'no more rows are needed',
    },

    guards: {
      needsNextBatch: 'the open page, the next page or a search needs more rows',
      canSearchAll: 'the search or the opened row may need more rows',
      isTruncated: 'the server repeated rows, so some may be missing',
      isFirstBatchMissing: 'the first batch is not loaded yet',
      isNewSearch: 'the search, a filter or the opened row is new',
    },
    actions: {
      markOutdated: 'the next batch will replace all rows',
      resume: 'loads the remaining rows, or all rows anew if the server repeated rows',
      setQuery: 'shows the loaded rows that match',
      setToday: 'the date filter uses this date',
      addBatch: 'adds the rows to the list',
      addFullSearchBatch: 'adds the rows to the list and searches them',
      sendRowsToPalette: 'the command palette can find these rows',
      clearExtraBatches: 'stops loading rows for the search',
      upsertRows: 'shows the added and changed rows',
      removeRows: 'removes the rows from the list',
      setCount: 'updates the number of pages',
      setProblem: 'the list shows the error',
      clearProblem: 'hides the error',
      reportFailure: 'a message or the bell reports the error',
    },
    when: {
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
      'fresh: batch.taken (2)': 'another list still has kept rows',
      'fresh: batch.expired (2)': 'another list still has kept rows',
    },

    guards: { isLastBatch: 'no other list has kept rows' },
    actions: {
      addBatch: 'keeps the rows until the list opens',
      removeBatch: 'no longer keeps these rows',
      startExpiry: `starts a timer of ${prefetchMaxAgeMs / 1_000} seconds for these rows`,
      cancelExpiry: 'stops the timer of the list',
      cancelExpiries: 'stops the timers of all lists',
      clearBatches: 'discards the rows of all lists',
    },
  }),
  'lists/selection': defineTexts<typeof selectionMachine>({
    names: {
      deciding: 'Checking selection',
      none: 'No rows selected',
      some: 'Rows selected',
    },
    otherwise: {
      'deciding: always (2)': 'no row is selected',
    },

    guards: { hasSelection: 'a row is selected' },
    actions: {
      toggleRow: 'selects the row, or deselects it',
      toggleRows: 'selects these rows, or deselects them if all were selected',
      clearSelection: 'deselects all rows',
    },
  }),
  'lists/tableLayout': defineTexts<typeof tableLayoutMachine>({
    names: {
      closed: 'No dialog open',
    },
    actions: {
      setLayout: 'the table shows the stored columns and density',
      toggleColumn: 'the table shows or hides the column',
      setDensity: 'the table changes its density',
      toggleShortcuts: 'enables or disables the shortcuts',
      resetLayout: 'the table shows the default columns and density',
      storeLayout: 'the browser stores the table layout',
    },
    when: {
      'readingLayout: readTableLayout fails': 'the stored layout cannot be read',
      'readingLayout: readTableLayout is done': 'the layout is read',
    },
  }),
  'lists/savedViews': defineTexts<typeof savedViewsMachine>({
    names: {
      closed: 'Dialog closed',
      open: 'Dialog open',
    },
    otherwise: {
      'reading: readViews is done (2)': "'Views' was not pressed yet",
      'reading: readViews fails (2)': "'Views' was not pressed yet",
      'open.storing: storeChange is done (4)': 'a view is renamed or deleted',
      'open.storing: storeChange fails (2)': 'a view is saved or deleted',
    },

    guards: {
      isRequested: "'Views' was already pressed",
      isChosenGone: 'the chosen view no longer exists',
      isRefusedRename: 'a view is renamed',
      isRefused: 'a view is saved or deleted',
      isSave: 'a new view is saved',
      isRename: 'a view is renamed',
    },
    actions: {
      setCurrent: 'remembers the view of the open list',
      setViews: 'shows the stored views',
      setChosen: 'remembers the chosen view',
      setSave: 'remembers the view and its name',
      setRename: 'remembers the new name',
      setDelete: 'remembers the view to delete',
      setResult: 'shows the views, or why the change is not allowed',
      setFull: 'says that the browser storage is full',
      setGone: 'says that the view was deleted in another tab',
      clearProblem: 'hides an earlier error',
      toastSaved: 'a message confirms that the view is saved',
    },
    when: {
      'open.storing: storeChange is done (4)': 'the change is stored',
      'open.listing: name.submitted': "the person presses 'Save view'",
      'open.renaming: name.submitted': "the person presses 'Rename'",

      'reading: readViews fails': 'the stored views cannot be read',
      'open.storing: storeChange fails': 'the browser cannot store the change',

      'reading: readViews is done': 'the stored views are read',
      'open.storing: storeChange is done (1)': 'the change is not allowed',
      'open.storing: storeChange is done (2)': 'the change is not allowed',
      'open.storing: storeChange is done (3)': 'the change is stored',
      'open.renaming: dialog.dismissed': "the person presses 'Cancel' or Escape",
      'open.confirmingDelete: dialog.dismissed': "the person presses 'Cancel' or Escape",
      'open.listing: dialog.dismissed': 'the person closes the dialog',
    },
  }),
  'lists/csvExport': defineTexts<typeof csvExportMachine>({
    names: {
      closed: 'Dialog closed',
      deciding: 'Checking completeness',
    },
    otherwise: {
      'deciding: always (3)': 'the server has more rows',
    },

    guards: {
      isTruncated: 'the server repeated rows, so some may be missing',
      isComplete: 'all rows are loaded',
    },
    actions: {
      startExport: 'starts a new file',
      addBatch: 'adds the rows to the file',
      sendRowsToPalette: 'the command palette can find these rows',
      setProblem: 'the dialog shows the error',
      setTruncated: 'the dialog says that rows may be missing',
      resume: 'loads the remaining rows, or all rows anew if the server repeated rows',
      clearProblem: 'hides the error',
      clearRows: 'clears the rows from memory',
      downloadRows: 'the CSV file with these rows is downloaded',
      downloadAllRows: 'the CSV file with all rows is downloaded',
    },
    when: {
      'loadingRows: fetchBatch fails': 'the batch cannot be loaded',

      'choosingRows: rows.chosen': "the person chooses 'Selected rows', 'This page' or 'Loaded rows'",
      'choosingRows: allRows.chosen': "the person chooses all rows, such as 'All users'",
      'loadingRows: fetchBatch is done': 'the batch arrives',
    },
  }),
  'lists/listSummary': defineTexts<typeof listSummaryMachine>({
    actions: {
      setSummary: 'the tiles show the counts',
      setProblem: 'a notice shows the error',
      clearProblem: 'hides the error',
      sendAlert: 'the bell lists the error',
    },
    when: {
      'loading: loadSummary fails': 'the counts cannot be loaded',
      'failed: retry.requested': "the person presses 'Retry' at the tiles or in the bell",
    },
  }),
}
