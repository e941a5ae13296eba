import { byItself, fullStorage, openAsAdmin, openPath, whileIn } from '#machines/manualTest.ts'
import { fill, inDialog, inOtherTab, key, link, menuItem, press } from '#charts/gestures.ts'
import type { SnapshotFrom } from 'xstate'
import { storageFullText } from '#domain/lists/savedViews.ts'
import { defaultUsersView } from '#machines/lists/lists.testData.ts'
import { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const suspended = { name: 'Suspended', kind: 'users', search: '?tab=inactive' } as const
const newest = { name: 'Newest', kind: 'users', search: '' } as const
const request = { type: 'savedViews.requested', kind: 'users', view: defaultUsersView } as const

const isListing = (snapshot: SnapshotFrom<typeof savedViewsMachine>): boolean => snapshot.matches({ open: 'listing' })

const hasSuspended = (snapshot: SnapshotFrom<typeof savedViewsMachine>): boolean =>
  isListing(snapshot) && snapshot.context.views.some(({ name }) => name === 'Suspended')

const saveNewest = [fill('Name of this view', 'Newest'), press('Save view')]

export const savedViewsTestModel = defineTestModel({
  id: 'lists/savedViews',
  machine: savedViewsMachine,
  inputs: [
    { name: 'the admin area is opened', input: { personId: 'u-1', request: null } },
    { name: "'Views' was pressed before", input: { personId: 'u-1', request } },
  ],
  visible: {
    open: [{ role: 'dialog', name: 'Saved views' }],
    'open.listing': [{ role: 'button', name: 'Save view' }],
    'open.renaming': [{ role: 'button', name: 'Rename' }],
    'open.confirmingDelete': [{ role: 'button', name: 'Delete' }],
  },
  events: {
    'savedViews.requested': {
      when: "the person presses 'More', then 'Views'",
      cases: [{ name: 'on the list of users', payload: { kind: 'users', view: defaultUsersView } }],
    },
    'url.changed': { when: 'the person opens a URL with Back or Forward', cases: noPayload },
    'views.changed': {
      when: 'another browser tab changes the saved views',
      cases: [
        { name: 'it saves one', payload: { views: [suspended, newest] } },
        { name: 'it deletes one', payload: { views: [newest] } },
      ],
    },
    'name.submitted': {
      when: 'the person submits a name',
      cases: [{ name: 'a new name', payload: { name: 'Newest' } }],
    },
    'rename.requested': {
      when: "the person presses 'Rename' of a view",
      cases: [{ name: '', payload: { name: 'Suspended' } }],
    },
    'delete.requested': {
      when: "the person presses 'Delete' of a view",
      cases: [{ name: '', payload: { name: 'Suspended' } }],
    },
    'delete.confirmed': { when: "the person confirms with 'Delete'", cases: noPayload },
    'view.opened': { when: 'the person opens a saved view by its link', cases: noPayload },
    'dialog.dismissed': { when: 'the person presses Escape', cases: noPayload },
  },
  calls: {
    readViews: {
      name: 'reading the stored views',
      outcomes: [{ name: 'one view is stored', output: [suspended] }, fails],
    },
    subscribeToViews: { name: 'listening for changes in other browser tabs', outcomes: [fails] },
    storeChange: {
      name: 'storing the change',
      outcomes: [
        { name: 'it is stored', output: { views: [suspended, newest] } },
        { name: 'the storage is full', output: { problem: storageFullText } },
        fails,
      ],
    },
  },
  paths: [
    [
      'start the admin area is opened',
      'outcome readViews: one view is stored',
      'event views.changed: it saves one',
      {
        event: 'savedViews.requested',
        case: 'on the list of active users',
        payload: { kind: 'users', view: { ...defaultUsersView, tab: 'active' } },
      },
      { event: 'delete.requested', case: 'the newest one', payload: { name: 'Newest' } },
      'event delete.confirmed',
    ],
    [
      'start the admin area is opened',
      'outcome readViews: one view is stored',
      {
        event: 'savedViews.requested',
        case: 'on the list of active users',
        payload: { kind: 'users', view: { ...defaultUsersView, tab: 'active' } },
      },
      'event name.submitted: a new name',
    ],
  ],
  keyOf: ({ context: { views, change, current, problem } }) => ({
    names: views.map(({ name }) => name),
    change: change.type,
    hasCurrent: current !== null,
    problem,
  }),
  manual: {
    starts: {
      'the admin area is opened': openAsAdmin(
        '/admin/users?tab=inactive',
        press('More'),
        menuItem('Views'),
        fill('Name of this view', 'Suspended'),
        press('Save view'),
        openPath('/admin/users'),
      ),
    },
    inputs: {
      'event views.changed: it saves one': {
        action: inOtherTab(
          "save the view 'Newest'",
          openPath('/admin/users'),
          press('More'),
          menuItem('Views'),
          ...saveNewest,
        ),
        isPossible: (snapshot) => snapshot.matches('closed') || isListing(snapshot),
      },
      'outcome storeChange: the storage is full': fullStorage,
      'outcome readViews: one view is stored': byItself,
      'event savedViews.requested: on the list of users': whileIn('closed', [press('More'), menuItem('Views')]),
      'event name.submitted: a new name': {
        action: saveNewest,
        isPossible: (snapshot) => isListing(snapshot) && snapshot.context.views.every(({ name }) => name !== 'Newest'),
      },
      'event rename.requested': { action: press('Rename Suspended'), isPossible: hasSuspended },
      'event delete.requested': { action: press('Delete Suspended'), isPossible: hasSuspended },
      'event view.opened': { action: press(link('Suspended'), inDialog), isPossible: hasSuspended },
      'event dialog.dismissed': whileIn('open', key('Escape')),
      'outcome storeChange: it is stored': byItself,
    },
    impossible: {
      "start 'Views' was pressed before": 'the stored views are read at once',
      'event url.changed': 'the page before is another document here; a journey goes back to it',
      'event views.changed: it deletes one': 'the test model has only the views after a save',
      'event delete.confirmed': 'the test model has only the views after a save; a journey deletes one',
    },
  },
})
