import { setup } from 'xstate'
import { bootCodeTimeoutMs } from '#domain/limits.ts'
import type { StateMeta } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export const deferredChunksMachine = setup({
  types: { meta: {} as StateMeta },
  actors: {
    waitForFirstChunks: notProvided<void>('waitForFirstChunks'),
    preloadChunks: notProvided<void>('preloadChunks'),
  },
  delays: { firstChunksTimeout: bootCodeTimeoutMs },
}).createMachine({
  id: 'deferredChunks',
  description: 'The code that a page needs after its first content. It does not compete with the first code.',
  initial: 'waiting',
  states: {
    waiting: {
      description: `The first code of the page is loading. This takes at most ${bootCodeTimeoutMs / 1_000} seconds.`,
      meta: { section: '§2' },
      invoke: {
        id: 'waitForFirstChunks',
        src: 'waitForFirstChunks',
        onDone: 'preloading',
        onError: 'preloading',
      },
      after: { firstChunksTimeout: 'preloading' },
    },
    preloading: {
      description: 'The page requests the other code.',
      meta: { section: '§2' },
      invoke: { id: 'preloadChunks', src: 'preloadChunks', onDone: 'requested', onError: 'requested' },
    },
    requested: {
      description: 'All code of the page is requested.',
      meta: { section: '§2' },
      type: 'final',
    },
  },
})
