import {
  byItself,
  codeFails,
  fillMarketer,
  openAsAdmin,
  openPath,
  openRowMenu,
  ownScript,
  ownStep,
  signInAsAdmin,
  whileIn,
} from '#machines/manualTest.ts'
import {
  called,
  fill,
  goBack,
  goOnline,
  inFirstRow,
  inOtherWindow,
  key,
  menuItem,
  press,
  tab,
  wait,
} from '#charts/gestures.ts'
import type { SnapshotFrom } from 'xstate'
import { rowsMaxAgeMs } from '#domain/limits.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView, type ListView } from '#domain/lists/view.ts'
import { marketerToRow } from '#domain/records/marketer.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { ada, bee } from '#machines/marketers/marketers.testData.ts'
import { defineTestModel, fails, noPayload, raisedInternally } from '#charts/testModel.ts'

const listView = defaultView(listKinds.marketers)

const boardView: ListView = { ...listView, tab: 'leaderboard' }
const boardPanelView: ListView = { ...boardView, period: 'month', openRowId: ada.id }

const views = [
  { name: 'the list', payload: { view: listView } },
  { name: 'a marketer', payload: { view: { ...listView, openRowId: ada.id } } },
  { name: 'another marketer', payload: { view: { ...listView, openRowId: bee.id } } },
  { name: 'the leaderboard', payload: { view: boardView } },
  { name: 'a marketer over the leaderboard of this month', payload: { view: boardPanelView } },
]

const isListOnly = (snapshot: SnapshotFrom<typeof marketersMachine>): boolean =>
  snapshot.matches({ showing: { overlay: 'none', board: 'hidden' } })

