import { assertEvent, assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate'
import { type LoadedRecord, withoutRows, withRows } from '#domain/app/loadedRecords.ts'
import { type Command, type PageAction, type PaletteEntry, withRecent } from '#domain/app/palette.ts'
import { commandMessages } from '#machines/app/palette/commands.ts'
import type { SavePreferenceEffect, ToastEffect } from '#machines/effects.ts'
import type { SystemMessages } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { noSubscription, notProvided } from '#machines/notProvided.ts'
import { sendToSystem, systemActor, toast } from '#machines/system.ts'

/** The entries of the palette, and the ids of the recently chosen ones. */
export interface PaletteContent {
  entries: readonly PaletteEntry[]
  recent: readonly string[]
}

interface PaletteInput {
  role: string
}

interface Context extends PaletteContent, PaletteInput {
  term: string
  /** The rows that the lists of this session have loaded. */
  records: readonly LoadedRecord[]
}

type Event =
  | SystemMessages['palette']
  | { type: 'palette.toggled' }
  | { type: 'dialog.dismissed' }
  | { type: 'term.changed'; term: string }
  | { type: 'entry.chosen'; entry: PaletteEntry }

const urlOf = ({ id, target }: PaletteEntry): string => {
  if ('url' in target) return target.url
  throw new Error(`The entry ${id} has no URL`)
}

const commandOf = ({ id, target }: PaletteEntry): Command => {
  if ('command' in target) return target.command
  throw new Error(`The entry ${id} has no command`)
}

const pageActionOf = ({ id, target }: PaletteEntry): PageAction => {
  if ('pageAction' in target) return target.pageAction
  throw new Error(`The entry ${id} changes no record`)
}

export const paletteMachine = setup({
  types: {
    input: {} as PaletteInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SavePreferenceEffect | ToastEffect,
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
    loadEntries: notProvided<PaletteContent, PaletteInput & { records: readonly LoadedRecord[] }>('loadEntries'),
  },
  guards: {
    opensUrl: (_, { target }: PaletteEntry) => 'url' in target,
    changesRecord: (_, { target }: PaletteEntry) => 'pageAction' in target,
  },
  actions: {
    addRecords: assign(({ context, event }) => {
      assertEvent(event, 'records.loaded')
      return { records: withRows(context.records, event.source, event.rows) }
    }),
    removeRecords: assign(({ context, event }) => {
      assertEvent(event, 'records.removed')
      return { records: withoutRows(context.records, event.ids) }
    }),
    clearTerm: assign({ term: '' }),
    setContent: assign((_, content: PaletteContent) => content),
    setTerm: assign(({ event }) => {
      assertEvent(event, 'term.changed')
      return { term: event.term }
    }),
    addRecent: assign({
      recent: ({ context }, { id, kind }: PaletteEntry) =>
        kind === 'page' || kind === 'action' ? withRecent(context.recent, id) : context.recent,
    }),
    storeRecent: emit(({ context }) => ({ type: 'savePreference', key: 'recentEntries', value: context.recent })),
    openUrl: sendToSystem('router', (_, entry: PaletteEntry) => ({ type: 'url.requested', url: urlOf(entry) })),
    requestPageAction: sendToSystem('pages', (_, entry: PaletteEntry) => ({
      type: 'pageAction.requested',
      action: pageActionOf(entry),
    })),
    runCommand: sendTo(
      ({ system }, entry: PaletteEntry) => systemActor(system, commandMessages[commandOf(entry)].to),
      (_, entry: PaletteEntry) => commandMessages[commandOf(entry)].message,
    ),
    toastLoadFailed: toast({
      tone: 'error',
      text: 'The command palette could not be opened. Check your connection and try again.',
    }),
  },
}).createMachine({
  id: 'palette',
  description: 'The command palette searches pages, actions and loaded records.',
  context: ({ input }) => ({ ...input, entries: [], recent: [], term: '', records: [] }),
  initial: 'closed',
  invoke: {
    id: 'subscribeToShortcut',
    src: 'subscribeToShortcut',
    onError: {
      description:
        'The console can no longer notice Ctrl K and Command K, but the search button still opens the palette.',
      target: '.closed',
    },
  },
  on: {
    'records.loaded': { description: 'The palette finds these rows from now on.', actions: 'addRecords' },
    'records.removed': { description: 'The palette no longer finds these rows.', actions: 'removeRecords' },
  },
  states: {
    closed: {
      description: 'The palette is closed. Ctrl K, Command K and the search button in the header open it.',
      meta: { section: '§2' },
      on: {
        'palette.toggled': {
          description:
            'The person presses Ctrl K, Command K or the search button in the header. The search term is empty.',
          target: 'active',
          actions: 'clearTerm',
        },
      },
    },
    active: {
      description:
        'The person has opened the palette. Typed text is the search term, even before the text field is visible.',
      meta: { section: '§2' },
      initial: 'loading',
      invoke: {
        id: 'subscribeToTyping',
        src: 'subscribeToTyping',
        onError: { description: 'Typing into the palette no longer works.', target: 'closed' },
      },
      on: {
        'dialog.dismissed': 'closed',
        'palette.toggled': {
          description: 'The person presses Ctrl K, Command K or the search button in the header.',
          target: 'closed',
        },
        'term.changed': {
          description: 'The person types. The console shows the entries that match the search term.',
          actions: 'setTerm',
        },
      },
      states: {
        loading: {
          description: 'The palette and its entries load. The search button shows progress.',
          meta: { section: '§2' },
          tags: 'busy',
          invoke: {
            id: 'loadEntries',
            src: 'loadEntries',
            input: ({ context: { records, role } }) => ({ records, role }),
            onDone: {
              description: 'The console shows the entries.',
              target: 'open',
              actions: { type: 'setContent', params: ({ event }) => event.output },
            },
            onError: { target: '#palette.closed', actions: 'toastLoadFailed' },
          },
        },
        open: {
          description:
            'The palette lists recent entries, pages and actions. A search also finds records and commands for ' +
            'them. Enter chooses an entry, Escape closes the palette.',
          meta: { section: '§2' },
          on: {
            'entry.chosen': [
              {
                description:
                  'The entry is a page, a record or a search. A page becomes a recent entry, but a record or a ' +
                  'search does not. The browser stores the recent entries. The console opens the page, the record ' +
                  'or the search.',
                guard: { type: 'opensUrl', params: ({ event }) => event.entry },
                target: '#palette.closed',
                actions: [
                  { type: 'addRecent', params: ({ event }) => event.entry },
                  'storeRecent',
                  { type: 'openUrl', params: ({ event }) => event.entry },
                ],
              },
              {
                description:
                  'The entry is a command for a record. The console opens the page of the record, which asks for a ' +
                  'confirmation.',
                guard: { type: 'changesRecord', params: ({ event }) => event.entry },
                target: '#palette.closed',
                actions: { type: 'requestPageAction', params: ({ event }) => event.entry },
              },
              {
                description:
                  'The entry is an action. The action becomes a recent entry. The browser stores the recent ' +
                  'entries. The console runs the action, for example changes the theme.',
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

type Snapshot = SnapshotFrom<typeof paletteMachine>

export const selectIsPaletteOpen = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.matches({ active: 'open' }) ?? false

/** The palette is active, but its entries are not loaded. */
export const selectIsPaletteLoading = (snapshot: Snapshot): boolean => snapshot.matches({ active: 'loading' })

/** The entries, recent ids and search term of the palette. */
export const selectPalette = (snapshot: Snapshot) => snapshot.context
