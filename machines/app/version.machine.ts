import { setup } from 'xstate'
import { quietPageMs } from '#domain/limits.ts'
import type { StateMeta } from '#machines/meta.ts'
import { noSubscription, notProvided } from '#machines/notProvided.ts'
import { sendToSystem } from '#machines/system.ts'

export const versionMachine = setup({
  types: {
    events: {} as { type: 'version.replaced' } | { type: 'reload.requested' } | { type: 'notice.dismissed' },
    meta: {} as StateMeta,
    children: {} as {
      subscribeToVersion: 'subscribeToVersion'
      waitUntilQuiet: 'waitUntilQuiet'
      checkVersion: 'checkVersion'
      registerWorker: 'registerWorker'
    },
  },
  actors: {
    subscribeToVersion: noSubscription('subscribeToVersion'),
    waitUntilQuiet: notProvided<void>('waitUntilQuiet'),
    /** Whether the running version is replaced. */
    checkVersion: notProvided<boolean>('checkVersion'),
    registerWorker: notProvided<void>('registerWorker'),
  },
  guards: { isReplaced: (_, replaced: boolean) => replaced },
  actions: { requestReload: sendToSystem('router', { type: 'reload.requested' }) },
}).createMachine({
  id: 'version',
  description:
    'Whether the running console is the deployed version. The browser keeps the page for the next visit, ' +
    'so a visit can begin with the version of the visit before.',
  initial: 'opening',
  invoke: { id: 'subscribeToVersion', src: 'subscribeToVersion', onError: '.current' },
  on: { 'version.replaced': '.outdated' },
  states: {
    opening: {
      description: `The page loads. Nothing competes with it until it has loaded nothing for ${quietPageMs / 1_000} seconds.`,
      meta: { section: '§2' },
      invoke: { id: 'waitUntilQuiet', src: 'waitUntilQuiet', onDone: 'checking', onError: 'checking' },
    },
    checking: {
      description:
        'If the page was kept from an earlier visit, the console asks the server whether a new version is deployed.',
      meta: { section: '§8' },
      invoke: {
        id: 'checkVersion',
        src: 'checkVersion',
        onDone: [
          { guard: { type: 'isReplaced', params: ({ event }) => event.output }, target: 'outdated' },
          { target: 'registering' },
        ],
        onError: 'registering',
      },
    },
    registering: {
      description:
        'The browser gets the sign-in page, which opens when the session ends, and the service worker, which keeps ' +
        'pages for the next visit. A browser without service workers loads every page from the server.',
      meta: { section: '§2' },
      invoke: { id: 'registerWorker', src: 'registerWorker', onDone: 'current', onError: 'current' },
    },
    current: {
      description: 'As far as the console knows, it is the deployed version.',
      meta: { section: '§8' },
    },
    outdated: {
      description:
        'A new version is deployed. A notice offers to reload the page, which opens the new version. ' +
        'The page stays as it is until then. The next visit opens the new version in any case.',
      meta: { section: '§8' },
      on: { 'reload.requested': { actions: 'requestReload' }, 'notice.dismissed': 'current' },
    },
  },
})
