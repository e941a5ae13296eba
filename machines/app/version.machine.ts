import { setup } from 'xstate'
import type { StateMeta } from '#machines/meta.ts'
import { noSubscription } from '#machines/notProvided.ts'
import { sendToSystem } from '#machines/system.ts'

export const versionMachine = setup({
  types: {
    events: {} as { type: 'version.replaced' } | { type: 'reload.requested' } | { type: 'notice.dismissed' },
    meta: {} as StateMeta,
    children: {} as { subscribeToVersion: 'subscribeToVersion' },
  },
  actors: { subscribeToVersion: noSubscription('subscribeToVersion') },
  actions: { requestReload: sendToSystem('router', { type: 'reload.requested' }) },
}).createMachine({
  id: 'version',
  description: 'Whether the running console is the deployed version.',
  initial: 'current',
  invoke: { id: 'subscribeToVersion', src: 'subscribeToVersion', onError: '.current' },
  states: {
    current: {
      description: 'No other version is known.',
      meta: { section: '§8' },
      on: { 'version.replaced': 'outdated' },
    },
    outdated: {
      description:
        'A new version is deployed, and a file of the running version is gone. A notice offers to reload the page. ' +
        'The page stays as it is until then.',
      meta: { section: '§8' },
      on: { 'reload.requested': { actions: 'requestReload' }, 'notice.dismissed': 'current' },
    },
  },
})
