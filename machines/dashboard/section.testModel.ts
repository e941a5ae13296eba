import { comparison, figures } from '#machines/dashboard/dashboard.testData.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { defineTestModel, fails, noPayload, outsideChart } from '#machines/testModel.ts'

export const sectionTestModel = defineTestModel({
  id: 'dashboard/section',
  machine: sectionMachine,
  inputs: [
    {
      name: 'the dashboard is opened',
      input: {
        section: 'userOverview',
        timeFrame: 'This week',
        parent: outsideChart('the dashboard', ['counts.loaded']),
      },
    },
  ],
  states: {
    idle: { given: 'an empty card', seen: 'the card is empty' },
    loading: {
      given: 'a card being loaded',
      seen: 'the card shows that it loads its figures',
      visible: [{ role: 'region', name: 'User Overview' }],
    },
    succeeded: {
      given: 'a card with its figures',
      seen: 'the card shows its figures',
      visible: [{ role: 'region', name: 'User Overview' }],
    },
    'succeeded.comparing': { given: 'its comparison being loaded', seen: 'the figures are shown without a comparison' },
    'succeeded.compared': { given: 'its comparison', seen: 'the card compares its figures with the period before' },
    'succeeded.notCompared': {
      given: 'a comparison that could not be loaded',
      seen: "the card says so and offers 'Compare again'",
      visible: [{ role: 'button', name: 'Compare again', within: 'User Overview' }],
    },
    failed: {
      given: 'a card that could not be loaded',
      seen: "the card says why and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry', within: 'User Overview' }],
    },
  },
  events: {
    'load.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'comparison.requested': { when: "the person presses 'Compare again'", cases: noPayload },
    'timeFrame.chosen': {
      when: 'the person chooses a time frame for the card',
      cases: [{ name: 'another time frame', payload: { timeFrame: 'Lifetime' } }],
    },
    'timeFrame.changed': {
      when: 'the person opens a URL with a time frame, or chooses a time frame for all cards',
      cases: [{ name: 'this week', payload: { timeFrame: 'This week' } }],
    },
  },
  calls: {
    loadSection: {
      name: 'loading the figures',
      outcomes: [{ name: 'the figures arrive', output: figures }, fails],
    },
    loadComparison: {
      name: 'loading the figures of the period before',
      outcomes: [{ name: 'the comparison arrives', output: comparison }, fails],
    },
  },
  facts: {
    timeFrame: (timeFrame) => `the picker shows '${String(timeFrame)}'`,
    hasFigures: () => null,
    hasComparison: () => null,
    hasProblem: () => null,
  },
  keyOf: ({ context }) => ({
    hasFigures: context.loaded !== null,
    hasComparison: (context.loaded?.comparison ?? null) !== null,
    timeFrame: context.timeFrame,
    hasProblem: context.problem !== null,
  }),
})
