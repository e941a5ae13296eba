import { answers, openAsAdmin, refuses, whileIn } from '#machines/manualTest.ts'
import { press } from '#charts/gestures.ts'
import { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import { firstBatch, lastBatch } from '#machines/lists/lists.testData.ts'
import { defineTestModel, noPayload, fails } from '#charts/testModel.ts'

const users = { source: 'allUsers', batch: firstBatch } as const
const items = { source: 'allItems', batch: lastBatch } as const

export const listPrefetchTestModel = defineTestModel({
  id: 'dashboard/listPrefetch',
  machine: listPrefetchMachine,
  inputs: [{ name: 'the figures are shown', input: undefined }],
  visible: { failed: [{ role: 'button', name: 'Retry', within: 'Lists' }] },
  events: { 'retry.requested': { when: "the person presses 'Retry' under the cards", cases: noPayload } },
  calls: {
    prefetchRows: {
      name: 'loading the first rows in advance',
      outcomes: [
        { name: 'all lists are loaded', output: { loaded: [users, items], failed: [] } },
        {
          name: 'the rented items fail',
          output: { loaded: [users, items], failed: [{ source: 'rentedItems', error: new Error('Timeout') }] },
        },
        fails,
      ],
    },
  },
  keyOf: ({ context }) => ({ missingSources: context.missingSources.length, hasProblems: context.problems.length > 0 }),
  manual: {
    starts: { 'the figures are shown': openAsAdmin('/admin') },
    inputs: {
      'event retry.requested': whileIn(
        'failed',
        press('Retry', {
          words: 'in the notice below the cards',
          role: 'region',
          name: 'Lists that could not be loaded',
        }),
      ),
      'outcome prefetchRows: all lists are loaded': answers('listRentedItems'),
      'outcome prefetchRows: the rented items fail': refuses('listRentedItems'),
    },
  },
})
