import { inScriptsOfPages } from '#machines/manualTest.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Route } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { defaultUsersView } from '#machines/lists/lists.testData.ts'
import { admin, loadPageCode } from '#machines/testData.ts'
import { ada } from '#machines/marketers/marketers.testData.ts'
import { timeFrames } from '#machines/dashboard/dashboard.testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const urlOf = (route: Route) => ({ route, view: null, timeFrames: defaultTimeFrames })

export const adminPagesTestModel = defineTestModel({
  id: 'admin/adminPages',
  machine: adminPagesMachine,
  inputs: [{ name: 'the dashboard is opened', input: { profile: admin, sidebar: 'open', url: urlOf('dashboard') } }],
  visible: {
    running: [{ role: 'button', name: 'Sign out' }],
    'running.page.pageLoadFailed': [{ role: 'button', name: 'Retry' }],
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
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'pageAction.requested': {
      when: 'the person chooses a command for a record in the command palette, such as suspending a user',
      cases: [
        {
          name: 'a user',
          payload: { action: { route: 'users', event: { type: 'change.requested', change: 'suspend', users: [] } } },
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
      when: "the person presses 'More', then 'Views'",
      cases: [{ name: '', payload: { kind: 'users', view: defaultUsersView } }],
    },
  },
  calls: {
    loadSavedViews: { name: 'loading the saved views', outcomes: [{ name: 'it is loaded' }, fails] },
    savedViews: { name: 'the links and the dialog of the saved views', outcomes: [fails] },
    alerts: { name: 'the bell with the alerts', outcomes: [] },
    copy: { name: 'the copy buttons', outcomes: [] },
    palette: { name: 'the command palette', outcomes: [] },
    prefetchedBatches: { name: 'loading list rows in advance', outcomes: [] },
    sidebar: { name: 'the navigation menu', outcomes: [] },
    subscribeToProfile: { name: 'noticing when the person saves the profile, also in another tab', outcomes: [fails] },
    loadPageCode,
    pageChart: {
      name: 'the chart of the page',
      outcomes: [{ name: 'the account is deleted' }, fails],
    },
  },
  paths: [
    [
      'start the dashboard is opened',
      {
        event: 'profile.changed',
        case: 'with another name and number',
        payload: { profile: { ...admin, name: 'Ngozi Obi', phoneNumber: '+2348030000009' } },
      },
      'outcome loadPageCode: the page has a flow',
      { event: 'profile.changed', case: 'with the first ones again', payload: { profile: admin } },
    ],
    [
      'start the dashboard is opened',
      {
        event: 'url.changed',
        case: 'the dashboard with other time frames',
        payload: { url: { ...urlOf('dashboard'), timeFrames } },
      },
      'outcome loadPageCode: the page has a flow',
    ],
    [
      'start the dashboard is opened',
      {
        event: 'pageAction.requested',
        case: 'a marketer',
        payload: { action: { route: 'marketers', event: { type: 'delete.requested', marketer: ada } } },
      },
    ],
  ],
  keyOf: ({ context: { pendingAction, url, viewsRequest } }) => ({
    hasRequest: viewsRequest !== null,
    route: url.route,
    hasPendingAction: pendingAction !== null,
  }),
  notByHand: inScriptsOfPages,
})
