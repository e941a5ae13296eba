import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Route } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { defaultUsersView } from '#machines/lists/lists.testData.ts'
import { admin } from '#machines/testData.ts'
import { defineTestModel, fails, noPayload } from '#machines/testModel.ts'

const urlOf = (route: Route) => ({ route, view: null, timeFrames: defaultTimeFrames })

export const adminPagesTestModel = defineTestModel({
  id: 'admin/adminPages',
  machine: adminPagesMachine,
  inputs: [{ name: 'the dashboard is opened', input: { profile: admin, sidebar: 'open', url: urlOf('dashboard') } }],
  states: {
    running: {
      given: 'a page of the admin area open',
      seen: 'the page is shown',
      visible: [{ role: 'button', name: 'Sign out' }],
    },
    'running.loadingSavedViews': { given: 'the saved views not loaded', seen: 'the page is shown' },
    'running.withoutSavedViews': { given: 'the saved views failed', seen: 'the navigation has no saved views' },
    'running.withSavedViews': {
      given: 'the saved views loaded',
      seen: 'the navigation menu has links to the saved views',
    },
    signOutRequested: { given: 'a sign-out requested', seen: 'the button shows progress' },
    accountDeleted: { given: 'the account deleted', seen: 'the sign-in page opens' },
    broken: { given: 'a broken page', seen: 'the page says that something went wrong and offers to reload' },
  },
  events: {
    'url.changed': {
      when: 'the person opens a URL of the area',
      cases: [{ name: 'the users', payload: { url: urlOf('users') } }],
    },
    'signOut.requested': { when: "the person presses 'Sign out'", cases: noPayload },
    'pageAction.requested': {
      when: 'the person chooses a command for a record in the command palette, such as suspending a user',
      cases: [
        {
          name: 'a user',
          payload: {
            action: { route: 'users', event: { type: 'change.requested', change: 'suspend', users: [] } },
          },
        },
      ],
    },
    'profile.saved': { when: 'the person saves the profile', cases: noPayload },
    'profile.changed': {
      when: 'the console has read the saved profile',
      cases: [{ name: '', payload: { profile: admin } }],
    },
    'activity.made': {
      when: 'the server confirms a change',
      cases: [{ name: 'a suspension', payload: { change: { kind: 'userSuspended', id: 'USR-1', name: 'Ada Obi' } } }],
    },
    'savedViews.requested': {
      when: "the person presses 'Views'",
      cases: [{ name: '', payload: { kind: 'users', view: defaultUsersView } }],
    },
  },
  calls: {
    loadSavedViews: { name: 'loading the saved views', outcomes: [{ name: 'it is loaded' }, fails] },
    savedViews: { name: 'the links and the dialog of the saved views', outcomes: [fails] },
    alerts: { name: 'the bell with the alerts', outcomes: [fails] },
    palette: { name: 'the command palette', outcomes: [fails] },
    prefetchedBatches: { name: 'loading list rows in advance', outcomes: [fails] },
    sidebar: { name: 'the navigation menu', outcomes: [fails] },
    subscribeToProfile: { name: 'noticing when the person saves the profile, also in another tab', outcomes: [fails] },
    openPage: {
      name: 'the open page',
      outcomes: [
        { name: 'the person signs out', output: { kind: 'signOutRequested' } },
        { name: 'the account is deleted', output: { kind: 'accountDeleted' } },
        { name: 'the page is broken', output: { kind: 'broken' } },
        fails,
      ],
    },
  },
  facts: { hasRequest: () => null },
  keyOf: ({ context }) => ({ hasRequest: context.viewsRequest !== null }),
})
