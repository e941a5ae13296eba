import { answers, openAsAdmin, refuses, whileIn } from '#machines/manualTest.ts'
import { press } from '#charts/gestures.ts'
import { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import { summary } from '#machines/lists/lists.testData.ts'
import { defineTestModel, noPayload, fails } from '#charts/testModel.ts'

export const listSummaryTestModel = defineTestModel({
  id: 'lists/listSummary',
  machine: listSummaryMachine,
  inputs: [{ name: 'the users page is opened', input: { kind: 'users' } }],
  visible: { failed: [{ role: 'button', name: 'Retry', within: 'Totals of users' }] },
  events: { 'retry.requested': { when: "the person presses 'Retry' in the notice", cases: noPayload } },
  calls: {
    loadSummary: { name: 'loading the counts', outcomes: [{ name: 'the counts arrive', output: summary }, fails] },
  },
  keyOf: ({ context: { summary: loaded, problem } }) => ({ hasSummary: loaded !== null, hasProblem: problem !== null }),
  manual: {
    starts: { 'the users page is opened': openAsAdmin('/admin/users') },
    inputs: {
      'event retry.requested': whileIn(
        'failed',
        press('Retry', { words: 'in the notice in the place of the figures', role: 'region', name: 'Totals of' }),
      ),
      'outcome loadSummary: the counts arrive': answers('getDashboard'),
      'outcome loadSummary: the call fails': refuses('getDashboard'),
    },
  },
})
