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
  | { type: 'palette.dismissed' }
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
    opensAddress: (_, { target }: PaletteEntry) => 'url' in target,
  },
  actions: {
    startOver: assign({ term: '' }),
    keepGathered: assign((_, gathered: PaletteContent) => gathered),
    keepTerm: assign({ term: ({ context, event }) => (event.type === 'term.changed' ? event.term : context.term) }),
    keepRecent: assign({
      recent: ({ context }, { id, kind }: PaletteEntry) =>
        kind === 'record' ? context.recent : withRecent(context.recent, id),
    }),
    rememberRecent: emit(({ context }) => ({ type: 'remembered', what: 'recentEntries', value: context.recent })),
    openAddress: emit((_, { target }: PaletteEntry) => ({
      type: 'passage',
      address: 'url' in target ? target.url : '',
    })),
    runCommand: emit((_, { target }: PaletteEntry) => ({
      type: 'commanded',
      command: 'command' in target ? target.command : 'deviceColours',
    })),
    sayMissing: emit({
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
      meta: { section: '§2', sees: [{ role: 'button', name: 'Find pages and actions' }] },
      on: { 'palette.toggled': { target: 'called', actions: 'startOver' } },
    },
    called: {
      description:
        'The palette was asked for. What is typed from now on is its term, also before its field is there to take it.',
      meta: { section: '§2' },
      initial: 'gathering',
      invoke: { id: 'hearTyping', src: 'hearTyping', onError: 'closed' },
      on: {
        'palette.dismissed': 'closed',
        'palette.toggled': 'closed',
        'term.changed': { actions: 'keepTerm' },
      },
      states: {
        gathering: {
          description:
            'The code of the palette is fetched when it is first opened, and what can be chosen is gathered. Its button shows that it comes.',
          meta: { section: '§2', sees: [{ role: 'button', name: 'Find pages and actions', isBusy: true }] },
          tags: 'busy',
          invoke: {
            id: 'gather',
            src: 'gather',
            onDone: { target: 'open', actions: { type: 'keepGathered', params: ({ event }) => event.output } },
            onError: { target: '#palette.closed', actions: 'sayMissing' },
          },
        },
        open: {
          description:
            'What was chosen last stands first, then pages and actions; with a term also the records that are loaded. Enter chooses, Escape closes.',
          meta: { section: '§2', sees: [{ role: 'dialog', name: 'Command palette' }] },
          on: {
            'entry.chosen': [
              {
                guard: { type: 'opensAddress', params: ({ event }) => event.entry },
                target: '#palette.closed',
                actions: [
                  { type: 'keepRecent', params: ({ event }) => event.entry },
                  'rememberRecent',
                  { type: 'openAddress', params: ({ event }) => event.entry },
                ],
              },
              {
                target: '#palette.closed',
                actions: [
                  { type: 'keepRecent', params: ({ event }) => event.entry },
                  'rememberRecent',
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
