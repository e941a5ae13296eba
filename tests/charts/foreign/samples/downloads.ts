import { type ActorRefFrom, assign, enqueueActions, fromCallback, fromPromise, sendTo, setup, stopChild } from 'xstate'
import { call } from '#tests/charts/foreign/samples/calls.ts'

const download = fromCallback(() => {
  call('actor download')
  return () => call('end of download')
})

/** A list of downloads: each one is an actor that the chart spawns, in three ways. */
export const downloads = setup({
  types: {
    context: {} as { refs: ActorRefFrom<typeof download>[]; free: number },
    events: {} as
      | { type: 'ADD'; url: string }
      | { type: 'CLEAR' }
      | { type: 'PAUSE_ALL' }
      | { type: 'RESUME_ALL' }
      | { type: 'download.finished'; id: string },
    children: {} as { space: 'space' },
  },
  actors: { download, space: fromPromise(() => Promise.resolve(100)) },
  guards: { hasSpace: ({ context }) => context.free > 0, isLast: ({ context }) => context.refs.length === 1 },
  actions: {
    spawnDownload: assign({ refs: ({ context, spawn }) => [...context.refs, spawn('download', { id: 'first' })] }),
    clear: enqueueActions(({ context, enqueue }) => {
      call('enqueueActions')
      for (const ref of context.refs) enqueue.stopChild(ref)
      enqueue(() => call('enqueued action'))
    }),
  },
}).createMachine({
  id: 'downloads',
  context: ({ spawn }) => ({ refs: [spawn('download', { id: 'zero' })], free: 1 }),
  initial: 'empty',
  invoke: { id: 'space', src: 'space', onDone: { actions: assign({ free: ({ event }) => event.output }) } },
  states: {
    empty: { on: { ADD: [{ guard: 'hasSpace', target: 'loading', actions: 'spawnDownload' }, { target: 'full' }] } },
    loading: {
      on: {
        ADD: { guard: 'hasSpace', actions: ['spawnDownload', () => call('inline action')] },
        PAUSE_ALL: { target: 'paused', actions: sendTo('first', { type: 'pause' }) },
        'download.finished': [{ guard: 'isLast', target: 'empty' }, { actions: stopChild('first') }],
      },
    },
    paused: { on: { RESUME_ALL: { target: 'loading', actions: sendTo('first', { type: 'resume' }) } } },
    full: {},
  },
  on: { CLEAR: { target: '.empty', actions: 'clear' } },
})
