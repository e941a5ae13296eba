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
    otherwise: {
      'deciding: always (2)': 'no more rows are needed',
      'loading: query.changed (2)': 'only the order or the page changed',
      'loading: rows.changed (2)': 'the first batch has arrived',
      'loading: rows.removed (2)': 'the first batch has arrived',
      'loading.decidingFullSearch: always (2)': 'all rows that the search needs are loaded',
    },

    guards: {
      needsNextBatch: 'the open page, the next page or a search needs more rows',
      canSearchAll: 'the server may have more rows, which the search, the filters or the opened row need',
      isTruncated: 'the server sent the same rows again, so rows may be missing',
      isFirstBatchMissing: 'the first rows of the server have not arrived yet',
      isNewSearch: 'the search term, the filters or the opened row changed',
    },
    actions: {
      markOutdated: 'the next rows that arrive replace all rows',
      resume: 'continues the list, or starts it again if the server sent the same rows again',
      setQuery: 'shows the loaded rows that match',
      setToday: 'the date filter counts from the new day',
      addBatch: 'adds the rows of the batch',
      addFullSearchBatch: 'searches the rows of the batch too',
      sendRowsToPalette: 'the command palette finds the rows',
      clearExtraBatches: 'loads no more rows for the search',
      upsertRows: 'shows the changed rows, and new rows where they belong',
      removeRows: 'removes the rows',
      setCount: 'shows how many pages there are',
      setProblem: 'shows why the batch failed',
      clearProblem: 'no longer shows why the batch failed',
      reportFailure: 'a message or the bell says what went wrong',
    },
    when: {
      'loading.nextBatch: fetchBatch fails': 'the batch cannot be loaded',
      'loading.fullSearch: fetchBatch fails': 'the batch cannot be loaded',

      '(chart): day.changed': 'the page learns the day, or a new day starts',
      'loading.nextBatch: fetchBatch is done': 'the batch arrives',
      'loading.fullSearch: fetchBatch is done': 'the batch arrives',
    },
  }),
  'lists/prefetchedBatches': defineTexts<typeof prefetchedBatchesMachine>({
    otherwise: {
      'fresh: batch.taken (2)': 'rows of other lists are kept',
      'fresh: batch.expired (2)': 'rows of other lists are kept',
    },

    guards: { isLastBatch: 'no rows of another list are kept' },
    actions: {
      addBatch: 'keeps the rows until the list opens',
      removeBatch: 'discards the kept rows of the list',
      startExpiry: 'starts the timer after which the rows are too old',
      cancelExpiry: 'stops the timer of the list',
      cancelExpiries: 'stops the timers of all lists',
      clearBatches: 'discards the kept rows of all lists',
    },
  }),
  'lists/selection': defineTexts<typeof selectionMachine>({
    otherwise: {
      'deciding: always (2)': 'no row is selected',
    },

    guards: { hasSelection: 'a row is selected' },
    actions: {
      toggleRow: 'selects the row, or no longer selects it',
      toggleRows: 'selects all these rows, or none if all were selected',
      clearSelection: 'clears the selection of rows',
    },
  }),
  'lists/tableLayout': defineTexts<typeof tableLayoutMachine>({
    actions: {
      setLayout: 'the table gets the stored columns and density',
      toggleColumn: 'the table shows or hides the column',
      setDensity: 'the table gets the density',
      toggleShortcuts: 'the keys work from now on, or no longer',
      resetLayout: 'the table gets the default columns and density',
      storeLayout: 'the browser stores the layout of the table',
    },
    when: {
      'readingLayout: readTableLayout fails': 'the stored layout cannot be read',
      'readingLayout: readTableLayout is done': 'the layout is read',
    },
  }),
  'lists/savedViews': defineTexts<typeof savedViewsMachine>({
    otherwise: {
      'reading: readViews is done (2)': "the person has not pressed 'Views'",
      'reading: readViews fails (2)': "the person has not pressed 'Views'",
      'open.storing: storeChange is done (4)': 'a view is renamed or deleted',
      'open.storing: storeChange fails (2)': 'the person saves or deletes a view',
    },

    guards: {
      isRequested: "the person has pressed 'Views'",
      isChosenGone: 'another browser tab has deleted or renamed it',
      isRefusedRename: 'the person renamed a view',
      isRefused: 'the person saved or deleted a view',
      isSave: 'it is a new view',
      isRename: 'the person renames a view',
    },
    actions: {
      setCurrent: 'offers to save what the open list shows',
      setViews: 'shows the stored views',
      setChosen: 'remembers which view was chosen',
      setSave: 'prepares to save the view under the name',
      setRename: 'prepares to rename the view',
      setDelete: 'prepares to delete the view',
      setResult: 'shows the stored views, or why the change is not stored',
      setFull: 'says that the browser has no space',
      setGone: 'says that there is no view of this name now',
      clearProblem: 'no longer shows why the last change was not stored',
      toastSaved: 'a message says that the view is saved in the navigation',
    },
    when: {
      'reading: readViews fails': 'the stored views cannot be read',
      'open.storing: storeChange fails': 'the browser cannot store the change',

      'reading: readViews is done': 'the stored views are read',
      'open.storing: storeChange is done (1)': 'the browser does not store the change',
      'open.storing: storeChange is done (2)': 'the browser does not store the change',
      'open.storing: storeChange is done (3)': 'it is stored',
      'open.renaming: dialog.dismissed': "the person presses 'Cancel' or Escape",
      'open.confirmingDelete: dialog.dismissed': "the person presses 'Cancel' or Escape",
      'open.listing: dialog.dismissed': 'the person closes the dialog',
    },
  }),
  'lists/csvExport': defineTexts<typeof csvExportMachine>({
    otherwise: {
      'deciding: always (3)': 'the server has more rows',
    },

    guards: {
      isTruncated: 'the server sent the same rows again, so rows may be missing',
      isComplete: 'all rows are loaded',
    },
    actions: {
      startExport: 'starts with an empty file',
      addBatch: 'adds the rows of the batch',
      sendRowsToPalette: 'the command palette finds the rows',
      setProblem: 'shows why the batch failed',
      setTruncated: 'shows that rows would be missing',
      resume: 'continues the export, or starts it again if the server sent the same rows again',
      clearProblem: 'no longer shows why the export stopped',
      clearRows: 'discards the rows that were loaded for the file',
      downloadRows: 'the chosen rows are downloaded as a CSV file',
      downloadAllRows: 'all rows are downloaded as a CSV file',
    },
    when: {
      'loadingRows: fetchBatch fails': 'the batch cannot be loaded',

      'choosingRows: rows.chosen': 'the person chooses the selected rows, the page or the loaded rows',
      'choosingRows: allRows.chosen': 'the person chooses all rows',
      'loadingRows: fetchBatch is done': 'the batch arrives',
    },
  }),
  'lists/listSummary': defineTexts<typeof listSummaryMachine>({
    actions: {
      setSummary: 'the tiles get the counts',
      setProblem: 'shows why the counts could not be loaded',
      clearProblem: 'no longer shows why the counts could not be loaded',
      sendAlert: 'the bell lists what went wrong',
    },
    when: {
      'loading: loadSummary fails': 'the counts cannot be loaded',
      'failed: retry.requested': "the person presses 'Retry' at the tiles or in the bell",
    },
  }),
}
