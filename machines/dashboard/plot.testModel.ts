import { plot } from '#machines/dashboard/dashboard.testData.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

export const plotTestModel = defineTestModel({
  id: 'dashboard/plot',
  machine: plotMachine,
  inputs: [{ name: 'the dashboard is opened', input: undefined }],
  states: {
    view: { given: 'a card with a plot', seen: 'the plot is shown' },
    'view.drawn': {
      given: 'the plot drawn',
      seen: 'the data is drawn',
      visible: [{ role: 'button', name: 'Show as table', within: 'User Overview' }],
    },
    'view.table': {
      given: 'the plot as a table',
      seen: 'the same data is a table',
      visible: [{ role: 'button', name: 'Show as plot', within: 'User Overview' }],
    },
    file: { given: 'a plot', seen: 'the plot can be taken along' },
    'file.idle': { given: 'no file being made', seen: 'a file can be asked for' },
    'file.drawing': { given: 'a picture being drawn for its file', seen: 'the picture is being made' },
  },
  events: {
    'table.opened': { when: "the person presses 'Show as table'", cases: noPayload },
    'plot.opened': { when: "the person presses 'Show as plot'", cases: noPayload },
    'day.chosen': {
      when: 'the person moves to a day',
      cases: [{ name: 'an earlier one', payload: { day: '2026-01-01' } }],
    },
    'download.requested': {
      when: 'the person asks for a file',
      cases: [
        { name: 'of numbers', payload: { plot, format: 'csv' } },
        { name: 'with a picture', payload: { plot, format: 'svg' } },
      ],
    },
  },
  calls: {
    drawFile: {
      name: 'the drawing of the picture',
      outcomes: [{ name: 'the picture is drawn', output: '<svg/>' }, fails],
    },
  },
  facts: { hasDay: (hasDay) => (hasDay ? 'the figures of that day are read out' : null) },
  keyOf: ({ context }) => ({ hasDay: context.day !== null }),
})