export const marketersTestModel = defineTestModel({
  id: 'marketers/marketers',
  machine: marketersMachine,
  inputs: [
    { name: 'the page is opened', input: { view: listView, role: 'ADMIN' } },
    { name: 'a person without the permission opens the page', input: { view: listView, role: 'MARKETER' } },
  ],
  visible: {
    showing: [{ role: 'tab', name: 'All marketers' }],
    'showing.overlay.panel': [{ role: 'button', name: 'Close' }],
    'showing.overlay.adding': [{ role: 'dialog', name: 'New Marketer' }],
    'showing.overlay.importing': [{ role: 'dialog', name: 'Add marketers from a file' }],
    'showing.overlay.editing': [{ role: 'dialog', name: 'Edit Marketer' }],
    'showing.overlay.deleting': [{ role: 'alertdialog', name: 'Delete Marketer' }],
    'showing.overlay.sharing': [{ role: 'button', name: 'Done' }],
  },
  events: {
    'add.requested': { when: "the person presses 'New Marketer'", cases: noPayload },
    'import.requested': { when: "the person presses 'Import'", cases: noPayload },
    'edit.requested': {
      when: "the person chooses 'Edit' in the menu of a row",
      cases: [{ name: 'of a marketer', payload: { marketer: ada } }],
    },
    'delete.requested': {
      when: "the person chooses 'Delete' in the menu of a row",
      cases: [{ name: 'of a marketer', payload: { marketer: ada } }],
    },
    'share.requested': {
      when: "the person chooses 'Send code' in the menu of a row",
      cases: [{ name: 'of a marketer', payload: { marketer: ada } }],
    },
    'form.closed': { when: 'the dialog to add or edit a marketer closes', cases: raisedInternally },
    'view.changed': {
      when: 'the person opens another view of this page (tab, search or side panel) by a link or the Back button',
      cases: views,
    },
    'view.shown': {
      when: 'the person changes the view on the page, for example the tab, the search or the side panel',
      cases: views,
    },
    'newRows.found': {
      when: 'the list is read again, because its rows are old, and has marketers that someone else has added',
      cases: [
        { name: 'one marketer', payload: { rows: [marketerToRow(bee)] } },
        { name: 'two marketers', payload: { rows: [marketerToRow(ada), marketerToRow(bee)] } },
      ],
    },
  },
  calls: {
    page: { name: 'the list of marketers', src: 'listPage', outcomes: [] },
    leaderboard: { name: 'the leaderboard', outcomes: [] },
    sidePanel: { name: 'the side panel', outcomes: [] },
    marketerForm: {
      name: 'the dialog to add or edit a marketer',
      outcomes: [
        { name: 'the marketer was saved', output: { saved: bee } },
        { name: 'nothing was saved', output: { saved: null } },
      ],
    },
    loadImport: {
      name: 'loading the dialog to add marketers from a file',
      outcomes: [{ name: 'it is loaded' }, fails],
    },
    marketerImport: {
      name: 'the dialog to add marketers from a file',
      outcomes: [
        { name: 'a marketer was added', output: { added: [bee] } },
        { name: 'no marketer was added', output: { added: [] } },
      ],
    },
    shareCode: { name: 'the dialog to send the code', outcomes: [{ name: 'the dialog is closed' }] },
    deleteMarketer: {
      name: 'the dialog to delete a marketer',
      outcomes: [
        { name: 'the marketer was deleted', output: { deletedId: ada.id } },
        { name: 'no marketer was deleted', output: { deletedId: null } },
      ],
    },
  },
  paths: [
    [
      'start the page is opened',
      'event view.changed: a marketer over the leaderboard of this month',
      {
        event: 'view.changed',
        case: 'the same marketer over the leaderboard of this week',
        payload: { view: { ...boardPanelView, period: 'week' } },
      },
    ],
    [
      'start a person without the permission opens the page',
      'event add.requested',
      'event import.requested',
      'event edit.requested: of a marketer',
      'event delete.requested: of a marketer',
      'event view.changed: a marketer',
      'event add.requested',
      'event edit.requested: of a marketer',
      'event delete.requested: of a marketer',
    ],
  ],
  keyOf: ({ context: { role, view, openPanel, dialogMarketer, isNew } }) => ({
    role,
    tab: view.tab,
    openRowId: view.openRowId,
    period: view.period,
    openPanel,
    hasDialogMarketer: dialogMarketer !== null,
    isNew,
  }),
  manual: {
    starts: { 'the page is opened': openAsAdmin('/admin/marketers') },
    inputs: {
      'event view.changed: the list': whileIn({ showing: { overlay: 'none', board: 'shown' } }, goBack),
      'outcome marketerForm: the marketer was saved': {
        action: (snapshot) =>
          snapshot.matches({ showing: { overlay: 'adding' } })
            ? [fillMarketer, press('Add marketer')]
            : [fill('Full name', 'Ada Eze'), press('Save changes')],
      },
      'outcome loadImport: the call fails': { ...codeFails(press('Import')), action: goOnline },
      'event add.requested': { action: press('New Marketer'), isPossible: isListOnly },
      'event import.requested': { action: press('Import'), isPossible: isListOnly },
      'event edit.requested: of a marketer': {
        action: [openRowMenu, menuItem('Edit')],
        isPossible: isListOnly,
      },
      'event delete.requested: of a marketer': {
        action: [openRowMenu, menuItem('Delete')],
        isPossible: isListOnly,
      },
      'event share.requested: of a marketer': {
        action: [openRowMenu, menuItem('Send code')],
        isPossible: isListOnly,
      },
      'event newRows.found: one marketer': {
        action: [
          inOtherWindow(
            'add a marketer',
            signInAsAdmin,
            openPath('/admin/marketers'),
            press('New Marketer'),
            fillMarketer,
            press('Add marketer'),
          ),
          wait(rowsMaxAgeMs),
          ownStep('returnToTab', 'return from another browser tab to this one'),
        ],
        isPossible: isListOnly,
      },
      'event view.shown: a marketer': { action: press(called('the name', 'link'), inFirstRow), isPossible: isListOnly },
      'event view.shown: the leaderboard': { action: press(tab('Leaderboard')), isPossible: isListOnly },
      'event view.shown: the list': {
        action: (snapshot) =>
          snapshot.matches({ showing: { overlay: 'panel' } }) ? key('Escape') : press(tab('All marketers')),
        isPossible: (snapshot) =>
          snapshot.matches({ showing: { overlay: 'panel' } }) ||
          snapshot.matches({ showing: { overlay: 'none', board: 'shown' } }),
      },
      'outcome marketerForm: nothing was saved': { action: key('Escape') },
      'outcome loadImport: it is loaded': byItself,
      'outcome marketerImport: no marketer was added': { action: key('Escape') },
      'outcome shareCode: the dialog is closed': { action: press('Done') },
      'outcome deleteMarketer: no marketer was deleted': { action: key('Escape') },
    },
    impossible: { 'outcome deleteMarketer: the marketer was deleted': ownScript },
  },
})
