import { emit, setup } from 'xstate'
import type { ReloadEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'
import { noSubscription } from '#machines/notProvided.ts'

export const versionMachine = setup({
  types: {
    events: {} as { type: 'version.replaced' } | { type: 'reload.requested' } | { type: 'notice.dismissed' },
    emitted: {} as ReloadEffect,
    meta: {} as StateMeta,
    children: {} as { hearVersion: 'hearVersion' },
  },
  actors: { hearVersion: noSubscription('hearVersion') },
  actions: { reload: emit({ type: 'reload' }) },
}).createMachine({
  id: 'version',
  description: 'Whether the console that runs is still the one that is deployed.',
  initial: 'current',
  invoke: { id: 'hearVersion', src: 'hearVersion', onError: '.current' },
  states: {
    current: {
      description: 'Nothing is known of another version.',
      meta: { section: '§8' },
      on: { 'version.replaced': 'outdated' },
    },
    outdated: {
      description:
        'A part of the console is gone, because a new version was deployed. A notice says so and offers to load the page again; what is on the page stays until then.',
      meta: { section: '§8' },
      on: { 'reload.requested': { actions: 'reload' }, 'notice.dismissed': 'current' },
    },
  },
})
