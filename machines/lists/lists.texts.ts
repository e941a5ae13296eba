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
    guards: {
      needsNextBatch: 'the open page, the next page or a search needs another batch',
      canSearchAll: 'the server may have more rows for the search, the filters or the drawer',
      isTruncated: 'the server repeated itself, so rows may be missing',
      isFirstBatchMissing: 'the first batch has not arrived yet',
      isNewSearch: 'the term, the filters or the row of the drawer differ',
    },
    actions: {
      markOutdated: 'the next batch replaces all rows',
      resume: 'continues the list, or starts it again if the server repeated itself',
      setQuery: 'shows the loaded rows that match',
      setToday: 'counts the days of the date filter from the new day',
      addBatch: 'adds the rows of the batch',
      addFullSearchBatch: 'adds the rows of the batch to the search',
      sendRowsToPalette: 'the command palette finds the rows',
      clearExtraBatches: 'loads no more batches for the search',
      upsertRows: 'changes the rows, and adds new ones in their place',
      removeRows: 'removes the rows',
      setCount: 'shows how many pages there are',
      setProblem: 'shows why the batch failed',
      clearProblem: 'no longer shows why the batch failed',
      reportFailure: 'a message or the bell says what went wrong',
    },
    when: {
      '(chart): day.changed': 'the page learns the day, or a new day starts',
      'loading.nextBatch: fetchBatch is done': 'the batch arrives',
      'loading.fullSearch: fetchBatch is done': 'the batch arrives',
    },
  }),
  'lists/prefetchedBatches': defineTexts<typeof prefetchedBatchesMachine>({
    guards: { isLastBatch: 'no other list has prefetched rows' },
    actions: {
      addBatch: 'keeps the rows',
      removeBatch: 'drops the rows of the list',
      startExpiry: 'starts the timer after which the rows are too old',
      cancelExpiry: 'stops the timer of the list',
      cancelExpiries: 'stops the timers of all lists',
      clearBatches: 'drops the rows of all lists',
    },
  }),
  'lists/selection': defineTexts<typeof selectionMachine>({
    guards: { hasSelection: 'a row is selected' },
    actions: {
      toggleRow: 'selects the row, or no longer selects it',
      toggleRows: 'selects all these rows, or none if all were selected',
      clearSelection: 'no row is selected any more',
    },
  }),
  'lists/tableLayout': defineTexts<typeof tableLayoutMachine>({
    actions: {
      setLayout: 'the table takes the stored layout',
      toggleColumn: 'the table shows or hides the column',
      setDensity: 'the table takes the density',
      toggleShortcuts: 'switches the shortcuts on or off',
      resetLayout: 'the table takes the default columns and density',
      storeLayout: 'the browser stores the layout of the table',
    },
    when: { 'readingLayout: readTableLayout is done': 'the layout is read' },
  }),
  'lists/savedViews': defineTexts<typeof savedViewsMachine>({
    guards: {
      isRequested: "the person has pressed 'Views'",
      isChosenGone: 'the other tab has deleted or renamed this view',
      isRefusedRename: 'the new name is refused',
      isRefused: 'the change is refused',
      isSave: 'it is a new view',
      isRename: 'the person renames a view',
    },
    actions: {
      setCurrent: 'remembers the view of the open list',
      setViews: 'shows the stored views',
      setChosen: 'remembers which view was chosen',
      setSave: 'prepares to save the view under the name',
      setRename: 'prepares to rename the view',
      setDelete: 'prepares to delete the view',
      setResult: 'shows the stored views, or why the change is refused',
      setFull: 'says that the browser has no space',
      setGone: 'says that the view no longer exists',
      clearProblem: 'no longer shows why the last change was refused',
      toastSaved: 'a message says that the view is saved in the navigation',
    },
    when: {
      'reading: readViews is done': 'the stored views are read',
      'open.storing: storeChange is done (1)': 'the browser refuses it',
      'open.storing: storeChange is done (2)': 'the browser refuses it',
      'open.storing: storeChange is done (3)': 'it is stored',
      'open.renaming: dialog.dismissed': "the person presses 'Cancel' or Escape",
      'open.confirmingDelete: dialog.dismissed': "the person presses 'Cancel' or Escape",
      'open.listing: dialog.dismissed': 'the person closes the dialog',
    },
  }),
  'lists/csvExport': defineTexts<typeof csvExportMachine>({
    guards: {
      isTruncated: 'the server repeated itself, so rows may be missing',
      isComplete: 'all rows are loaded',
    },
    actions: {
      startExport: 'starts a file without rows',
      addBatch: 'adds the rows of the batch',
      sendRowsToPalette: 'the command palette finds the rows',
      setProblem: 'shows why the batch failed',
      setTruncated: 'shows that rows would be missing',
      resume: 'continues the export, or starts it again if the server repeated itself',
      clearProblem: 'no longer shows why the export stopped',
      clearRows: 'drops the loaded rows',
      downloadRows: 'the chosen rows are downloaded as a CSV file',
      downloadAllRows: 'all rows are downloaded as a CSV file',
    },
    when: {
      'choosingRows: rows.chosen': 'the person chooses the selected rows, the page or the loaded rows',
      'choosingRows: allRows.chosen': 'the person chooses all rows',
      'loadingRows: fetchBatch is done': 'the batch arrives',
    },
  }),
  'lists/listSummary': defineTexts<typeof listSummaryMachine>({
    actions: {
      setSummary: 'passes the counts to the tiles',
      setProblem: 'shows why the counts could not be loaded',
      clearProblem: 'no longer shows why the counts could not be loaded',
      sendAlert: 'the bell lists what went wrong',
    },
    when: { 'failed: retry.requested': "the person presses 'Retry' at the tiles or in the bell" },
  }),
}
