import type { routerMachine } from '#machines/app/router.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the router chart. */
export const routerTexts = {
  'app/router': defineTexts<typeof routerMachine>({
    actionsAt: {
      'routing: link.followed': { requestNavigation: 'opens the page of the link, unless unsaved changes prevent it' },
      'routing: url.requested': { requestNavigation: 'opens the chosen page, unless unsaved changes prevent it' },
      'routing: back.requested (2)': { requestNavigation: 'opens the dashboard, unless unsaved changes prevent it' },
      'routing: back.requested (1)': {
        writePending: 'first adds the URL of a page turn to the browser history, if it is still missing',
      },
      'routing: reload.requested': {
        writePending:
          'first shows the URL of a page turn that is still missing, so that the reload shows the same rows',
      },
      'routing.address: navigation.requested': {
        writePending: 'first adds the URL of a page turn to the browser history, if it is still missing',
      },
      'routing.address: view.shown': {
        writePending: 'first adds the URL of an earlier page turn to the browser history, if it is still missing',
      },
    },
    otherwise: {
      'routing: back.requested (2)': 'there is no previous page',
    },
    names: {
      'routing.address': 'Address bar',
      'routing.address.written': 'Address bar up to date',
      'routing.address.pending': 'Waiting for rows',
      'routing.address.undoing': 'Going forward again',
      'routing.leaving': 'Leaving the page',
      'routing.leaving.free': 'No unsaved changes',
      'routing.leaving.blocked': 'Unsaved changes',
      'routing.leaving.asking': 'Asking the person',
      broken: 'Error page',
    },

    guards: {
      isBlocked: 'the page has unsaved changes',
      isFree: 'no unsaved changes prevent leaving the page',
      isBlockerGone: 'the page with the unsaved changes is no longer open',
      isNewAddress: 'the page is still open, and its URL changes',
      isPageTurn: 'the person turns a page of a list',
      isOtherAddress: 'the URL changes, and no unsaved changes prevent leaving the page',
      canGoBack: 'there is a previous page',
    },
    actions: {
      requestNavigation: 'opens this page, unless unsaved changes prevent it',
      navigate: 'the address bar shows the new URL',
      writeShown: 'the address bar shows the new URL',
      postponeWrite: 'the new page turn waits until the rows are visible',
      writePending: 'the address bar shows the URL of the page turn',
      dropPending: 'the page turn does not appear in the URL',
      setAddress: 'the console takes over the URL of the address bar',
      completeAddress: 'adds the stored time frames to the URL of the dashboard',
      reportUrl: 'shows the page of the URL',
      showTitle: 'the browser tab shows the title of the page',
      storeTimeFrames: 'the browser stores the time frames',
      stepBack: 'goes back to the previous page',
      stepForward: 'the browser goes forward again',
      reload: 'reloads the page',
      guardUnload: 'the browser asks before the tab is closed or reloaded',
      unguardUnload: 'the browser no longer asks before the tab is closed or reloaded',
      setBlocker: 'remembers which page has unsaved changes',
      clearBlocker: 'forgets which page had unsaved changes',
      restoreAddress: 'the address bar shows the URL of the open page again',
      askBlocker: 'the page asks whether to leave without saving',
    },
    when: {
      'routing.address.pending: awaitPaint is done': 'the rows are visible',
      'routing.address.pending: awaitPaint fails': 'the browser does not report that the rows are visible',

      'routing: url.requested': 'the person chooses a page in the command palette, or confirms to leave the page',
      'routing: page.requested': 'the console opens a page by itself, for example after the sign-in',
      'routing: back.requested': "the person presses 'Go to dashboard' on the page 'Page Not Found'",
      'routing.address: navigation.requested': 'a new page is requested',
      'routing.leaving: navigation.requested': 'a new page is requested',
      'routing.leaving.blocked: navigation.requested': 'a new page is requested',
      'routing.leaving.asking: navigation.requested': 'a new page is requested',
      'routing.address.pending: tab.hidden': 'the person switches to another browser tab',
      'routing.address.undoing: address.changed': 'the browser has gone forward again',
      'routing.leaving.blocked: leave.blocked': 'the page reports unsaved changes again',
      'routing.leaving.asking: leave.blocked': 'the page reports unsaved changes again',
      'routing.address: view.shown (1)': 'the person turns a page of a list',
      'routing.address: view.shown (2)': 'the list shows another search, filter or order, or another opened row',
    },
  }),
}
