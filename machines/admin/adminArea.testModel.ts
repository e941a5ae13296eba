import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { adminAreaMachine } from '#machines/admin/adminArea.machine.ts'
import { brand, admin } from '#machines/testData.ts'
import { defineTestModel, noPayload, done, fails } from '#machines/testModel.ts'

export const adminAreaTestModel = defineTestModel({
  id: 'admin/adminArea',
  machine: adminAreaMachine,
  inputs: [
    {
      name: 'the dashboard is opened',
      input: { brand, sidebar: 'open', route: 'dashboard', view: null, frames: defaultTimeFrames },
    },
  ],
  states: {
    guarding: { given: 'the session being checked', seen: 'nothing of the area is shown yet' },
    inside: {
      given: 'an admin signed in',
      seen: 'the navigation can be used',
      visible: [{ role: 'button', name: 'Sign out' }],
    },
    'inside.dashboard': {
      given: 'the dashboard open',
      seen: 'the dashboard is shown',
      visible: [{ role: 'button', name: 'Refresh' }],
    },
    'inside.fetching': { given: 'the code of a page on its way', seen: 'the page shows that it loads' },
    'inside.users': { given: 'the users page open', seen: 'the users page is shown' },
    'inside.items': { given: 'the items page open', seen: 'the items page is shown' },
    'inside.marketers': { given: 'the marketers page open', seen: 'the marketers page is shown' },
    'inside.missing': {
      given: 'a page whose code did not arrive',
      seen: "the page says so and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
    'inside.settings': { given: 'the settings page open', seen: 'the settings page is shown' },
    'inside.reports': { given: 'the reports open', seen: 'the reports are shown' },
    'inside.reviews': {
      given: 'the reviews open',
      seen: "the page says 'Reviews sub page'",
      visible: [{ role: 'link', name: 'Reports' }],
    },
    leaving: { given: 'the person on the way out', seen: "'Sign out' shows that it is at work" },
    left: {
      given: 'nobody in the area',
      seen: 'the sign-in page opens',
      visible: [{ role: 'heading', name: 'Sign in' }],
    },
    refused: {
      given: 'nobody admitted',
      seen: 'the sign-in page opens',
      visible: [{ role: 'heading', name: 'Sign in' }],
    },
    broken: { given: 'the area broken', seen: 'the page says that something went wrong and offers to load it again' },
  },
  events: {
    'url.changed': {
      when: 'the person opens an address of the area',
      cases: [
        { name: 'the dashboard', payload: { route: 'dashboard' } },
        { name: 'the reviews', payload: { route: 'reviews' } },
        { name: 'the users', payload: { route: 'users', view: null } },
        { name: 'the items', payload: { route: 'allItems', view: null } },
        { name: 'the marketers', payload: { route: 'marketers', view: null } },
        { name: 'the settings', payload: { route: 'settings' } },
        { name: 'the feedbacks', payload: { route: 'feedbacks' } },
      ],
    },
    'signOut.requested': { when: "the person presses 'Sign out'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'profile.changed': {
      when: 'the profile is saved',
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
    session: {
      name: 'the check of the session',
      outcomes: [
        done('an admin is signed in', { kind: 'admitted', profile: admin }),
        done('nobody is signed in', { kind: 'refused', text: null }),
        done('somebody else is signed in', {
          kind: 'refused',
          text: "You don't have permission to perform this action.",
        }),
        done('the session has expired', { kind: 'refused', text: 'Session expired. Please sign in again.' }),
        fails,
      ],
    },
    lifetime: {
      name: 'the life of the session',
      outcomes: [
        done('the session is over', { kind: 'over' }),
        done('somebody else has signed in', { kind: 'replaced' }),
        fails,
      ],
    },
    signOut: { name: 'the sign-out', outcomes: [done('the session is ended'), fails] },
    alerts: { name: 'the bell', outcomes: [fails] },
    palette: { name: 'the command palette', outcomes: [fails] },
    sidebar: { name: 'the navigation', outcomes: [fails] },
    dashboard: { name: 'the dashboard', outcomes: [fails] },
    fetchPage: { name: 'the fetching of the code of a page', outcomes: [done('the code arrives'), fails] },
    settings: {
      name: 'the settings page',
      outcomes: [
        done('the person goes on with the way out', { kind: 'signOut' }),
        done('the account is deleted', { kind: 'deleted' }),
        fails,
      ],
    },
    reports: { name: 'the reports', outcomes: [fails] },
    hearProfile: { name: 'the hearing of a saved profile', outcomes: [fails] },
    users: { name: 'the users page', outcomes: [fails] },
    items: { name: 'the items page', outcomes: [fails] },
    marketers: { name: 'the marketers page', outcomes: [fails] },
  },
  facts: { route: () => null },
  keyOf: ({ context }) => ({ route: context.route }),
})
