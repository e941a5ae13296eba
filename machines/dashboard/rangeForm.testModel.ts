import { openAsAdmin } from '#machines/manualTest.ts'
import { choose, fill, press } from '#charts/gestures.ts'
import { rangeFormMachine } from '#machines/dashboard/rangeForm.machine.ts'
import { defineTestModel, noPayload, outsideChart } from '#charts/testModel.ts'

export const rangeFormTestModel = defineTestModel({
  id: 'dashboard/rangeForm',
  machine: rangeFormMachine,
  inputs: [{ name: 'the dashboard is opened', input: { parent: outsideChart('the dashboard', ['timeFrame.chosen']) } }],
  visible: {
    closed: [{ role: 'combobox', name: 'Time frame of the page' }],
    editing: [{ role: 'button', name: 'Show range' }],
  },
  events: {
    'form.opened': { when: "the person chooses 'Custom range…'", cases: noPayload },
    'range.submitted': {
      when: "the person presses 'Show range'",
      cases: [
        {
          name: 'with a range that is over',
          payload: { range: { from: '2026-01-05', to: '2026-01-09' }, today: '2026-01-31' },
        },
        {
          name: 'with the last day before the first',
          payload: { range: { from: '2026-01-09', to: '2026-01-05' }, today: '2026-01-31' },
        },
      ],
    },
    'form.cancelled': { when: "the person presses 'Cancel'", cases: noPayload },
  },
  calls: {},
  keyOf: ({ context }) => ({ hasProblem: context.problem !== null }),
  manual: {
    starts: { 'the dashboard is opened': openAsAdmin('/admin') },
    inputs: {
      'event form.opened': { action: choose('Custom range…', 'Time frame of the page') },
      'event range.submitted: with a range that is over': {
        action: [fill('First day', '2026-01-05'), fill('Last day', '2026-01-09'), press('Show range')],
      },
      'event range.submitted: with the last day before the first': {
        action: [fill('First day', '2026-01-09'), fill('Last day', '2026-01-05'), press('Show range')],
      },
      'event form.cancelled': { action: press('Cancel') },
    },
  },
})
