import { assign, setup } from 'xstate'
import { call } from '#tests/charts/foreign/samples/calls.ts'

interface Form {
  readonly email: string
  readonly plan: 'free' | 'team' | null
  readonly seats: number
}

/** A booking in steps: `always` skips steps, and a guard is checked on the way in. */
export const wizard = setup({
  types: {
    context: {} as Form,
    events: {} as
      | { type: 'NEXT' }
      | { type: 'BACK' }
      | { type: 'EMAIL'; value: string }
      | { type: 'PLAN'; value: Form['plan'] }
      | { type: 'SEATS'; value: number }
      | { type: 'RESTART' },
  },
  guards: {
    hasEmail: ({ context }) => {
      call('guard hasEmail')
      return context.email.includes('@')
    },
    isTeam: ({ context }) => context.plan === 'team',
    hasPlan: ({ context }) => context.plan !== null,
    isAtLeast: ({ context }, { seats }: { seats: number }) => context.seats >= seats,
  },
  actions: {
    scrollToTop: () => call('action scrollToTop'),
    track: (_, { step }: { step: string }) => call(`action track ${step}`),
  },
}).createMachine({
  id: 'wizard',
  context: () => {
    call('context')
    return { email: '', plan: null, seats: 0 }
  },
  initial: 'email',
  on: { RESTART: { target: '.email', actions: assign({ email: '', plan: null, seats: 0 }) } },
  states: {
    email: {
      entry: ['scrollToTop', { type: 'track', params: { step: 'email' } }],
      on: {
        EMAIL: { actions: assign({ email: ({ event }) => event.value }) },
        NEXT: [{ guard: 'hasEmail', target: 'plan' }, { target: 'emailProblem' }],
      },
    },
    emailProblem: { on: { EMAIL: { target: 'email', actions: assign({ email: ({ event }) => event.value }) } } },
    plan: {
      entry: 'scrollToTop',
      on: {
        PLAN: { actions: assign({ plan: ({ event }) => event.value }) },
        NEXT: { guard: 'hasPlan', target: 'route' },
        BACK: 'email',
      },
    },
    route: { always: [{ guard: 'isTeam', target: 'seats' }, { target: 'summary' }] },
    seats: {
      always: { guard: { type: 'isAtLeast', params: { seats: 100 } }, target: 'sales' },
      on: {
        SEATS: { actions: assign({ seats: ({ event }) => event.value }) },
        NEXT: { guard: { type: 'isAtLeast', params: { seats: 2 } }, target: 'summary' },
        BACK: 'plan',
      },
    },
    sales: { type: 'final', entry: () => call('entry of sales') },
    summary: { on: { BACK: 'plan', NEXT: 'ordered' } },
    ordered: { type: 'final' },
  },
})
