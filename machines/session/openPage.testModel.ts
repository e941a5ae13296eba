import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Route } from '#domain/routes/routes.ts'
import { openPageMachine } from '#machines/session/openPage.machine.ts'
import { admin } from '#machines/testData.ts'
import { defineTestModel, fails, noPayload } from '#machines/testModel.ts'

const urlOf = (route: Route) => ({ route, view: null, timeFrames: defaultTimeFrames })

export const openPageTestModel = defineTestModel({
  id: 'session/openPage',
  machine: openPageMachine,
  inputs: [{ name: 'the dashboard is opened', input: { profile: admin, url: urlOf('dashboard') } }],
  states: {
    loadingPage: { given: 'the code of a page loading', seen: 'a loading indicator is shown' },
    pageLoadFailed: {
      given: 'a page whose code could not be loaded',
      seen: "the page says so and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
    open: {
      given: 'a page open',
      seen: 'the page is shown',
      visible: [{ role: 'button', name: 'Sign out' }],
    },
    'open.allowingSignOut': { given: 'nothing to save on it', seen: "'Sign out' works at once" },
    'open.decidingSignOut': { given: 'something to save on it', seen: "'Sign out' asks the page" },
    openWithoutChart: { given: 'a page without a flow open', seen: 'the page is shown' },
    signOutRequested: { given: 'a sign-out requested', seen: 'the button shows progress' },
    accountDeleted: { given: 'the account deleted', seen: 'the sign-in page opens' },
    broken: { given: 'a broken page', seen: 'the page says that something went wrong and offers to reload' },
  },
  events: {
    'url.changed': {
      when: 'the person opens a URL of the area',
      cases: [
        { name: 'the dashboard', payload: { url: urlOf('dashboard') } },
        { name: 'the reviews', payload: { url: urlOf('reviews') } },
        { name: 'the settings', payload: { url: urlOf('settings') } },
        { name: 'the users', payload: { url: urlOf('users') } },
      ],
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
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'profile.changed': {
      when: 'after a save, the console has read the new profile',
      cases: [
        { name: 'in this tab', payload: { profile: admin } },
        {
          name: 'in another tab',
          payload: { profile: admin, details: { name: admin.name, email: admin.email, picture: null } },
        },
      ],
    },
  },
  calls: {
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
  ],
  facts: { route: () => null, hasPendingAction: () => null },
  keyOf: ({ context }) => ({ route: context.url.route, hasPendingAction: context.pendingAction !== null }),
})
