import { parseHistoryEntry } from '#domain/routes/address.ts'
import { routerSetup } from '#machines/app/router/router.setup.ts'
import { passToParent } from '#machines/passToParent.ts'

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
        'link.followed': {
          description: 'The console opens the page of the link, unless unsaved changes prevent it.',
          actions: 'requestNavigation',
        },
        'url.requested': {
          description:
            'The person chooses a page in the command palette, or agrees to leave a page with unsaved changes. The ' +
            'console opens this page, unless unsaved changes prevent it.',
          actions: 'requestNavigation',
        },
        'page.requested': {
          description:
            'The console opens a page by itself, for example after the sign-in, unless unsaved changes prevent it.',
          actions: 'requestNavigation',
        },
        'back.requested': [
          {
            description:
              "The person presses 'Go to dashboard' on the page 'Page Not Found'. There is a previous page. If the " +
              'address bar does not show the last page turn of a list yet, the console adds it first. The console ' +
              'goes back to the previous page, whichever it is.',
            guard: 'canGoBack',
            actions: ['writePending', 'stepBack'],
          },
          { description: 'There is no previous page. The console opens the dashboard.', actions: 'requestNavigation' },
        ],
        'reload.requested': {
          description:
            'If the address bar does not show the last page turn of a list yet, the console adds it first, so that ' +
            'the reload shows the same rows. The console reloads the page.',
          actions: ['writePending', 'reload'],
        },
        'urlReport.requested': {
          description: 'The console says which URL is open, with what the page shows now.',
          actions: 'reportUrl',
        },
      },
      states: {
        address: {
          description:
            'The address bar shows the URL of the page. After the person turns a page of a list, the new rows appear ' +
            'first, and the URL changes a moment later.',
          initial: 'written',
          on: {
            'navigation.requested': {
              description:
                'No unsaved changes prevent it. If the address bar does not show the last page turn of a list yet, the ' +
                'console adds it first. The address bar shows the new URL.',
              guard: 'isFree',
              target: '.written',
              actions: ['writePending', 'navigate', 'showTitle', 'reportUrl'],
            },
            'view.shown': [
              {
                description:
                  'The person turns a page of a list. If the address bar does not show an earlier page turn yet, ' +
                  'the console adds it first. The URL of this page turn follows when its rows are visible.',
                guard: 'isPageTurn',
                target: '.pending',
                reenter: true,
                actions: ['writePending', 'postponeWrite'],
              },
              {
                description:
                  'The search, filter or order of a list changes, or a row opens or closes. The URL does not show ' +
                  'the change yet. If the address bar does not show an earlier page turn yet, the console adds it ' +
                  'first. The address bar shows the new URL.',
                guard: 'isNewAddress',
                target: '.written',
                actions: ['writePending', 'writeShown'],
              },
            ],
            'timeFrame.shown': {
              description: 'The URL does not show the change yet. The address bar shows the new URL.',
              guard: 'isNewAddress',
              target: '.written',
              actions: ['writeShown', 'storeTimeFrames'],
            },
            'refereeFilter.shown': {
              description: 'A marketer chooses which referees the list shows. The address bar shows the new URL.',
              guard: 'isNewAddress',
              target: '.written',
              actions: 'writeShown',
            },
          },
          states: {
            written: {
              description:
                'The address bar shows the URL of the page. The URL can be copied, and Back undoes the last step.',
              on: {
                'address.changed': {
                  description:
                    'The URL changes, and no unsaved changes prevent it. The console takes over the URL of the ' +
                    'address bar.',
                  guard: 'isOtherAddress',
                  actions: ['setAddress', 'showTitle', 'reportUrl'],
                },
              },
            },
            pending: {
              description:
                'The person has turned a page of a list. The address bar changes when the new rows are visible.',
              on: {
                'tab.hidden': {
                  description:
                    'The person switches to another browser tab. The address bar shows the URL of the page turn.',
                  target: 'written',
                  actions: 'writePending',
                },
                'address.changed': {
                  description:
                    'The person goes back during this wait. The page turn is undone, and its URL never appears. The ' +
                    'browser goes one step forward, because it went back too far.',
                  target: 'undoing',
                  actions: ['dropPending', 'stepForward'],
                },
              },
              invoke: {
                id: 'awaitPaint',
                src: 'awaitPaint',
                onDone: {
                  description: 'The rows are visible. The address bar shows the URL of the page turn.',
                  target: 'written',
                  actions: 'writePending',
                },
                onError: {
                  target: 'written',
                  actions: 'writePending',
                },
              },
            },
            undoing: {
              description:
                'The person pressed Back before the address bar showed the turned list page, so the browser went ' +
                'back too far. It goes forward again. Only the turn is undone: the list shows the earlier rows.',
              on: {
                'address.changed': {
                  description: 'The browser has gone forward again. The console takes over the URL of the address bar.',
                  target: 'written',
                  actions: ['setAddress', 'showTitle', 'reportUrl'],
                },
              },
            },
          },
        },
        leaving: {
          description: 'A page with unsaved changes asks before the person leaves it or signs out.',
          initial: 'free',
          on: {
            'signOut.requested': [
              {
                description:
                  'The page with the unsaved changes is still open. The page asks whether to leave without saving. A ' +
                  'question that is open is now about the sign-out.',
                guard: 'isBlocked',
                target: '.asking',
                actions: 'askBlocker',
              },
              {
                description: 'The page with the unsaved changes is already closed. The console signs the person out.',
                guard: 'isBlockerGone',
                target: '.free',
                actions: ['clearBlocker', 'unguardUnload', 'allowSignOut'],
              },
              {
                description: 'The console signs the person out.',
                actions: 'allowSignOut',
              },
            ],
            'navigation.requested': {
              description:
                'The page with the unsaved changes is already closed, for example because the session ended.',
              guard: 'isBlockerGone',
              target: '.free',
              actions: ['clearBlocker', 'unguardUnload'],
            },
            'address.changed': {
              description:
                'The page with the unsaved changes is already closed, for example because the session ended.',
              guard: 'isBlockerGone',
              target: '.free',
              actions: ['clearBlocker', 'unguardUnload'],
            },
          },
          states: {
            free: {
              description: 'The page has no unsaved changes. Links open and a sign-out starts at once.',
              on: {
                'leave.blocked': {
                  description:
                    'From now on, this page or form asks before the person leaves. The browser asks before the tab ' +
                    'is closed or reloaded.',
                  target: 'blocked',
                  actions: ['setBlocker', 'guardUnload'],
                },
              },
            },
            blocked: {
              description: 'The page has unsaved changes. The browser asks before the tab is closed or reloaded.',
              on: {
                'leave.unblocked': {
                  description: 'The browser no longer asks before the tab is closed or reloaded.',
                  target: 'free',
                  actions: ['clearBlocker', 'unguardUnload'],
                },
                'leave.blocked': {
                  description:
                    'Another page or form gets unsaved changes. From now on, this one asks before the person leaves.',
                  actions: 'setBlocker',
                },
                'navigation.requested': {
                  description:
                    'The page with the unsaved changes is still open. The page asks whether to leave without saving.',
                  guard: 'isBlocked',
                  target: 'asking',
                  actions: 'askBlocker',
                },
                'address.changed': {
                  description:
                    'The page with the unsaved changes is still open. The address bar shows the URL of the open ' +
                    'page again. The page asks whether to leave without saving.',
                  guard: 'isBlocked',
                  target: 'asking',
                  actions: ['restoreAddress', 'askBlocker'],
                },
              },
            },
            asking: {
              description:
                'The page asks whether to leave it and lose the changes, or it waits for the end of a save. Then the ' +
                'wanted page opens, or the sign-out starts.',
              on: {
                'leave.unblocked': {
                  description: 'The person chooses to leave and lose the changes, or the changes are saved meanwhile.',
                  target: 'free',
                  actions: ['clearBlocker', 'unguardUnload'],
                },
                'leave.cancelled': {
                  description: 'The person chooses to stay on the page, or the save that the page waits for fails.',
                  target: 'blocked',
                },
                'leave.blocked': {
                  description:
                    'Another page or form gets unsaved changes. The person stays; from now on, this page or form asks ' +
                    'before the person leaves.',
                  target: 'blocked',
                  actions: 'setBlocker',
                },
                'navigation.requested': {
                  description:
                    'The page with the unsaved changes is still open. The question stays open; a yes now opens this page.',
                  guard: 'isBlocked',
                  actions: 'askBlocker',
                },
                'address.changed': {
                  description:
                    'The page with the unsaved changes is still open. The address bar shows the URL of the open ' +
                    'page again. The question stays open; a yes now goes back or forward.',
                  guard: 'isBlocked',
                  actions: ['restoreAddress', 'askBlocker'],
                },
              },
            },
          },
        },
      },
    },
  },
})
