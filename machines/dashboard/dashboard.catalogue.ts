import { emptyCounts } from '#domain/dashboard/counts.ts'
import { defaultFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { emptyHistory, withDay } from '#domain/dashboard/history.ts'
import type { Plot } from '#domain/dashboard/plots.ts'
import { bare, entry } from '#machines/catalogueEntry.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { dashboardWords } from '#machines/dashboard/dashboard.words.ts'
import { firstRowsMachine } from '#machines/dashboard/firstRows.machine.ts'
import { firstRowsWords } from '#machines/dashboard/firstRows.words.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { plotWords } from '#machines/dashboard/plot.words.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { sectionWords } from '#machines/dashboard/section.words.ts'

const fails = { name: 'the call fails', error: new Error('Network Error') }
const figures = { totals: emptyCounts, period: emptyCounts, at: 0 }
const plot: Plot = {
  kind: 'donut',
  title: 'Item Listings Overview',
  sum: 1,
  centre: 'total listings',
  shares: [{ kind: 'rent', label: 'Rent', count: 1, share: 1 }],
}

/** The charts of the dashboard. */
export const dashboardEntries = [
  entry({
    id: 'dashboard/dashboard',
    sentence: 'The four cards of the dashboard, loaded side by side, and what comes after their figures.',
    machine: dashboardMachine,
    words: dashboardWords,
    inputs: [{ name: 'the page is opened', input: { frames: defaultFrames } }],
    events: {
      'refresh.requested': bare,
      'frames.opened': [
        { name: 'another one for the users', payload: { frames: { ...defaultFrames, userOverview: 'Lifetime' } } },
      ],
      'day.recorded': [{ name: 'today', payload: { history: withDay(emptyHistory, emptyCounts, '2026-01-31') } }],
      'plots.requested': bare,
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
  entry({
    id: 'dashboard/section',
    sentence: 'One card of the dashboard with a time frame of its own.',
    machine: sectionMachine,
    words: sectionWords,
    inputs: [{ name: 'the dashboard is opened', input: { section: 'userOverview', frame: 'This week' } }],
    events: {
      'load.requested': bare,
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
  entry({
    id: 'dashboard/plot',
    sentence: 'The plot of a card: drawn or as a table, the day that is read out, and its files.',
    machine: plotMachine,
    words: plotWords,
    inputs: [{ name: 'the dashboard is opened', input: undefined }],
    events: {
      'table.opened': bare,
      'plot.opened': bare,
      'day.chosen': [{ name: 'an earlier one', payload: { day: '2026-01-01' } }],
      'file.requested': [
        { name: 'of numbers', payload: { plot, format: 'csv' } },
        { name: 'with a picture', payload: { plot, format: 'svg' } },
      ],
    },
    outcomes: { drawFile: [{ name: 'the picture is drawn', output: '<svg/>' }, fails] },
    keyOf: ({ context }) => ({ hasDay: context.day !== null }),
  }),
  entry({
    id: 'dashboard/firstRows',
    sentence: 'The first rows of each list, fetched while the dashboard is looked at.',
    machine: firstRowsMachine,
    words: firstRowsWords,
    inputs: [{ name: 'the figures are shown', input: undefined }],
    events: { 'retry.requested': bare },
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
