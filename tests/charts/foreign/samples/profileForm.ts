import { and, assign, createMachine, not, or, stateIn } from 'xstate'
import { call } from '#tests/charts/foreign/samples/calls.ts'

/** A form with regions, without `setup`: all guards and actions are inline, and guards look at other regions. */
export const profileForm = createMachine({
  id: 'profileForm',
  type: 'parallel',
  context: { name: '', errors: new Map<string, string>(), touched: new Set<string>(), size: 0n },
  states: {
    name: {
      initial: 'empty',
      states: {
        empty: { on: { 'name.typed': { guard: ({ event }) => event['value'] !== '', target: 'filled' } } },
        filled: {
          on: {
            'name.typed': [
              { guard: ({ event }) => event['value'] === '', target: 'empty' },
              { actions: [assign({ name: ({ event }) => event['value'] as string }), () => call('inline action')] },
            ],
          },
        },
      },
    },
    upload: {
      initial: 'none',
      states: {
        none: { on: { 'photo.chosen': 'sending' } },
        sending: {
          entry: () => call('entry of sending'),
          on: {
            'photo.sent': { guard: ({ context }) => context.size < 10n, target: 'sent' },
            'photo.refused': 'none',
          },
        },
        sent: { type: 'final' },
      },
    },
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'form.sent': [
              { guard: stateIn({ upload: 'sending' }), target: 'waiting' },
              {
                guard: and([stateIn({ name: 'filled' }), not(({ context }) => context.errors.size > 0)]),
                target: 'saved',
              },
              { target: 'refused' },
            ],
          },
        },
        waiting: {
          always: { guard: or([stateIn({ upload: 'none' }), stateIn({ upload: 'sent' })]), target: 'editing' },
        },
        refused: { on: { 'name.typed': 'editing' } },
        saved: { type: 'final', exit: () => call('exit of saved') },
      },
    },
  },
})
