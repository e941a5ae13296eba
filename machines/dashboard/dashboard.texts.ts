import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import type { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'
import type { rangeFormMachine } from '#machines/dashboard/rangeForm.machine.ts'
import type { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/dashboard`. */
export const dashboardTexts = {
  'dashboard/dashboard': defineTexts<typeof dashboardMachine>({
    names: {
      'plotCode.loading': 'Loading plot code',
      'plotCode.ready': 'Plots ready',
      'plotCode.failed': 'Plot code failed',

      history: 'Daily history',
      'history.idle': 'Nothing to store',
      'history.recording': 'Storing counts',
      'prefetch.waiting': 'Waiting for figures',
      'prefetch.running': 'Loading list rows',
      'plotCode.waiting': 'Waiting for figures',
      'cards.broken': 'Cards broken',
      prefetch: 'List rows in advance',
    },
    actions: {
      loadAllSections: 'all cards load their figures again',
      sendTimeFrames: 'each card shows its time frame',
      setTimeFrames: 'remembers the time frame of each card',
      setAllTimeFrames: 'remembers the time frame for all cards',
      sendTimeFrameToAll: 'all cards show the time frame',
      showTimeFrame: 'the URL shows the time frame',
      storeTimeFrames: 'the browser stores the time frames',
      setHistory: 'updates the daily history',
      reportHistory: 'the plots and the list rows can load now',
    },
    when: {
      'plotCode.loading: loadPlotCode is done': 'the plot code is loaded',

      'history.recording: recordCounts fails': "today's counts cannot be stored",
      'plotCode.loading: loadPlotCode fails': 'the plot code cannot be loaded',
      'history.recording: recordCounts is done': "today's counts are stored",
    },
  }),
  'dashboard/section': defineTexts<typeof sectionMachine>({
    names: {
      idle: 'Not loaded',
      succeeded: 'Loaded',
      'succeeded.comparing': 'Loading comparison',
      'succeeded.compared': 'Comparison shown',
      'succeeded.notCompared': 'Comparison failed',
    },
    guards: { isOtherTimeFrame: 'the card has another time frame' },
    actions: {
      setTimeFrame: 'sets the time frame of the card',
      showTimeFrame: 'the URL shows the time frame',
      requestLoad: 'loads the figures',
      setFigures: 'shows the figures',
      setComparison: 'shows the changes from the period before',
      sendCountsToParent: 'sends the counts to the daily history',
      sendAlert: 'the bell lists the error',
      setProblem: 'the card shows the error',
    },
    when: {
      'loading: loadSection fails': 'the figures cannot be loaded',
      'succeeded.comparing: loadComparison fails': 'the period before cannot be loaded',

      'idle: load.requested': 'the load starts automatically',
      'succeeded: load.requested': "the person presses 'Refresh' on the dashboard",
      'failed: load.requested': "the person presses 'Retry' or 'Refresh'",
    },
  }),
  'dashboard/plot': defineTexts<typeof plotMachine>({
    names: {
      view: 'Plot or table',
      file: 'Download',
      'file.idle': 'Ready',
      'file.drawing': 'Drawing image',
    },
    when: {
      'file.drawing: drawFile fails': 'the image cannot be drawn',
    },

    otherwise: {
      'file.idle: download.requested (2)': 'the file is an image',
    },

    guards: { isCsv: 'the file is a CSV file' },
    actions: {
      setDay: 'shows the figures of the day',
      setRequest: 'remembers the chosen file',
      clearRequest: 'forgets the chosen file',
      downloadCsv: 'the CSV file is downloaded',
      downloadImage: 'the image is downloaded',
    },
  }),
  'dashboard/rangeForm': defineTexts<typeof rangeFormMachine>({
    names: {
      closed: 'Form closed',
    },
    otherwise: {
      'editing: range.submitted (2)': 'the range is invalid',
    },

    guards: { isUsable: 'the range is valid' },
    actions: {
      setProblem: 'shows what is wrong with the range',
      clearProblem: 'hides the error',
      sendTimeFrameToParent: 'all cards show the range',
    },
  }),
  'dashboard/listPrefetch': defineTexts<typeof listPrefetchMachine>({
    names: {
      waiting: 'Waiting 3 seconds',
    },
    guards: { isComplete: 'all lists are loaded' },
    actions: {
      setProblems: 'the dashboard names the failed lists and the reasons',
      setProblemForAll: 'the dashboard says that no list could be loaded, and why',
      clearProblems: 'the dashboard no longer names failed lists',
      sendBatches: 'keeps the loaded rows for the list pages',
    },
    when: {
      'loading: prefetchRows fails': 'no list could be loaded',
      'loading: prefetchRows is done (2)': 'some lists could not be loaded',
    },
  }),
}
