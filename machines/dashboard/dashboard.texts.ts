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
      'history.idle': 'Waiting for new totals',
      'history.recording': 'Storing totals',
      'prefetch.waiting': 'List rows wait for figures',
      'prefetch.running': 'Loading list rows',
      'plotCode.waiting': 'Plots wait for figures',
      'cards.showing': 'Cards shown',
      prefetch: 'List rows in advance',
    },
    actions: {
      loadAllSections: 'all cards load their figures again',
      sendTimeFrames: 'each card shows the figures of it',
      setTimeFrames: 'each card switches to its time frame',
      setAllTimeFrames: 'the page remembers it',
      sendTimeFrameToAll: 'all cards switch to it and show its figures',
      showTimeFrame: 'the URL shows the time frame',
      storeTimeFrames: 'the browser stores the time frames for the next visit',
      setHistory: 'the dashboard uses the new daily history',
      reportHistory: 'the plot code and the list rows start to load, unless they already did',
    },
    when: {
      'plotCode.waiting: history.changed': "a card has loaded its figures, and today's totals are stored",
      'prefetch.waiting: history.changed': "a card has loaded its figures, and today's totals are stored",
      'plotCode.loading: loadPlotCode is done': 'the plot code is loaded',

      'history.recording: recordCounts fails': "today's totals cannot be stored",
      'plotCode.loading: loadPlotCode fails': 'the plot code cannot be loaded',
      'history.recording: recordCounts is done': "today's totals are stored",
    },
  }),
  'dashboard/section': defineTexts<typeof sectionMachine>({
    names: {
      idle: 'Before loading',
      loading: 'Loading figures',
      succeeded: 'Figures shown',
      failed: 'Loading failed',
      'succeeded.comparing': 'Loading comparison',
      'succeeded.compared': 'Comparison shown',
      'succeeded.notCompared': 'Comparison failed',
    },
    guards: { isOtherTimeFrame: 'it is not the time frame of this card' },
    actions: {
      setTimeFrame: 'the card gets this time frame',
      showTimeFrame: 'the URL shows the time frame',
      requestLoad: 'starts to load the figures',
      setFigures: 'shows the figures',
      setComparison: 'shows the changes from the period before',
      sendCountsToParent: "the dashboard stores today's totals in this browser, for the plots over time",
      sendAlert: 'the bell lists the error',
      setProblem: 'the card shows the error',
    },
    when: {
      'loading: loadSection fails': 'the figures cannot be loaded',
      'succeeded.comparing: loadComparison fails': 'the figures of the period before cannot be loaded',
      'succeeded.comparing: loadComparison is done': 'the figures of the period before arrive',

      'idle: load.requested': 'the figures start to load',
      'succeeded: load.requested': "the person presses 'Refresh' on the dashboard",
      'failed: load.requested': "the person presses 'Retry' or 'Refresh'",
    },
  }),
  'dashboard/plot': defineTexts<typeof plotMachine>({
    names: {
      view: 'Plot or table',
      file: 'Download',
      'file.idle': 'No image is being drawn',
      'file.drawing': 'Drawing image',
    },
    when: {
      'file.idle: download.requested (1)': 'the person chooses to download a CSV file',
      'file.idle: download.requested (2)': 'the person chooses to download the plot as an image',
      'file.drawing: drawFile fails': 'the image cannot be drawn',
    },

    otherwise: {
      'file.idle: download.requested (2)': 'the person chooses to download the plot as an image',
    },

    guards: { isCsv: 'the person chooses to download a CSV file' },
    actions: {
      setDay: 'shows the figures of the day',
      setRequest: "remembers which of the card's plots to draw: the totals by day, or the shares",
      clearRequest: 'forgets which plot to draw',
      downloadCsv: 'the CSV file is downloaded',
      downloadImage: 'the image is downloaded',
    },
  }),
  'dashboard/rangeForm': defineTexts<typeof rangeFormMachine>({
    names: {
      closed: 'Form closed',
      editing: 'Entering days',
    },
    otherwise: {
      'editing: range.submitted (2)': 'the range is invalid',
    },

    guards: { isUsable: 'the range is valid' },
    actions: {
      setProblem: 'the form shows what is wrong with the range',
      clearProblem: 'hides the error',
      sendTimeFrameToParent: 'all cards show the figures of these days',
    },
  }),
  'dashboard/listPrefetch': defineTexts<typeof listPrefetchMachine>({
    names: {
      waiting: 'Waiting 3 seconds',
      loading: 'Loading rows',
      loaded: 'Rows loaded',
      failed: 'Loading failed',
    },
    guards: { isComplete: 'the first rows of all lists are loaded' },
    actions: {
      setProblems: 'the dashboard names the failed lists and the reasons',
      setProblemForAll: 'the dashboard says that no list could be loaded, and why',
      clearProblems: 'the dashboard hides an earlier notice of failed lists',
      sendBatches: 'keeps the loaded rows for the list pages',
    },
    when: {
      'loading: prefetchRows is done (1)': 'the first rows of all lists are loaded',
      'loading: prefetchRows fails': 'no list could be loaded',
      'loading: prefetchRows is done (2)': 'some lists could not be loaded',
    },
  }),
}
