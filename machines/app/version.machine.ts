import { setup, type SnapshotFrom } from 'xstate'
import { quietPageMs } from '#domain/limits.ts'
import type { SystemMessages } from '#machines/messages.ts'
import type { StateMeta } from '#machines/meta.ts'
import { noSubscription, notProvided } from '#machines/notProvided.ts'
import { sendToSystem } from '#machines/system.ts'

export const versionMachine = setup({
  types: {
    events: {} as
      | SystemMessages['version']
      | { type: 'version.replaced' }
      | { type: 'reload.requested' }
      | { type: 'notice.dismissed' },
    meta: {} as StateMeta,
    children: {} as {
      subscribeToVersion: 'subscribeToVersion'
      waitUntilQuiet: 'waitUntilQuiet'
      checkVersion: 'checkVersion'
      askForVersion: 'askForVersion'
      registerWorker: 'registerWorker'
    },
  },
  actors: {
    subscribeToVersion: noSubscription('subscribeToVersion'),
    waitUntilQuiet: notProvided<void>('waitUntilQuiet'),
    /** Whether the running version is replaced. */
    checkVersion: notProvided<boolean>('checkVersion'),
    /** The same, also if the running version came from the server just now. */
    askForVersion: notProvided<boolean>('askForVersion'),
    registerWorker: notProvided<void>('registerWorker'),
  },
  guards: { isReplaced: (_, replaced: boolean) => replaced },
  actions: { requestReload: sendToSystem('router', { type: 'reload.requested' }) },
}).createMachine({
  id: 'version',
  description:
    'Checks whether the running console is the newest version. The browser can show an older version that ' +
    'it kept from an earlier visit.',
  initial: 'opening',
  invoke: {
    id: 'subscribeToVersion',
    src: 'subscribeToVersion',
    onError: {
      description: 'The console can no longer notice missing files and the return of the network.',
      target: '.current',
    },
  },
  on: {
    'version.replaced': {
      description: 'The server has a new version, noticed after a missing file or the return of the network.',
      target: '.outdated',
    },
    'key.refused': {
      description: 'The server refused a call because of the API key of this build.',
      target: '.keyRefused',
    },
  },
  states: {
    opening: {
      description:
        `The page loads. It counts as loaded when it has loaded nothing more for ${quietPageMs / 1_000} seconds. ` +
        'Then the version check starts.',
      meta: { section: '§2' },
      invoke: { id: 'waitUntilQuiet', src: 'waitUntilQuiet', onDone: 'checking', onError: 'checking' },
    },
    checking: {
      description:
        'If the browser kept the page from an earlier visit, the console asks the server whether a new version is ' +
        'deployed. If the page came from the server just now, it has the version of the server, and there is no ' +
        'question.',
      meta: { section: '§8' },
      invoke: {
        id: 'checkVersion',
        src: 'checkVersion',
        onDone: [
          { guard: { type: 'isReplaced', params: ({ event }) => event.output }, target: 'outdated' },
          { target: 'registering' },
        ],
        onError: {
          description: 'The server does not tell its version, so the console stays as it is.',
          target: 'registering',
        },
      },
    },
    registering: {
      description:
        'The console loads the sign-in page in advance, and sets up the browser to keep pages for the next visit.',
      meta: { section: '§2' },
      invoke: { id: 'registerWorker', src: 'registerWorker', onDone: 'current', onError: 'current' },
    },
    current: {
      description: "No notice is visible: no newer version is known, or the person has pressed 'Later'.",
      meta: { section: '§8' },
    },
    outdated: {
      description:
        "A new version is deployed. A notice offers 'Reload' and 'Later'. The next visit opens the new " +
        'version in any case.',
      meta: { section: '§8' },
      on: {
        'reload.requested': { description: 'The page reloads.', actions: 'requestReload' },
        'notice.dismissed': 'current',
      },
    },
    keyRefused: {
      description: "The server accepts no call of this version of the console. No 'Retry' of such a call is offered.",
      meta: { section: '§8' },
      initial: 'asking',
      on: {
        'version.replaced': '.replaced',
        'key.refused': { description: 'More calls were refused. The answer is the same.' },
      },
      states: {
        asking: {
          description: 'The console asks the server whether a new version is deployed.',
          invoke: {
            id: 'askForVersion',
            src: 'askForVersion',
            onDone: [
              { guard: { type: 'isReplaced', params: ({ event }) => event.output }, target: 'replaced' },
              { target: 'notReplaced' },
            ],
            onError: { description: 'The server does not tell its version.', target: 'notReplaced' },
          },
        },
        replaced: {
          description: "A new version is deployed. A notice offers 'Reload'.",
          on: { 'reload.requested': { description: 'The page reloads.', actions: 'requestReload' } },
        },
        notReplaced: {
          description: 'No new version is deployed. A notice says that an administrator must update the console.',
          on: {
            'key.refused': {
              description: 'The person tried another call. A new version can be deployed since.',
              target: 'asking',
            },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof versionMachine>

export type VersionNotice = 'outdated' | 'replaced' | 'notReplaced'

/** Which notice is visible. */
export const selectVersionNotice = (snapshot: Snapshot | undefined): VersionNotice | null => {
  if (snapshot?.matches('outdated')) return 'outdated'
  if (snapshot?.matches({ keyRefused: 'replaced' })) return 'replaced'
  return snapshot?.matches({ keyRefused: 'notReplaced' }) ? 'notReplaced' : null
}

export const selectIsKeyRefused = (snapshot: Snapshot | undefined): boolean => snapshot?.matches('keyRefused') ?? false
