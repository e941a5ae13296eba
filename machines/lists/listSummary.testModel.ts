import { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import { summary } from '#machines/lists/lists.testData.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

export const listSummaryTestModel = defineTestModel({
  id: 'lists/listSummary',
  machine: listSummaryMachine,
  inputs: [{ name: 'the users page is opened', input: { kind: 'users', problemTitle: 'Failed to fetch user counts' } }],
  states: {
    loading: { given: 'the counts loading', seen: 'the tiles show placeholders' },
    failed: {
      given: 'counts that failed to load',
      seen: "a notice shows the reason and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry', within: 'Figures' }],
    },
    loaded: { given: 'the counts loaded', seen: 'the tiles show their counts' },
  },
  events: {
    'retry.requested': { when: "the person presses 'Retry' in the notice", cases: noPayload },
  },
  calls: {
    loadSummary: {
      name: 'loading the counts',
      outcomes: [{ name: 'the counts arrive', output: summary }, fails],
    },
  },
  facts: { hasSummary: () => null, hasProblem: () => null },
  keyOf: ({ context: { summary: loaded, problem } }) => ({
    hasSummary: loaded !== null,
    hasProblem: problem !== null,
  }),
})
