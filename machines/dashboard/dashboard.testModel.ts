import {
  because,
  byItself,
  causedBy,
  openAsAdmin,
  openPath,
  ownStep,
  signInAsAdmin,
  whileIn,
} from '#machines/manualTest.ts'
import { choose, inRegion, press } from '#charts/gestures.ts'
import { addToday, emptyHistory } from '#domain/dashboard/history.ts'
import { firstMilestone } from '#domain/limits.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { timeFrames, totals } from '#machines/dashboard/dashboard.testData.ts'
import { defineTestModel, fails, noPayload, raisedInternally } from '#charts/testModel.ts'

const days = ['2026-01-31', '2026-02-01'] as const

const historyOf = (users: number, before = emptyHistory, day: string = days[0]) =>
  addToday(before, { ...totals, totalUserCount: users, activeUserCount: users - 21 }, day)

const history = historyOf(60)

export const dashboardTestModel = defineTestModel({
  id: 'dashboard/dashboard',
  machine: dashboardMachine,
  inputs: [{ name: 'the page is opened', input: { timeFrames } }],
  visible: {
    'cards.showing': [{ role: 'button', name: 'Refresh' }],
    'plotCode.failed': [{ role: 'button', name: 'Draw the plot', within: 'User Overview' }],
  },
  events: {
    'refresh.requested': { when: "the person presses 'Refresh'", cases: noPayload },
    'day.changed': {
      when: 'the dashboard opens, or a new day starts',
      cases: [
        { name: 'the first day', payload: { today: days[0] } },
        { name: 'the next day', payload: { today: days[1] } },
      ],
    },
    'timeFrame.chosen': {
      when: 'the person chooses a time frame for all cards',
      cases: [{ name: 'this month', payload: { timeFrame: 'This month' } }],
    },
    'timeFrames.changed': {
      when: 'the person opens a URL with time frames',
      cases: [
        { name: 'another one for the users', payload: { timeFrames: { ...timeFrames, userOverview: 'Lifetime' } } },
      ],
    },
    'counts.loaded': { when: 'a card has loaded its figures', cases: [{ name: '', payload: { counts: totals } }] },
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
      outcomes: [
        { name: 'the history has today', output: history },
        {
          name: 'the history has the next day, and a milestone',
          output: historyOf(firstMilestone, history, days[1]),
        },
        {
          name: 'the history has the next day, just below a milestone',
          output: historyOf(firstMilestone - 1, history, days[1]),
        },
        fails,
      ],
    },
    subscribeToDay: { name: 'the clock that reports a new day', outcomes: [] },
    listPrefetch: { name: 'loading list rows in advance', outcomes: [fails] },
    loadPlotCode: { name: 'loading the plot code', outcomes: [{ name: 'the code arrives', output: undefined }, fails] },
  },
  keyOf: ({ context }) => ({
    // A browser has the day of its clock, which is none of these.
    day: days.findIndex((day) => day === context.today),
    timeFrame: context.timeFrames.userOverview,
    hasHistory: context.history.isSeeded,
  }),
  manual: {
    starts: { 'the page is opened': openAsAdmin('/admin') },
    inputs: {
      'event refresh.requested': { action: press('Refresh') },
      'event timeFrame.chosen: this month': { action: choose('This month', 'Time frame of the page') },
      'event counts.loaded': { isPossible: ({ context }) => !context.history.isSeeded },
      'event retry.requested': whileIn({ plotCode: 'failed' }, [
        ownStep('unblockFile', 'unblock the file', '**/assets/Plot-*'),
        press('Draw the plot', inRegion('User Overview')),
      ]),
      'outcome recordCounts: the history has today': byItself,
      'outcome loadPlotCode: the code arrives': byItself,
      'outcome loadPlotCode: the call fails': causedBy(
        [
          ownStep(
            'blockFile',
            "block '*/assets/Plot-*' in the tab 'Network request blocking' of the DevTools",
            '**/assets/Plot-*',
          ),
          openPath('/admin'),
        ],
        signInAsAdmin,
      ),
    },
    impossible: {
      'event day.changed': 'the page sends it when it opens; a unit test covers midnight',
      'event timeFrames.changed': 'a new address loads the page again; a journey goes back to one',
      ...because('the page must be open at midnight; a unit test covers it', [
        'outcome recordCounts: the history has the next day, and a milestone',
        'outcome recordCounts: the history has the next day, just below a milestone',
      ]),
    },
  },
})
