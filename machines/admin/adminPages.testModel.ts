import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Route } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { admin } from '#machines/testData.ts'
import { defineTestModel, done, fails, noPayload } from '#machines/testModel.ts'

const urlOf = (route: Route) => ({ route, view: null, timeFrames: defaultTimeFrames })

export const adminPagesTestModel = defineTestModel({
  id: 'admin/adminPages',
  machine: adminPagesMachine,
  inputs: [{ name: 'the dashboard is opened', input: { profile: admin, sidebar: 'open', url: urlOf('dashboard') } }],
  states: {
    dashboard: {
      given: 'the dashboard open',
      seen: 'the dashboard is shown',
      visible: [
        { role: 'button', name: 'Refresh' },
        { role: 'button', name: 'Sign out' },
      ],
    },
    loadingPage: { given: 'the code of a page loading', seen: 'a loading indicator is shown' },
    users: { given: 'the users page open', seen: 'the users page is shown' },
    items: { given: 'the items page open', seen: 'the items page is shown' },
    marketers: { given: 'the marketers page open', seen: 'the marketers page is shown' },
    pageLoadFailed: {
      given: 'a page whose code could not be loaded',
      seen: "the page says so and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
    settings: { given: 'the settings page open', seen: 'the settings page is shown' },
    reports: { given: 'the reports open', seen: 'the reports are shown' },
    reviews: {
      given: 'the reviews open',
      seen: "the page says 'Reviews sub page'",
      visible: [{ role: 'link', name: 'Reports' }],
    },
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
        { name: 'the users', payload: { url: urlOf('users') } },
        { name: 'the items', payload: { url: urlOf('allItems') } },
        { name: 'the marketers', payload: { url: urlOf('marketers') } },
        { name: 'the settings', payload: { url: urlOf('settings') } },
        { name: 'the feedbacks', payload: { url: urlOf('feedbacks') } },
        { name: 'a route without a page', payload: { url: urlOf('notFound') } },
      ],
    },
    'signOut.requested': { when: "the person presses 'Sign out'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'profile.saved': { when: 'the person saves the profile', cases: noPayload },
    'profile.changed': {
      when: 'the saved profile is read',
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
    alerts: { name: 'the bell', outcomes: [fails] },
    palette: { name: 'the command palette', outcomes: [fails] },
    prefetchedBatches: { name: 'the prefetched rows', outcomes: [fails] },
    sidebar: { name: 'the navigation', outcomes: [fails] },
    subscribeToProfile: { name: 'the subscription to a saved profile', outcomes: [fails] },
    loadPageCode: { name: 'the loading of the code of a page', outcomes: [done('the code is loaded'), fails] },
    dashboard: { name: 'the dashboard', outcomes: [fails] },
    users: { name: 'the users page', outcomes: [fails] },
    items: { name: 'the items page', outcomes: [fails] },
    marketers: { name: 'the marketers page', outcomes: [fails] },
    settings: {
      name: 'the settings page',
      outcomes: [
        done('the person continues with the sign-out', { kind: 'signOut' }),
        done('the account is deleted', { kind: 'deleted' }),
        fails,
      ],
    },
    reports: { name: 'the reports', outcomes: [fails] },
  },
  facts: { route: () => null },
  keyOf: ({ context }) => ({ route: context.url.route }),
})
