import { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

export const listPrefetchTestModel = defineTestModel({
  id: 'dashboard/listPrefetch',
  machine: listPrefetchMachine,
  inputs: [{ name: 'the figures are shown', input: undefined }],
  states: {
    resting: { given: 'the cards just shown', seen: 'the cards are shown' },
    fetching: { given: 'the first rows of the lists on their way', seen: 'nothing on the page waits' },
    fetched: { given: 'the first rows of the lists fetched', seen: 'nothing on the page changes' },
    failed: {
      given: 'lists that did not come',
      seen: "the page names the lists that did not come and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry', within: 'Lists' }],
    },
  },
  events: { 'retry.requested': { when: "the person presses 'Retry' under the cards", cases: noPayload } },
  calls: {
    fetchFirstRows: {
      name: 'the fetching of the first rows',
      outcomes: [
        { name: 'all of them come', output: [] },
        { name: 'the rented items do not come', output: [{ source: 'rentedItems', error: new Error('Timeout') }] },
        fails,
      ],
    },
  },
  facts: { missing: () => null, hasProblems: () => null },
  keyOf: ({ context }) => ({ missing: context.missing.length, hasProblems: context.problems.length > 0 }),
})
