import { inScriptsOfPages } from '#machines/manualTest.ts'
import { type AnyActorRef, createActor, setup } from 'xstate'
import { serializeTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { noFilter } from '#domain/people/refereeFilter.ts'
import { routerMachine } from '#machines/app/router/router.machine.ts'
import { timeFrames } from '#machines/dashboard/dashboard.testData.ts'
import { admin } from '#machines/testData.ts'
import { defineTestModel, fails, noPayload, raisedInternally } from '#charts/testModel.ts'

const usersView = defaultView(listKinds.users)

const codePage = { url: '/verify', state: { email: admin.email, origin: 'signIn' } }

/** A page with unsaved changes. */
const openPage: AnyActorRef = createActor(setup({}).createMachine({}), { id: 'absent:blocker' }).start()

/** A page that was closed while it had unsaved changes. */
const closedPage: AnyActorRef = createActor(setup({}).createMachine({}), { id: 'closedPage' }).start().stop()

export const routerTestModel = defineTestModel({
  id: 'app/router',
  machine: routerMachine,
  inputs: [
    {
      name: 'the users page is opened in a new tab',
      input: { url: '/admin/users', state: null, canGoBack: false, storedTimeFrames: null },
    },
    {
      name: 'the code page is loaded again',
      input: { ...codePage, canGoBack: true, storedTimeFrames: serializeTimeFrames(timeFrames) },
    },
  ],
  events: {
    'link.followed': {
      when: 'the person follows a link',
      cases: [
        { name: 'to the items', payload: { url: '/admin/all-items' } },
        { name: 'to the open page', payload: { url: '/admin/users' } },
      ],
    },
    'url.requested': {
      when: 'the person chooses a record in the command palette',
      cases: [{ name: 'a user', payload: { url: '/admin/users?open=USR-1' } }],
    },
    'page.requested': {
      when: 'a chart opens a page',
      cases: [
        { name: 'the code page', payload: { to: 'verify', replace: false, email: admin.email, origin: 'signIn' } },
      ],
    },
    'back.requested': {
      when: "the person presses 'Go to dashboard'",
      cases: [{ name: '', payload: { fallback: 'dashboard' } }],
    },
    'view.shown': {
      when: 'the list shows another page, search, filter or row',
      cases: [
        { name: 'the second page', payload: { kind: 'users', view: { ...usersView, page: 2 } } },
        { name: 'a search', payload: { kind: 'users', view: { ...usersView, term: 'ada' } } },
        { name: 'of a page that is closed', payload: { kind: 'items', view: defaultView(listKinds.items) } },
      ],
    },
    'timeFrame.shown': {
      when: 'the person chooses a time frame on the dashboard',
      cases: [{ name: 'this month, for the page', payload: { section: 'all', timeFrame: 'This month' } }],
    },
    'refereeFilter.shown': {
      when: 'a marketer chooses which referees the list shows',
      cases: [{ name: 'those without an item', payload: { filter: { ...noFilter, isUnlisted: true } } }],
    },
    'leave.blocked': {
      when: 'the page gets unsaved changes',
      cases: [
        { name: 'the open page', payload: { blocker: openPage } },
        { name: 'a page that closes at once', payload: { blocker: closedPage } },
      ],
    },
    'leave.unblocked': { when: 'the page has no unsaved changes any more', cases: noPayload },
    'leave.cancelled': { when: 'the person chooses to stay on the page', cases: noPayload },
    'signOut.requested': { when: "the person presses 'Sign out'", cases: noPayload },
    'reload.requested': { when: "the person presses 'Reload' in the notice of a new version", cases: noPayload },
    'urlReport.requested': { when: "the person presses 'Retry' on a page that has stopped", cases: noPayload },
    'address.changed': {
      when: 'the person goes back or forward',
      cases: [
        { name: 'to the dashboard', payload: { url: '/admin', state: null, canGoBack: true } },
        { name: "to a marketer's dashboard", payload: { url: '/amb', state: null, canGoBack: true } },
      ],
    },
    'tab.hidden': { when: 'the person changes to another tab', cases: noPayload },
    'navigation.requested': { when: 'the router goes to another address', cases: raisedInternally },
  },
  calls: {
    browser: { name: 'watching the Back and Forward buttons, and changing the URL', outcomes: [] },
    awaitPaint: { name: 'waiting until the new rows are visible', outcomes: [{ name: 'the rows are painted' }, fails] },
  },
  paths: [
    [
      'start the users page is opened in a new tab',
      {
        event: 'page.requested',
        case: 'the sign-in page, in place of this page',
        payload: { to: 'signIn', replace: true },
      },
      { event: 'address.changed', case: 'to the code page', payload: { ...codePage, canGoBack: false } },
    ],
    [
      'start the code page is loaded again',
      { event: 'link.followed', case: 'to the dashboard', payload: { url: '/admin' } },
    ],
  ],
  keyOf: ({ context: { url, entry, canGoBack, pending, blocker, storedTimeFrames } }) => ({
    url,
    entry,
    canGoBack,
    shownUrl: pending?.shown.url ?? null,
    // A snapshot from a browser has no methods, and there the blocker is open.
    blocker: blocker && ('getSnapshot' in blocker ? blocker.getSnapshot().status : 'active'),
    storedTimeFrames,
  }),
  notByHand: inScriptsOfPages,
})
