import type { routerMachine } from '#machines/app/router.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the router chart. */
export const routerTexts = {
  'app/router': defineTexts<typeof routerMachine>({
    guards: {
      isBlocked: 'the page has unsaved changes',
      isFree: 'the page has no unsaved changes',
      isBlockerGone: 'the page with the unsaved changes is closed already',
      isNewAddress: 'the page is still open, and its address differs',
      isPageTurn: 'the list shows another page of the same rows',
      isOtherAddress: 'the address differs, and the page has no unsaved changes',
      canGoBack: 'there is a previous page',
    },
    actions: {
      requestNavigation: 'goes to the address',
      navigate: 'writes the new address',
      writeShown: 'writes the address of what the page shows',
      postponeWrite: 'keeps the new address until the rows are painted',
      writePending: 'writes an address that still waits',
      dropPending: 'drops the address that still waits',
      setAddress: 'takes over the address of the browser',
      completeAddress: 'adds the stored time frames to the address of the dashboard',
      reportUrl: 'opens the page of the address',
      showTitle: 'the tab shows the title of the page',
      storeTimeFrames: 'the browser stores the time frames',
      stepBack: 'goes back to the previous page',
      stepForward: 'goes forward again',
      reload: 'reloads the page',
      guardUnload: 'the browser asks before the tab is closed or reloaded',
      unguardUnload: 'the browser no longer asks before the tab is closed or reloaded',
      setBlocker: 'remembers which page has unsaved changes',
      clearBlocker: 'forgets the page with unsaved changes',
      restoreAddress: 'writes the address of the open page again',
      askBlocker: 'lets the page ask whether to leave it',
    },
    when: {
      'routing: url.requested': 'the person chooses a record in the command palette, or leaves a page with changes',
      'routing: page.requested': 'the console opens a page',
      'routing: back.requested': "the person presses 'Go to dashboard' on the page 'Page Not Found'",
      'routing.address: navigation.requested': 'the console goes to another address',
      'routing.leaving: navigation.requested': 'the console goes to another address',
      'routing.leaving.blocked: navigation.requested': 'the console goes to another address',
      'routing.leaving.asking: navigation.requested': 'the console goes to another address',
      'routing.address.pending: tab.hidden': 'the person changes to another tab of the browser',
    },
  }),
}
