import { assign, emit, setup } from 'xstate'
import { type PaletteEntry, withRecent } from '#domain/app/palette.ts'
import type { Effect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { noSubscription, notProvided } from '#machines/notProvided.ts'

/** Everything that can be chosen now, and the ids of what was chosen last. */
export interface PaletteContent {
  entries: readonly PaletteEntry[]
  recent: readonly string[]
}

interface Context extends PaletteContent {
  term: string
}

type Event =
  | { type: 'palette.toggled' }
  | { type: 'dialog.dismissed' }
  | { type: 'term.changed'; term: string }
  | { type: 'entry.chosen'; entry: PaletteEntry }

export const paletteMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { hearShortcut: 'hearShortcut'; hearTyping: 'hearTyping'; gather: 'gather' },
  },
  actors: {
    hearShortcut: noSubscription('hearShortcut'),
    hearTyping: noSubscription('hearTyping'),
    gather: notProvided<PaletteContent>('gather'),
  },
  guards: {
    opensUrl: (_, { target }: PaletteEntry) => 'url' in target,
  },
  actions: {
    clearTerm: assign({ term: '' }),
    setContent: assign((_, gathered: PaletteContent) => gathered),
    setTerm: assign({ term: ({ context, event }) => (event.type === 'term.changed' ? event.term : context.term) }),
    addRecent: assign({
      recent: ({ context }, { id, kind }: PaletteEntry) =>
        kind === 'record' ? context.recent : withRecent(context.recent, id),
    }),
    storeRecent: emit(({ context }) => ({ type: 'savePreference', key: 'recentEntries', value: context.recent })),
    openUrl: emit((_, { target }: PaletteEntry) => ({
      type: 'openUrl',
      url: 'url' in target ? target.url : '',
    })),
    runCommand: emit((_, { target }: PaletteEntry) => ({
      type: 'runCommand',
      command: 'command' in target ? target.command : 'deviceColours',
    })),
    toastLoadFailed: emit({
      type: 'toast',
      tone: 'error',
      text: 'The command palette could not be opened. Check your connection and try again.',
      retry: 'palette.toggled',
    }),
  },
}).createMachine({
  id: 'palette',
  description: 'The command palette: pages, actions, and the records that are loaded, found by a few letters.',
  context: { entries: [], recent: [], term: '' },
  initial: 'closed',
  invoke: { id: 'hearShortcut', src: 'hearShortcut', onError: '.closed' },
  states: {
    closed: {
      description: 'The palette is closed. Ctrl K, or Command K, and the button in the header open it.',
      meta: { section: '§2' },
      on: { 'palette.toggled': { target: 'called', actions: 'clearTerm' } },
    },
    called: {
      description:
        'The palette was asked for. What is typed from now on is its term, also before its field is there to take it.',
      meta: { section: '§2' },
      initial: 'gathering',
      invoke: { id: 'hearTyping', src: 'hearTyping', onError: 'closed' },
      on: {
        'dialog.dismissed': 'closed',
        'palette.toggled': 'closed',
        'term.changed': { actions: 'setTerm' },
      },
      states: {
        gathering: {
          description:
            'The code of the palette is fetched when it is first opened, and what can be chosen is gathered. Its button shows that it comes.',
          meta: { section: '§2' },
          tags: 'busy',
          invoke: {
            id: 'gather',
            src: 'gather',
            onDone: { target: 'open', actions: { type: 'setContent', params: ({ event }) => event.output } },
            onError: { target: '#palette.closed', actions: 'toastLoadFailed' },
          },
        },
        open: {
          description:
            'What was chosen last stands first, then pages and actions; with a term also the records that are loaded. Enter chooses, Escape closes.',
          meta: { section: '§2' },
          on: {
            'entry.chosen': [
              {
                guard: { type: 'opensUrl', params: ({ event }) => event.entry },
                target: '#palette.closed',
                actions: [
                  { type: 'addRecent', params: ({ event }) => event.entry },
                  'storeRecent',
                  { type: 'openUrl', params: ({ event }) => event.entry },
                ],
              },
              {
                target: '#palette.closed',
                actions: [
                  { type: 'addRecent', params: ({ event }) => event.entry },
                  'storeRecent',
                  { type: 'runCommand', params: ({ event }) => event.entry },
                ],
              },
            ],
          },
        },
      },
    },
  },
})
