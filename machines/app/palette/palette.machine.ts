import { assertEvent, assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate'
import { type LoadedRecord, withChanges } from '#domain/app/loadedRecords.ts'
import { type Command, type PageAction, type PaletteEntry, type RecordCounts, withRecent } from '#domain/app/palette.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { knownProgress } from '#domain/lists/loadProgress.ts'
import { commandMessages } from '#machines/app/palette/commands.ts'
import type { recordSearchMachine, SearchProgress } from '#machines/app/palette/recordSearch.machine.ts'
import type { SavePreferenceEffect, ToastEffect } from '#machines/effects.ts'
import type { SystemMessages } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { chartOnDemand, noSubscription, notProvided } from '#machines/notProvided.ts'
import { passToParent } from '#machines/passToParent.ts'
import { sendToSystem, systemActor, toast } from '#machines/system.ts'

/** The entries of the palette, and the ids of the recently chosen ones. */
export interface PaletteContent {
  entries: readonly PaletteEntry[]
  recent: readonly string[]
}

interface PaletteInput {
  role: string
  personId: string
}

interface Context extends PaletteContent, PaletteInput {
  term: string
  /** The rows that the lists of this session have loaded. */
  records: readonly LoadedRecord[]
  /** How far the palette knows the lists of the server. */
  progress: SearchProgress
  /** The server's counts of the rows. */
  counts: RecordCounts
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

const searchedSourceOf = ({ id, target }: PaletteEntry): ListSource => {
  if ('searchAll' in target) return target.searchAll
  throw new Error(`The entry ${id} searches no list`)
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
      recordSearch: 'recordSearch'
    },
  },
  actors: {
    subscribeToShortcut: noSubscription('subscribeToShortcut'),
    subscribeToTyping: noSubscription('subscribeToTyping'),
    loadEntries: notProvided<PaletteContent, { personId: string; role: string }>('loadEntries'),
    recordSearch: chartOnDemand<typeof recordSearchMachine>('recordSearch'),
  },
  guards: {
    opensUrl: (_, { target }: PaletteEntry) => 'url' in target,
    searchesAll: (_, { target }: PaletteEntry) => 'searchAll' in target,
    changesRecord: (_, { target }: PaletteEntry) => 'pageAction' in target,
  },
  actions: {
    changeRecords: assign(({ context, event }) => {
      assertEvent(event, 'records.changed')
      const { source, progress } = event
      return {
        records: withChanges(context.records, source, event),
        progress: progress
          ? { ...context.progress, [source]: knownProgress(context.progress[source], progress) }
          : context.progress,
      }
    }),
    setCount: assign(({ context, event }) => {
      assertEvent(event, 'records.counted')
      return { counts: { ...context.counts, [event.source]: event.count } }
    }),
    requestRest: sendTo('recordSearch', (_, entry: PaletteEntry) => ({
      type: 'rest.requested' as const,
      source: searchedSourceOf(entry),
    })),
    clearTerm: assign({ term: '' }),
    setContent: assign((_, content: PaletteContent) => content),
    setTerm: assign(({ event }) => {
      assertEvent(event, 'term.changed')
      return { term: event.term }
    }),
    forwardTerm: sendTo('recordSearch', ({ event }) => {
      assertEvent(event, 'term.changed')
      return event
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
  description: 'The command palette searches pages, actions and records.',
  context: ({ input }) => ({ ...input, entries: [], recent: [], term: '', records: [], progress: {}, counts: {} }),
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
    'records.changed': {
      description: 'The palette finds these rows as they are now. It remembers how far it knows the list.',
      actions: 'changeRecords',
    },
    'records.counted': {
      description: "The palette offers to search all rows of the list, with the server's count.",
      actions: 'setCount',
    },
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
          actions: 'setTerm',
        },
      },
      states: {
        loading: {
          description: 'The palette and its entries load. The search button shows progress.',
          tags: 'busy',
          invoke: {
            id: 'loadEntries',
            src: 'loadEntries',
            input: ({ context: { personId, role } }) => ({ personId, role }),
            onDone: {
              target: 'open',
              actions: { type: 'setContent', params: ({ event }) => event.output },
            },
            onError: { target: '#palette.closed', actions: 'toastLoadFailed' },
          },
        },
        open: {
          description:
            'The palette lists recent entries, pages, actions, saved views and periods. A search also finds records, ' +
            'and Right lists the actions of a record. Enter chooses an entry, Escape closes the palette.',
          invoke: {
            id: 'recordSearch',
            src: 'recordSearch',
            input: ({ context: { term, progress } }) => ({ term, progress }),
            onError: passToParent,
          },
          on: {
            'term.changed': {
              description: 'The person types. The console shows the entries that match, and searches the server too.',
              actions: ['setTerm', 'forwardTerm'],
            },
            'entry.chosen': [
              {
                description: 'The entry searches all records of a list. The palette stays open and loads them.',
                guard: { type: 'searchesAll', params: ({ event }) => event.entry },
                actions: { type: 'requestRest', params: ({ event }) => event.entry },
              },
              {
                description:
                  'The entry is a page, a record or a search. A page becomes a recent entry, but a record or a search ' +
                  'does not. The console opens the page, the record or the search.',
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
                  'The entry changes a record or adds a new one. The console opens its page, which shows the dialog ' +
                  'for it.',
                guard: { type: 'changesRecord', params: ({ event }) => event.entry },
                target: '#palette.closed',
                actions: { type: 'requestPageAction', params: ({ event }) => event.entry },
              },
              {
                description:
                  'The entry is an action. The action becomes a recent entry. The console runs the action, for ' +
                  'example changes the theme.',
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
