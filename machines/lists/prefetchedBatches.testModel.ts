import { prefetchedBatchesMachine } from '#machines/lists/prefetchedBatches.machine.ts'
import { defineTestModel, raisedInternally } from '#charts/testModel.ts'

const batch = { rows: [], cursor: null }

export const prefetchedBatchesTestModel = defineTestModel({
  id: 'lists/prefetchedBatches',
  machine: prefetchedBatchesMachine,
  inputs: [{ name: 'an admin has entered', input: undefined }],
  events: {
    'batch.prefetched': {
      when: 'the dashboard has loaded the first rows of a list',
      cases: [
        { name: 'the users', payload: { source: 'allUsers', batch } },
        { name: 'the items', payload: { source: 'allItems', batch } },
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
})
