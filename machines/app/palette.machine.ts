import { assertEvent, assign, emit, setup } from 'xstate'
import { type PaletteEntry, withRecent } from '#domain/app/palette.ts'
import type { Effect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { noSubscription, notProvided } from '#machines/notProvided.ts'

/** The entries of the palette, and the ids of the recently chosen ones. */
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
    children: {} as {
      subscribeToShortcut: 'subscribeToShortcut'
      subscribeToTyping: 'subscribeToTyping'
      loadEntries: 'loadEntries'
    },
  },
  actors: {
    subscribeToShortcut: noSubscription('subscribeToShortcut'),
    subscribeToTyping: noSubscription('subscribeToTyping'),
    loadEntries: notProvided<PaletteContent>('loadEntries'),
  },
  guards: {
    opensUrl: (_, { target }: PaletteEntry) => 'url' in target,
  },
  actions: {
    clearTerm: assign({ term: '' }),
    setContent: assign((_, content: PaletteContent) => content),
    setTerm: assign(({ event }) => {
      assertEvent(event, 'term.changed')
      return { term: event.term }
    }),
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
  description: 'The command palette: a search for pages, actions and loaded records.',
  context: { entries: [], recent: [], term: '' },
  initial: 'closed',
  invoke: { id: 'subscribeToShortcut', src: 'subscribeToShortcut', onError: '.closed' },
  states: {
    closed: {
      description: 'The palette is closed. Ctrl K, Command K and the button in the header open it.',
      meta: { section: '§2' },
      on: { 'palette.toggled': { target: 'active', actions: 'clearTerm' } },
    },
    active: {
      description:
        'The person opened the palette. Typed text is the search term, even before the text field is rendered.',
      meta: { section: '§2' },
      initial: 'loading',
      invoke: { id: 'subscribeToTyping', src: 'subscribeToTyping', onError: 'closed' },
      on: {
        'dialog.dismissed': 'closed',
        'palette.toggled': 'closed',
        'term.changed': { actions: 'setTerm' },
      },
      states: {
        loading: {
          description:
            'The palette loads its code at the first opening, and its entries at each opening. ' +
            'Its button shows that it is busy.',
          meta: { section: '§2' },
          tags: 'busy',
          invoke: {
            id: 'loadEntries',
            src: 'loadEntries',
            onDone: { target: 'open', actions: { type: 'setContent', params: ({ event }) => event.output } },
            onError: { target: '#palette.closed', actions: 'toastLoadFailed' },
          },
        },
        open: {
          description:
            'The palette lists recent entries, pages and actions. A search also finds loaded records. ' +
            'Enter chooses an entry, Escape closes the palette.',
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
