import { parseHistoryEntry, routeOfUrl, withoutFragment } from '#domain/routes/address.ts'
import { routerSetup } from '#machines/app/router/router.setup.ts'
import { passToParent } from '#machines/passToParent.ts'
import type { SnapshotFrom } from 'xstate'
import { pathOf } from '#domain/routes/routes.ts'

export const routerMachine = routerSetup.createMachine({
  id: 'router',
  description:
    'The URL in the address bar decides which page is open. The chart says when the URL changes, and ' +
    'whether the person may leave the page.',
  context: ({ input: { url, state, canGoBack, storedTimeFrames } }) => ({
    url,
    entry: parseHistoryEntry(state),
    canGoBack,
    storedTimeFrames,
    blocker: null,
    pending: null,
  }),
  initial: 'routing',
  states: {
    routing: {
      description:
        'The URL decides which page is open. Links, the Back and Forward buttons, and the console itself change the ' +
        'URL. After a page turn in a list, the new rows appear first, and the URL changes a moment later.',
      meta: { section: '§2' },
      type: 'parallel',
      entry: ['completeAddress', 'showTitle', 'reportUrl'],
      invoke: { id: 'browser', src: 'browser', onError: passToParent },
      on: {
        'link.followed': { actions: 'requestNavigation' },
        'url.requested': { actions: 'requestNavigation' },
        'page.requested': { actions: 'requestNavigation' },
        'back.requested': [
          { guard: 'canGoBack', actions: ['writePending', 'stepBack'] },
          { actions: 'requestNavigation' },
        ],
        'reload.requested': { actions: ['writePending', 'reload'] },
        'urlReport.requested': { actions: 'reportUrl' },
      },
      states: {
        address: {
          description:
            'The address bar shows the URL of the page. After the person turns a page of a list, the new rows appear ' +
            'first, and the URL changes a moment later.',
          meta: { section: '§2' },
          initial: 'written',
          on: {
            'navigation.requested': {
              guard: 'isFree',
              target: '.written',
              actions: ['writePending', 'navigate', 'showTitle', 'reportUrl'],
            },
            'view.shown': [
              {
                guard: 'isPageTurn',
                target: '.pending',
                reenter: true,
                actions: ['writePending', 'postponeWrite'],
              },
              {
                guard: 'isNewAddress',
                target: '.written',
                actions: ['writePending', 'writeShown'],
              },
            ],
            'timeFrame.shown': {
              guard: 'isNewAddress',
              target: '.written',
              actions: ['writeShown', 'storeTimeFrames'],
            },
          },
          states: {
            written: {
              description:
                'The address bar shows the URL of the page. The URL can be copied, and Back undoes the last step.',
              meta: { section: '§2' },
              on: { 'address.changed': { guard: 'isOtherAddress', actions: ['setAddress', 'showTitle', 'reportUrl'] } },
            },
            pending: {
              description:
                'The person has turned a page of a list. The address bar changes when the new rows are visible.',
              meta: { section: '§2' },
              on: {
                'tab.hidden': { target: 'written', actions: 'writePending' },
                'address.changed': { target: 'undoing', actions: ['dropPending', 'stepForward'] },
              },
              invoke: {
                id: 'awaitPaint',
                src: 'awaitPaint',
                onDone: { target: 'written', actions: 'writePending' },
                onError: { target: 'written', actions: 'writePending' },
              },
            },
            undoing: {
              description:
                'The person pressed Back before the address bar showed the turned list page, so the browser went ' +
                'back too far. It goes forward again. Only the turn is undone: the list shows the earlier rows.',
              meta: { section: '§2' },
              on: { 'address.changed': { target: 'written', actions: ['setAddress', 'showTitle', 'reportUrl'] } },
            },
          },
        },
        leaving: {
          description: 'A page with unsaved changes asks before the person leaves it.',
          meta: { section: '§2' },
          initial: 'free',
          on: {
            'navigation.requested': {
              guard: 'isBlockerGone',
              target: '.free',
              actions: ['clearBlocker', 'unguardUnload'],
            },
            'address.changed': { guard: 'isBlockerGone', target: '.free', actions: ['clearBlocker', 'unguardUnload'] },
          },
          states: {
            free: {
              description: 'The page has no unsaved changes. Every link opens at once.',
              meta: { section: '§2' },
              on: { 'leave.blocked': { target: 'blocked', actions: ['setBlocker', 'guardUnload'] } },
            },
            blocked: {
              description: 'The page has unsaved changes. The browser asks before the tab is closed or reloaded.',
              meta: { section: '§2' },
              on: {
                'leave.unblocked': { target: 'free', actions: ['clearBlocker', 'unguardUnload'] },
                'leave.blocked': { actions: 'setBlocker' },
                'navigation.requested': { guard: 'isBlocked', target: 'asking', actions: 'askBlocker' },
                'address.changed': { guard: 'isBlocked', target: 'asking', actions: ['restoreAddress', 'askBlocker'] },
              },
            },
            asking: {
              description:
                'The page asks whether to leave it and lose the changes. If the person agrees, the wanted page ' +
                'opens. While the profile is being saved, there is no question: the wanted page opens after the save.',
              meta: { section: '§2' },
              on: {
                'leave.unblocked': { target: 'free', actions: ['clearBlocker', 'unguardUnload'] },
                'leave.cancelled': 'blocked',
                'leave.blocked': { target: 'blocked', actions: 'setBlocker' },
                'navigation.requested': { guard: 'isBlocked', actions: 'askBlocker' },
                'address.changed': { guard: 'isBlocked', actions: ['restoreAddress', 'askBlocker'] },
              },
            },
          },
        },
      },
    },
  },
})

/** The path of the open page. A known route has one spelling, however the person typed its URL. */
export const selectPath = ({ context: { url } }: SnapshotFrom<typeof routerMachine>): string => {
  const route = routeOfUrl(url)
  return route === 'notFound' ? (withoutFragment(url).split('?')[0] ?? '') : pathOf(route)
}
