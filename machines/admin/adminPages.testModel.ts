import { defaultTimeFrames, sameTimeFrame } from '#domain/dashboard/chosenTimeFrames.ts'
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
    'running.page.loadingPage': { given: 'the code of a page loading', seen: 'a loading indicator is shown' },
    'running.page.pageLoadFailed': {
      given: 'a page whose code could not be loaded',
      seen: "the page says so and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
    'running.page.open': { given: 'a page open', seen: 'the page is shown' },
    'running.page.open.allowingSignOut': { given: 'nothing to save on it', seen: "'Sign out' works at once" },
    'running.page.open.decidingSignOut': { given: 'something to save on it', seen: "'Sign out' asks the page" },
    'running.page.openWithoutChart': { given: 'a page without a flow open', seen: 'the page is shown' },
    'running.page.broken': { given: 'a page that stopped with an error', seen: 'the page says that it stopped' },
    'running.savedViews.loading': { given: 'the saved views not loaded', seen: 'the page is shown' },
    'running.savedViews.failed': { given: 'the saved views failed', seen: 'the navigation has no saved views' },
    'running.savedViews.loaded': {
      given: 'the saved views loaded',
      seen: 'the navigation menu has links to the saved views',
    },
    signOutRequested: { given: 'a sign-out requested', seen: 'the button shows progress' },
    accountDeleted: { given: 'the account deleted', seen: 'the sign-in page opens' },
  },
  events: {
    'url.changed': {
      when: 'the person opens a URL of the area',
      cases: [
        { name: 'the dashboard', payload: { url: urlOf('dashboard') } },
        { name: 'the reviews', payload: { url: urlOf('reviews') } },
        { name: 'the settings', payload: { url: urlOf('settings') } },
        { name: 'the users', payload: { url: { ...urlOf('users'), view: defaultUsersView } } },
      ],
    },
    'signOut.requested': { when: "the person presses 'Sign out'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
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
      cases: [
        { name: 'in this tab', payload: { profile: admin } },
        {
          name: 'in another tab',
          payload: { profile: admin, details: { name: admin.name, email: admin.email, picture: null } },
        },
      ],
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
    alerts: { name: 'the bell with the alerts', outcomes: [] },
    palette: { name: 'the command palette', outcomes: [] },
    prefetchedBatches: { name: 'loading list rows in advance', outcomes: [] },
    sidebar: { name: 'the navigation menu', outcomes: [] },
    subscribeToProfile: { name: 'noticing when the person saves the profile, also in another tab', outcomes: [fails] },
    loadPageCode: {
      name: 'loading the page',
      outcomes: [
        { name: 'the page has nothing to save', output: { hasChart: true, decidesSignOut: false } },
        { name: 'the page can have unsaved changes', output: { hasChart: true, decidesSignOut: true } },
        { name: 'the page has no flow', output: { hasChart: false, decidesSignOut: false } },
        fails,
      ],
    },
    pageChart: {
      name: 'the chart of the page',
      outcomes: [
        { name: 'the person continues with the sign-out', output: { kind: 'signOut' } },
        { name: 'the account is deleted', output: { kind: 'deleted' } },
        fails,
      ],
    },
  },
  paths: [
    [
      'start the dashboard is opened',
      { event: 'profile.changed', case: 'with another name', payload: { profile: { ...admin, name: 'Ngozi Obi' } } },
      'outcome loadPageCode: the page has nothing to save',
      { event: 'profile.changed', case: 'with the first name again', payload: { profile: admin } },
    ],
    [
      'start the dashboard is opened',
      {
        event: 'url.changed',
        case: 'the dashboard of this month',
        payload: { url: { ...urlOf('dashboard'), timeFrames: sameTimeFrame('This month') } },
      },
      'outcome loadPageCode: the page has nothing to save',
    ],
  ],
  facts: { hasRequest: () => null, route: () => null, hasPendingAction: () => null },
  keyOf: ({ context: { pendingAction, url, viewsRequest } }) => ({
    hasRequest: viewsRequest !== null,
    route: url.route,
    hasPendingAction: pendingAction !== null,
  }),
})
