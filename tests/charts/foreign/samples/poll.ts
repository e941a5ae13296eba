import { assign, fromPromise, log, setup } from 'xstate'
import { call } from '#tests/charts/foreign/samples/calls.ts'

type Job = 'queued' | 'done' | 'lost'

/** Asks for a job until it has ended: a counter in the context, a delay that grows, and a deadline. */
export const poll = setup({
  types: {
    context: {} as { attempts: number; seen: Set<Job>; bytes: bigint },
    events: {} as { type: 'START' } | { type: 'CANCEL' },
    children: {} as { jobStatus: 'jobStatus' },
  },
  actors: {
    jobStatus: fromPromise<Job, { attempt: number }>(({ input }) => {
      call(`actor jobStatus ${input.attempt}`)
      return Promise.resolve('queued')
    }),
  },
  delays: { backOff: ({ context }) => 2 ** context.attempts * 1_000, deadline: 600_000 },
  guards: {
    isDone: (_, job: Job) => job === 'done',
    isLost: (_, job: Job) => job === 'lost',
    hasAttemptsLeft: ({ context }) => context.attempts < 5,
  },
  actions: {
    count: assign({ attempts: ({ context }) => context.attempts + 1, bytes: ({ context }) => context.bytes + 512n }),
    remember: assign({ seen: ({ context }, job: Job) => new Set([...context.seen, job]) }),
    report: () => call('action report'),
  },
}).createMachine({
  id: 'poll',
  context: { attempts: 0, seen: new Set(), bytes: 0n },
  initial: 'idle',
  states: {
    idle: { on: { START: 'running' } },
    running: {
      initial: 'asking',
      entry: assign({ attempts: 0 }),
      on: { CANCEL: 'idle' },
      after: { deadline: { target: 'failed', actions: log('too late') } },
      states: {
        asking: {
          invoke: {
            id: 'jobStatus',
            src: 'jobStatus',
            input: ({ context }) => ({ attempt: context.attempts }),
            onDone: [
              { guard: { type: 'isDone', params: ({ event }) => event.output }, target: '#poll.finished' },
              { guard: { type: 'isLost', params: ({ event }) => event.output }, target: '#poll.failed' },
              { target: 'pausing', actions: { type: 'remember', params: ({ event }) => event.output } },
            ],
            onError: [{ guard: 'hasAttemptsLeft', target: 'pausing' }, { target: '#poll.failed' }],
          },
        },
        pausing: { entry: 'count', after: { backOff: 'asking' } },
      },
    },
    finished: { type: 'final', entry: 'report' },
    failed: { entry: 'report', on: { START: 'running' } },
  },
})
