import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { addToday, emptyHistory } from '#domain/dashboard/history.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { defineTestModel, fails, noPayload, raisedInternally } from '#charts/testModel.ts'

export const dashboardTestModel = defineTestModel({
  id: 'dashboard/dashboard',
  machine: dashboardMachine,
  inputs: [{ name: 'the page is opened', input: { timeFrames: defaultTimeFrames } }],
  visible: {
    'cards.showing': [{ role: 'button', name: 'Refresh' }],
    'plotCode.failed': [{ role: 'button', name: 'Draw the plot', within: 'User Overview' }],
  },
  events: {
    'refresh.requested': { when: "the person presses 'Refresh'", cases: noPayload },
    'timeFrame.chosen': {
      when: 'the person chooses a time frame for all cards',
      cases: [{ name: 'this month', payload: { timeFrame: 'This month' } }],
    },
    'timeFrames.changed': {
      when: 'the person opens a URL with time frames',
      cases: [
        {
          name: 'another one for the users',
          payload: { timeFrames: { ...defaultTimeFrames, userOverview: 'Lifetime' } },
        },
      ],
    },
    'counts.loaded': {
      when: 'a card has loaded its figures',
      cases: [{ name: '', payload: { counts: emptyCounts } }],
    },
    'history.changed': { when: "today's totals are stored", cases: raisedInternally },
    'retry.requested': { when: "the person presses 'Draw the plot'", cases: noPayload },
  },
  calls: {
    userOverview: { name: "the card 'User Overview'", src: 'section', outcomes: [] },
    itemOverview: { name: "the card 'Item Overview'", src: 'section', outcomes: [] },
    itemPerformance: { name: "the card 'Item Performance'", src: 'section', outcomes: [] },
    itemListings: { name: "the card 'Item Listings'", src: 'section', outcomes: [] },
    rangeForm: { name: "the form 'Custom range'", outcomes: [] },
    userPlot: { name: "the plot of 'User Overview'", src: 'plot', outcomes: [] },
    itemPlot: { name: "the plot of 'Item Overview'", src: 'plot', outcomes: [] },
    performancePlot: { name: "the plot of 'Item Performance'", src: 'plot', outcomes: [] },
    listingsPlot: { name: "the plot of 'Item Listings'", src: 'plot', outcomes: [] },
    recordCounts: {
      name: "storing today's totals",
      outcomes: [{ name: 'the history has today', output: addToday(emptyHistory, emptyCounts, '2026-01-31') }, fails],
    },
    listPrefetch: { name: 'loading list rows in advance', outcomes: [fails] },
    loadPlotCode: {
      name: 'loading the plot code',
      outcomes: [{ name: 'the code arrives', output: undefined }, fails],
    },
  },
  keyOf: ({ context }) => ({ timeFrame: context.timeFrames.userOverview, hasHistory: context.history.isSeeded }),
})
