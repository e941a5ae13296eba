import { formatView } from '#domain/lists/view.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { pathOf } from '#domain/routes/routes.ts'
import type { LeaveRequested, SessionAnswer, SystemMessages } from '#machines/messages.ts'

/** `blocker`: the page with unsaved changes that the router asks. `caller`: the call that the server has refused. */
type Messages = SystemMessages & { blocker: LeaveRequested; caller: SessionAnswer }

type MessageTexts = {
  readonly [Id in keyof Messages]: {
    readonly [T in Messages[Id]['type']]: (message: Extract<Messages[Id], { type: T }>) => string
  }
}

/** Nobody can see what a message to these charts does. */
export const unseenReceivers: readonly (keyof Messages)[] = ['announcement', 'prefetchedBatches']

/** What a person notices of each message to another chart. The text follows "Then". An empty text is left out. */
export const messageTexts: MessageTexts = {
  app: { 'url.changed': ({ route }) => `the page ${route === 'notFound' ? 'Page Not Found' : pathOf(route)} opens` },
  router: {
    'page.requested': ({ to, returnUrl }) =>
      returnUrl === 'restore' ? `the requested page opens, or ${pathOf(to)}` : `${pathOf(to)} opens`,
    'url.requested': ({ url }) => `${url} opens`,
    'back.requested': ({ fallback }) => `the previous page opens, or ${pathOf(fallback)}`,
    'view.shown': ({ kind, view }) => `the URL is ${pathOf(listKinds[kind].route)}${formatView(listKinds[kind], view)}`,
    'timeFrame.shown': ({ timeFrame }) => `the URL contains '${timeFrame}'`,
    'leave.blocked': () => 'the page now asks before the person leaves it',
    'leave.unblocked': () => 'the page no longer asks before the person leaves it',
    'leave.cancelled': () => 'the page stays open',
    'reload.requested': () => 'the page reloads',
    'urlReport.requested': () => '',
  },
  blocker: { 'leave.requested': () => 'the page asks whether to leave without saving' },
  alerts: { 'alert.received': ({ text }) => `the bell lists "${text}"` },
  announcement: {
    'session.opened': () => 'other programs on the page are told about the new session',
    'profile.saved': () => 'other programs on the page are told about the saved profile',
  },
  theme: { 'theme.chosen': ({ theme }) => `the theme is '${theme}'` },
  sidebar: { 'sidebar.toggled': () => 'the sidebar collapses or expands' },
  sessionEnd: { 'session.left': () => 'the sign-in page says that the session is still open elsewhere' },
  area: { 'signOut.requested': () => 'the person is signed out' },
  prefetchedBatches: {
    'batch.prefetched': () => 'the list opens with rows that were loaded in advance',
    'rows.outdated': () => 'list rows that were loaded in advance are discarded',
  },
  pages: {
    'profile.saved': () => 'the header shows the saved profile',
    'pageAction.requested': ({ action }) => `${pathOf(action.route)} asks whether to change the record`,
    'activity.made': () => "'My activity' lists the change",
    'savedViews.requested': () => 'the dialog of saved views opens',
  },
  palette: {
    'records.loaded': () => 'the command palette can find these rows',
    'records.removed': () => 'the command palette no longer finds these rows',
  },
  problemReport: {
    'report.requested': () => 'the dialog of the problem report opens',
    'error.noticed': () => 'a notice offers to report the error',
  },
  lifetime: { 'call.refused': () => 'the session is renewed' },
  caller: {
    'session.renewed': () => 'the rejected request is sent again',
    'session.unavailable': () => 'the page shows the error of the request',
    'session.ended': () => 'the rejected request is dropped',
  },
}
