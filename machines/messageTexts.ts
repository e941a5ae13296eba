import { formatView } from '#domain/lists/view.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { pathOf } from '#domain/routes/routes.ts'
import type { SystemId, SystemMessages } from '#machines/messages.ts'

type MessageTexts = {
  readonly [Id in SystemId]: {
    readonly [T in SystemMessages[Id]['type']]: (message: Extract<SystemMessages[Id], { type: T }>) => string
  }
}

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
    'leave.blocked': () => 'the page asks before it is left',
    'leave.unblocked': () => 'the page can be left',
    'leave.cancelled': () => 'the page stays open',
    'reload.requested': () => 'the page reloads',
  },
  alerts: { 'alert.received': ({ text }) => `the bell lists "${text}"` },
  announcement: {
    'session.opened': () => 'the other parts of the product are notified of the session',
    'profile.saved': () => 'the other parts of the product are notified of the saved profile',
  },
  theme: { 'theme.chosen': ({ theme }) => `the theme is '${theme}'` },
  sidebar: { 'sidebar.toggled': () => 'the sidebar collapses or expands' },
  adminArea: { 'signOut.requested': () => 'the person is signed out' },
  pages: { 'profile.saved': () => 'the header shows the saved profile' },
  palette: { 'records.loaded': () => 'the command palette finds the loaded rows' },
  lifetime: { 'call.refused': () => 'the session is renewed' },
}
