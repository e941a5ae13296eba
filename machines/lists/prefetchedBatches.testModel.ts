import { inScriptsOfUsers } from '#machines/manualTest.ts'
import { prefetchedBatchesMachine } from '#machines/lists/prefetchedBatches.machine.ts'
import { firstBatch, lastBatch } from '#machines/lists/lists.testData.ts'
import { defineTestModel, raisedInternally } from '#charts/testModel.ts'

export const prefetchedBatchesTestModel = defineTestModel({
  id: 'lists/prefetchedBatches',
  machine: prefetchedBatchesMachine,
  inputs: [{ name: 'an admin has entered', input: undefined }],
  events: {
    'batch.prefetched': {
      when: 'the dashboard has loaded the first rows of a list',
      cases: [
        { name: 'the users', payload: { source: 'allUsers', batch: firstBatch } },
        { name: 'the items', payload: { source: 'allItems', batch: lastBatch } },
      ],
    },
    'batch.taken': {
      when: 'a list opens with its kept rows',
      cases: [
        { name: 'the users', payload: { source: 'allUsers' } },
        { name: 'the items', payload: { source: 'allItems' } },
      ],
    },
    'batch.expired': { when: 'the timer of a list ends', cases: raisedInternally },
    'rows.outdated': { when: 'the person suspends or activates a user', cases: [{ name: '', payload: {} }] },
  },
  calls: {},
  keyOf: ({ context }) => ({ sources: Object.keys(context.batches).sort() }),
  notByHand: inScriptsOfUsers,
})
