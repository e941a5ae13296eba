import { byItself, chooseEntry, codeFails, ofOtherPart, openAsAdmin } from '#machines/manualTest.ts'
import { fill, key } from '#charts/gestures.ts'
import type { PaletteEntry } from '#domain/app/palette.ts'
import { paletteMachine } from '#machines/app/palette/palette.machine.ts'
import { noProgress } from '#domain/lists/loadProgress.ts'
import { rowOf } from '#machines/lists/lists.testData.ts'
import { defineTestModel, noPayload, fails } from '#charts/testModel.ts'

const feedbacks: PaletteEntry = {
  id: 'feedbacks',
  kind: 'page',
  label: 'Feedbacks',
  hint: '',
  target: { url: '/admin/feedbacks' },
}

export const paletteTestModel = defineTestModel({
  id: 'app/palette',
  machine: paletteMachine,
  inputs: [{ name: 'the admin area is opened', input: { role: 'ADMIN', personId: 'admin-1' } }],
  visible: {
    closed: [{ role: 'button', name: 'Search pages, actions, records' }],
    'active.loading': [{ role: 'button', name: 'Search pages, actions, records', isBusy: true }],
    'active.open': [{ role: 'dialog', name: 'Command palette' }],
  },
  events: {
    'palette.toggled': { when: 'the person presses Ctrl K', cases: noPayload },
    'dialog.dismissed': { when: 'the person presses Escape', cases: noPayload },
    'term.changed': {
      when: 'the person types into the palette',
      cases: [{ name: 'a page', payload: { term: 'feedbacks' } }],
    },
    'records.changed': {
      when: 'a list or the search of the palette has loaded rows, or rows of a list have been changed or removed',
      cases: [
        { name: 'a user of a list', payload: { source: 'allUsers', rows: [rowOf(1)] } },
        {
          name: 'a user of the search',
          payload: { source: 'allUsers', rows: [rowOf(2)], progress: { ...noProgress, cursor: { id: 'USR-2' } } },
        },
        { name: 'a user is removed', payload: { source: 'allUsers', rows: [], removedIds: ['USR-1'] } },
      ],
    },
    'records.counted': {
      when: 'the server has counted the rows of a list',
      cases: [{ name: '6,000 users', payload: { source: 'allUsers', count: 6_000 } }],
    },
    'entry.chosen': {
      when: 'the person chooses an entry',
      cases: [
        { name: 'a page', payload: { entry: feedbacks } },
        {
          name: 'all users',
          payload: {
            entry: {
              id: 'search all allUsers',
              kind: 'search',
              label: 'Search all users',
              hint: '',
              target: { searchAll: 'allUsers' },
            },
          },
        },
        {
          name: 'a record',
          payload: {
            entry: {
              id: 'record USR-1',
              kind: 'record',
              label: 'Ada Obi',
              hint: 'ada@example.com',
              target: { url: '/admin/users?open=USR-1' },
            },
          },
        },
        {
          name: 'a change of a record',
          payload: {
            entry: {
              id: 'suspend:USR-1',
              kind: 'change',
              label: 'Suspend',
              hint: 'ada@example.com',
              target: {
                pageAction: { route: 'users', event: { type: 'change.requested', change: 'suspend', users: [] } },
              },
            },
          },
        },
        {
          name: 'an action',
          payload: {
            entry: {
              id: 'darkColours',
              kind: 'action',
              label: 'Dark theme',
              hint: 'Theme',
              target: { command: 'darkColours' },
            },
          },
        },
      ],
    },
  },
  calls: {
    subscribeToShortcut: { name: 'waiting for Ctrl K or Command K', outcomes: [fails] },
    subscribeToTyping: { name: 'receiving what the person types', outcomes: [fails] },
    recordSearch: { name: 'searching the server for records', outcomes: [] },
    loadEntries: {
      name: 'loading the entries',
      outcomes: [{ name: 'the entries are loaded', output: { entries: [feedbacks], recent: ['allItems'] } }, fails],
    },
  },
  keyOf: ({ context: { counts, progress, recent, records, term } }) => ({
    recent,
    term,
    hasRecords: records.length > 0,
    known: Object.keys(progress),
    counted: Object.keys(counts),
  }),
  manual: {
    starts: { 'the admin area is opened': openAsAdmin('/admin') },
    inputs: {
      'outcome loadEntries: the call fails': {
        ...codeFails(key('Control+K')),
        isPossible: ({ context }) => context.recent.length === 0,
      },
      'event palette.toggled': { action: key('Control+K') },
      'event dialog.dismissed': { action: key('Escape') },
      'event term.changed: a page': { action: fill('Search pages, actions, records', 'feedbacks') },
      'event entry.chosen: a page': { action: chooseEntry('Feedbacks') },
      'event entry.chosen: an action': {
        action: chooseEntry('Dark theme'),
        isPossible: ({ context }) => context.term === '',
      },
      'outcome loadEntries: the entries are loaded': byItself,
    },
    impossible: {
      'event records.changed': ofOtherPart,
      'event records.counted': ofOtherPart,
      'event entry.chosen: all users': 'the entry appears only after a search; a journey searches all users',
      'event entry.chosen: a record': 'the dashboard has no records; a journey opens one',
      'event entry.chosen: a change of a record': 'the dashboard has no records; a journey chooses the change of one',
    },
  },
})
