import type { routerMachine } from '#machines/app/router.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the router chart. */
export const routerTexts = {
  'app/router': defineTexts<typeof routerMachine>({
    otherwise: {
      'routing: back.requested (2)': 'there is no previous page',
    },
    names: {
      'routing.address': 'Address bar',
      'routing.address.written': 'Up to date',
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
      isFree: 'nothing is unsaved',
      isBlockerGone: 'the page with the unsaved changes is no longer open',
      isNewAddress: 'the URL of the open page changes',
      isPageTurn: 'the person turned a page of the list',
      isOtherAddress: 'the URL changes, and nothing is unsaved',
      canGoBack: 'there is a previous page',
    },
    actions: {
      requestNavigation: 'requests the new page',
      navigate: 'the address bar shows the new URL',
      writeShown: 'the address bar shows the new URL',
      postponeWrite: 'the new URL appears when the rows are visible',
      writePending: 'the address bar shows the last page turn, if it does not yet',
      dropPending: 'the URL of the page turn is dropped',
      setAddress: 'remembers the URL of the address bar',
      completeAddress: 'adds the stored time frames to the URL of the dashboard',
      reportUrl: 'opens the page of the URL',
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
      'routing.address.pending: awaitPaint fails': 'it is unknown whether the rows are visible',

      'routing: url.requested': 'the person chooses a page in the command palette, or confirms to leave the page',
      'routing: page.requested': 'the console opens a page by itself, for example after the sign-in',
      'routing: back.requested': "the person presses 'Go to dashboard' on the page 'Page Not Found'",
      'routing.address: navigation.requested': 'a new page is requested',
      'routing.leaving: navigation.requested': 'a new page is requested',
      'routing.leaving.blocked: navigation.requested': 'a new page is requested',
      'routing.leaving.asking: navigation.requested': 'a new page is requested',
      'routing.address.pending: tab.hidden': 'the person switches to another browser tab',
      'routing.address.undoing: address.changed': 'the browser has gone forward again',
      'routing.leaving.blocked: leave.blocked': 'the page has further unsaved changes',
      'routing.leaving.asking: leave.blocked': 'the page has further unsaved changes',
    },
  }),
}
