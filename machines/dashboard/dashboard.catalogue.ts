import { emptyCounts } from '#domain/dashboard/counts.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { emptyHistory, addToday } from '#domain/dashboard/history.ts'
import type { PlotData } from '#domain/dashboard/plots.ts'
import { noPayload, defineTestModel } from '#machines/catalogueEntry.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { dashboardTexts } from '#machines/dashboard/dashboard.words.ts'
import { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import { listPrefetchTexts } from '#machines/dashboard/listPrefetch.words.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { plotTexts } from '#machines/dashboard/plot.words.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { sectionTexts } from '#machines/dashboard/section.words.ts'

const fails = { name: 'the call fails', error: new Error('Network Error') }
const figures = { totals: emptyCounts, period: emptyCounts, at: 0 }
const plot: PlotData = {
  kind: 'donut',
  title: 'Item Listings Overview',
  sum: 1,
  centerLabel: 'total listings',
  slices: [{ kind: 'rent', label: 'Rent', count: 1, fraction: 1 }],
}

/** The charts of the dashboard. */
export const dashboardTestModels = [
  defineTestModel({
    id: 'dashboard/dashboard',
    sentence: 'The four cards of the dashboard, loaded side by side, and what comes after their figures.',
    machine: dashboardMachine,
    words: dashboardTexts,
    inputs: [{ name: 'the page is opened', input: { frames: defaultTimeFrames } }],
    events: {
      'refresh.requested': noPayload,
      'frames.opened': [
        { name: 'another one for the users', payload: { frames: { ...defaultTimeFrames, userOverview: 'Lifetime' } } },
      ],
      'day.recorded': [{ name: 'today', payload: { history: addToday(emptyHistory, emptyCounts, '2026-01-31') } }],
      'plots.requested': noPayload,
    },
    outcomes: {
      userOverview: [fails],
      itemOverview: [fails],
      itemPerformance: [fails],
      itemListings: [fails],
      userPlot: [fails],
      itemPlot: [fails],
      performancePlot: [fails],
      listingsPlot: [fails],
      firstRows: [fails],
      fetchPlots: [{ name: 'the code arrives', output: undefined }, fails],
    },
    keyOf: ({ context }) => ({ frame: context.frames.userOverview, hasHistory: context.history.isSeeded }),
  }),
  defineTestModel({
    id: 'dashboard/section',
    sentence: 'One card of the dashboard with a time frame of its own.',
    machine: sectionMachine,
    words: sectionTexts,
    inputs: [{ name: 'the dashboard is opened', input: { section: 'userOverview', frame: 'This week' } }],
    events: {
      'load.requested': noPayload,
      'frame.chosen': [{ name: 'another time frame', payload: { frame: 'Lifetime' } }],
      'frame.opened': [{ name: 'this week', payload: { frame: 'This week' } }],
    },
    outcomes: { loadSection: [{ name: 'the figures arrive', output: figures }, fails] },
    keyOf: ({ context }) => ({
      hasFigures: context.shown !== null,
      frame: context.frame,
      hasProblem: context.problem !== null,
    }),
  }),
  defineTestModel({
    id: 'dashboard/plot',
    sentence: 'The plot of a card: drawn or as a table, the day that is read out, and its files.',
    machine: plotMachine,
    words: plotTexts,
    inputs: [{ name: 'the dashboard is opened', input: undefined }],
    events: {
      'table.opened': noPayload,
      'plot.opened': noPayload,
      'day.chosen': [{ name: 'an earlier one', payload: { day: '2026-01-01' } }],
      'file.requested': [
        { name: 'of numbers', payload: { plot, format: 'csv' } },
        { name: 'with a picture', payload: { plot, format: 'svg' } },
      ],
    },
    outcomes: { drawFile: [{ name: 'the picture is drawn', output: '<svg/>' }, fails] },
    keyOf: ({ context }) => ({ hasDay: context.day !== null }),
  }),
  defineTestModel({
    id: 'dashboard/firstRows',
    sentence: 'The first rows of each list, fetched while the dashboard is looked at.',
    machine: listPrefetchMachine,
    words: listPrefetchTexts,
    inputs: [{ name: 'the figures are shown', input: undefined }],
    events: { 'retry.requested': noPayload },
    outcomes: {
      fetchFirstRows: [
        { name: 'all of them come', output: [] },
        { name: 'the rented items do not come', output: [{ source: 'rentedItems', error: new Error('Timeout') }] },
        fails,
      ],
    },
    keyOf: ({ context }) => ({ missing: context.missing.length, hasProblems: context.problems.length > 0 }),
  }),
] as const
