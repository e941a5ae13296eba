import { plot } from '#machines/dashboard/dashboard.testData.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

export const plotTestModel = defineTestModel({
  id: 'dashboard/plot',
  machine: plotMachine,
  inputs: [{ name: 'the dashboard is opened', input: undefined }],
  states: {
    view: { given: 'a card with a plot', seen: 'the plot is shown' },
    'view.plot': {
      given: 'the data as a plot',
      seen: 'the card shows a plot',
      visible: [{ role: 'slider', name: 'Day of User Overview', within: 'User Overview' }],
    },
    'view.table': {
      given: 'the data as a table',
      seen: 'the card shows a table',
      visible: [{ role: 'region', name: 'User Overview, table', within: 'User Overview' }],
    },
    file: { given: 'a plot', seen: 'the plot can be downloaded' },
    'file.idle': { given: 'no image being drawn', seen: 'a file can be downloaded' },
    'file.drawing': { given: 'an image being drawn', seen: 'the downloads in the menu are disabled' },
  },
  events: {
    'table.opened': { when: "the person presses 'Show as table'", cases: noPayload },
    'plot.opened': { when: "the person presses 'Show as plot'", cases: noPayload },
    'day.chosen': {
      when: 'the person selects a day',
      cases: [{ name: 'an earlier one', payload: { day: '2026-01-01' } }],
    },
    'download.requested': {
      when: 'the person downloads a file',
      cases: [
        { name: 'CSV', payload: { plot, format: 'csv' } },
        { name: 'SVG', payload: { plot, format: 'svg' } },
      ],
    },
  },
  calls: {
    drawFile: {
      name: 'drawing the image',
      outcomes: [{ name: 'the image is drawn', output: '<svg/>' }, fails],
    },
  },
  facts: { hasDay: (hasDay) => (hasDay ? 'the figures of that day are shown' : null) },
  keyOf: ({ context }) => ({ hasDay: context.day !== null }),
})
