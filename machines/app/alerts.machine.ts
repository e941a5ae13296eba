import { assign, setup } from 'xstate'
import { alertLimit } from '#domain/limits.ts'
import type { StateMeta } from '#machines/meta.ts'

export const alertsMachine = setup({
  types: {
    context: {} as { texts: readonly string[] },
    events: {} as { type: 'alert.arrived'; text: string } | { type: 'list.opened' } | { type: 'list.dismissed' },
    meta: {} as StateMeta,
  },
  actions: {
    keepAlert: assign({
      texts: ({ context, event }) => (event.type === 'alert.arrived' ? [event.text, ...context.texts].slice(0, alertLimit) : context.texts),
    }),
  },
}).createMachine({
  id: 'alerts',
  description: 'The bell: what went wrong since signing in, and whether there is something new.',
  context: { texts: [] },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'The bell has no dot: nothing new has come.',
      meta: { section: '§2', sees: [{ role: 'button', name: 'Alerts' }] },
      on: { 'alert.arrived': { target: 'alerting', actions: 'keepAlert' }, 'list.opened': 'shown' },
    },
    alerting: {
      description: 'The bell has a dot: something has come that was not looked at.',
      meta: { section: '§2', sees: [{ role: 'button', name: 'Alerts, new ones' }] },
      on: { 'alert.arrived': { actions: 'keepAlert' }, 'list.opened': 'shown' },
    },
    shown: {
      description: 'The alerts of this session are listed, the newest first.',
      meta: { section: '§2', sees: [{ role: 'region', name: 'Alerts of this session' }] },
      on: { 'alert.arrived': { actions: 'keepAlert' }, 'list.dismissed': 'quiet' },
    },
  },
})
