import type { routerMachine } from '#machines/app/router.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the router chart. */
export const routerTexts = {
  'app/router': defineTexts<typeof routerMachine>({
    otherwise: {
      'routing: back.requested (2)': 'there is no previous page',
    },
    names: {
      'routing.address.pending': 'Waiting for rows',
    },

    guards: {
      isBlocked: 'the page has unsaved changes',
      isFree: 'the page has no unsaved changes',
      isBlockerGone: 'the page with the unsaved changes is closed already',
      isNewAddress: 'the page is still open, and the address is new',
      isPageTurn: 'the list shows another page of the same rows',
      isOtherAddress: 'the address is new, and the page has no unsaved changes',
      canGoBack: 'there is a previous page',
    },
    actions: {
      requestNavigation: 'the console goes to that address',
      navigate: 'the browser shows the new address',
      writeShown: 'the browser shows the address of the new view',
      postponeWrite: 'waits with the new address until the rows are visible',
      writePending: 'the browser shows the address that waited for the rows, if there is one',
      dropPending: 'discards the address that waited for the rows',
      setAddress: 'the console uses the address that the browser shows',
      completeAddress: 'adds the stored time frames to the address, if it is the dashboard',
      reportUrl: 'opens the page of the address',
      showTitle: 'the browser tab shows the title of the page',
      storeTimeFrames: 'the browser stores the time frames',
      stepBack: 'goes back to the previous page',
      stepForward: 'goes forward again',
      reload: 'reloads the page',
      guardUnload: 'the browser asks before the tab is closed or reloaded',
      unguardUnload: 'the browser no longer asks before the tab is closed or reloaded',
      setBlocker: 'remembers which page has unsaved changes',
      clearBlocker: 'no page has unsaved changes now',
      restoreAddress: 'the browser shows the address of the open page again',
      askBlocker: 'the page asks whether to leave without saving',
    },
    when: {
      'routing.address.pending: awaitPaint is done': 'the rows are visible',
      'routing.address.pending: awaitPaint fails': 'it is unknown whether the rows are visible',

      'routing: url.requested': 'the person chooses a record in the command palette, or leaves a page with changes',
      'routing: page.requested': 'another part of the console asks for a page',
      'routing: back.requested': "the person presses 'Go to dashboard' on the page 'Page Not Found'",
      'routing.address: navigation.requested': 'another page is about to open',
      'routing.leaving: navigation.requested': 'another page is about to open',
      'routing.leaving.blocked: navigation.requested': 'another page is about to open',
      'routing.leaving.asking: navigation.requested': 'another page is about to open',
      'routing.address.pending: tab.hidden': 'the person changes to another tab of the browser',
    },
  }),
}
