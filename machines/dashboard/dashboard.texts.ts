import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import type { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'
import type { rangeFormMachine } from '#machines/dashboard/rangeForm.machine.ts'
import type { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/dashboard`. */
export const dashboardTexts = {
  'dashboard/dashboard': defineTexts<typeof dashboardMachine>({
    names: { 'cards.broken': 'All cards broken', prefetch: 'Loading lists in advance' },
    actions: {
      loadAllSections: 'loads the figures of all cards again',
      sendTimeFrames: 'gives each card its time frame',
      setTimeFrames: 'remembers the time frame of each card',
      setAllTimeFrames: 'remembers the time frame for all cards',
      sendTimeFrameToAll: 'gives all cards the time frame',
      showTimeFrame: 'the URL contains the time frame',
      storeTimeFrames: 'the browser stores the time frames',
      setHistory: 'shows the daily history',
      reportHistory: 'the plots and the loading in advance can start',
    },
    when: {
      'history.recording: recordCounts fails': 'the counts cannot be recorded',
      'plotCode.loading: loadPlotCode fails': 'the code that draws plots cannot be loaded',
      'history.recording: recordCounts is done': 'the counts are recorded',
    },
  }),
  'dashboard/section': defineTexts<typeof sectionMachine>({
    guards: { isOtherTimeFrame: 'it is another time frame' },
    actions: {
      setTimeFrame: 'remembers the time frame',
      showTimeFrame: 'the URL contains the time frame',
      requestLoad: 'starts to load the figures',
      setFigures: 'shows the figures',
      setComparison: 'shows the differences from the period before',
      sendCountsToParent: 'the daily history gets the counts',
      sendAlert: 'the bell lists what went wrong',
      setProblem: 'shows why the figures could not be loaded',
    },
    when: {
      'loading: loadSection fails': 'the figures cannot be loaded',
      'succeeded.comparing: loadComparison fails': 'the period before cannot be loaded',

      'idle: load.requested': 'the load starts by itself',
      'succeeded: load.requested': "the person presses 'Refresh' of the dashboard",
      'failed: load.requested': "the person presses 'Retry' at the card or in the bell, or 'Refresh' of the dashboard",
    },
  }),
  'dashboard/plot': defineTexts<typeof plotMachine>({
    when: {
      'file.drawing: drawFile fails': 'the image cannot be drawn',
    },

    otherwise: {
      'file.idle: download.requested (2)': 'it is an image',
    },

    guards: { isCsv: 'it is a CSV file' },
    actions: {
      setDay: 'shows the figures of the day',
      setRequest: 'remembers which file was chosen',
      clearRequest: 'forgets which file was chosen',
      downloadCsv: 'the figures are downloaded as a CSV file',
      downloadImage: 'the plot is downloaded as an image',
    },
  }),
  'dashboard/rangeForm': defineTexts<typeof rangeFormMachine>({
    otherwise: {
      'editing: range.submitted (2)': 'the range cannot be used',
    },

    guards: { isUsable: 'the range can be used' },
    actions: {
      setProblem: 'shows what is wrong with the range',
      clearProblem: 'no longer shows what was wrong with the range',
      sendTimeFrameToParent: 'all cards show the range',
    },
  }),
  'dashboard/listPrefetch': defineTexts<typeof listPrefetchMachine>({
    guards: { isComplete: 'all lists are loaded' },
    actions: {
      setProblems: 'the page names each list that failed, and the reason',
      setProblemForAll: 'the page names all lists, and the reason',
      clearProblems: 'the page names no failed list any more',
      sendBatches: 'keeps the rows for the list pages',
    },
    when: {
      'loading: prefetchRows fails': 'no list could be loaded',
      'loading: prefetchRows is done (2)': 'some lists could not be loaded',
    },
  }),
}
