import { figures } from '#machines/dashboard/dashboard.testData.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

export const sectionTestModel = defineTestModel({
  id: 'dashboard/section',
  machine: sectionMachine,
  inputs: [{ name: 'the dashboard is opened', input: { section: 'userOverview', frame: 'This week' } }],
  states: {
    idle: { given: 'an empty card', seen: 'the card is empty' },
    loading: {
      given: 'a card being loaded',
      seen: 'the card shows that its figures are on their way',
      visible: [{ role: 'region', name: 'User Overview' }],
    },
    succeeded: {
      given: 'a card with its figures',
      seen: 'the card shows its figures',
      visible: [{ role: 'region', name: 'User Overview' }],
    },
    failed: {
      given: 'a card that could not be loaded',
      seen: "the card says why and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry', within: 'User Overview' }],
    },
  },
  events: {
    'load.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'timeFrame.chosen': {
      when: 'the person chooses a time frame',
      cases: [{ name: 'another time frame', payload: { frame: 'Lifetime' } }],
    },
    'timeFrame.changed': {
      when: 'the person opens an address with a time frame',
      cases: [{ name: 'this week', payload: { frame: 'This week' } }],
    },
  },
  calls: {
    loadSection: {
      name: 'the loading of the figures',
      outcomes: [{ name: 'the figures arrive', output: figures }, fails],
    },
  },
  facts: {
    frame: (frame) => `the picker shows '${String(frame)}'`,
    hasFigures: () => null,
    hasProblem: () => null,
  },
  keyOf: ({ context }) => ({
    hasFigures: context.shown !== null,
    frame: context.frame,
    hasProblem: context.problem !== null,
  }),
})
