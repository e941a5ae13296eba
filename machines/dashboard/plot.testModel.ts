import { byItself, openAsAdmin, ownStep, whileIn } from '#machines/manualTest.ts'
import { menuItem, press } from '#charts/gestures.ts'
import { plot } from '#machines/dashboard/dashboard.testData.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { defineTestModel, noPayload, fails } from '#charts/testModel.ts'

export const plotTestModel = defineTestModel({
  id: 'dashboard/plot',
  machine: plotMachine,
  inputs: [{ name: 'the dashboard is opened', input: undefined }],
  visible: {
    'view.plot': [{ role: 'slider', name: 'Day of User Overview', within: 'User Overview' }],
    'view.table': [{ role: 'region', name: 'User Overview, table', within: 'User Overview' }],
  },
  events: {
    'table.opened': { when: "the person presses 'Show as table'", cases: noPayload },
    'plot.opened': { when: "the person presses 'Show as plot'", cases: noPayload },
    'day.chosen': {
      when: 'the person selects a day of the plot',
      cases: [{ name: 'an earlier one', payload: { day: '2026-01-01' } }],
    },
    'download.requested': {
      when: 'the person chooses a file to download',
      cases: [
        { name: 'CSV', payload: { plot, format: 'csv' } },
        { name: 'SVG', payload: { plot, format: 'svg' } },
      ],
    },
  },
  calls: {
    drawFile: { name: 'drawing the image', outcomes: [{ name: 'the image is drawn', output: '<svg/>' }, fails] },
  },
  keyOf: ({ context }) => ({ hasDay: context.day !== null }),
  manual: {
    names: { 'item-listings-overview-shares': 'user-overview-by-day' },
    starts: { 'the dashboard is opened': openAsAdmin('/admin') },
    inputs: {
      'event day.chosen: an earlier one': whileIn(
        { view: 'plot' },
        ownStep('pressPlot', 'press an earlier day in the plot'),
      ),
      'event table.opened': whileIn({ view: 'plot' }, [press('Options of User Overview'), menuItem('Show as table')]),
      'event plot.opened': whileIn({ view: 'table' }, [press('Options of User Overview'), menuItem('Show as plot')]),
      'event download.requested: CSV': {
        action: [press('Options of User Overview'), menuItem('Download totals by day as CSV')],
      },
      'event download.requested: SVG': {
        action: [press('Options of User Overview'), menuItem('Download totals by day as SVG')],
      },
      'outcome drawFile: the image is drawn': byItself,
    },
  },
})
