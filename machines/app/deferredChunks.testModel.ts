import { deferredChunksMachine } from '#machines/app/deferredChunks.machine.ts'
import { defineTestModel, done, fails } from '#machines/testModel.ts'

export const deferredChunksTestModel = defineTestModel({
  id: 'app/deferredChunks',
  machine: deferredChunksMachine,
  inputs: [{ name: 'a page with much code opens', input: undefined }],
  states: {
    waiting: { given: 'the first code of the page loading', seen: 'only the first code of the page is requested' },
    preloading: { given: 'the first code loaded', seen: 'the page does not change' },
    requested: { given: 'all code requested', seen: 'the other code of the page is requested' },
  },
  events: {},
  calls: {
    waitForFirstChunks: { name: 'the first code', outcomes: [done('the first code has arrived'), fails] },
    preloadChunks: { name: 'the request for the other code', outcomes: [done('the code is requested'), fails] },
  },
  keyOf: () => ({}),
})
