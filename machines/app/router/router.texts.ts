import type { routerMachine } from '#machines/app/router/router.machine.ts'
import { defineTexts } from '#machines/texts.ts'

const missingTurn = 'if the address bar does not show the last page turn of a list yet, adds it first'
const otherPage = 'the person or the console opens another page'

/** The texts of the router chart. */
export const routerTexts = {
  'app/router': defineTexts<typeof routerMachine>({
    actionsAt: {
      'routing: link.followed': { requestNavigation: 'opens the page of the link, unless unsaved changes prevent it' },
      'routing: urlReport.requested': { reportUrl: 'says which URL is open, with what the page shows now' },
      'routing: back.requested (2)': { requestNavigation: 'opens the dashboard' },
      'routing: back.requested (1)': { writePending: missingTurn },
      'routing: reload.requested': { writePending: `${missingTurn}, so that the reload shows the same rows` },
      'routing.address: navigation.requested': { writePending: missingTurn },
      'routing.address: view.shown': {
        writePending: 'if the address bar does not show an earlier page turn yet, adds it first',
      },
      'routing.leaving.asking: leave.blocked': {
        setBlocker: 'the wanted page does not open; from now on, this page or form asks before the person leaves',
      },
      'routing.leaving.asking: navigation.requested': {
        askBlocker: 'the question stays open; a yes now opens this page',
      },
      'routing.leaving.asking: address.changed': {
        askBlocker: 'the question stays open; a yes now goes back or forward',
      },
    },
    otherwise: {
      'routing: back.requested (2)': 'there is no previous page',
    },
    names: {
      'routing.address': 'Address bar',
      'routing.address.written': 'Address bar up to date',
      'routing.address.pending': 'Waiting for rows',
      'routing.address.undoing': 'Correcting the step back',
      'routing.leaving': 'Leaving the page',
      'routing.leaving.free': 'No unsaved changes',
      'routing.leaving.blocked': 'Unsaved changes',
      'routing.leaving.asking': 'Waiting for an answer or a save',
    },

    guards: {
      isBlocked: 'the page with the unsaved changes is still open',
      isFree: 'no unsaved changes prevent it',
      isBlockerGone: 'the page with the unsaved changes is already closed, for example because the session ended',
      isNewAddress: 'the URL does not show the change yet',
      isPageTurn: 'the person turns a page of a list',
      isOtherAddress: 'the URL changes, and no unsaved changes prevent it',
      canGoBack: 'there is a previous page',
    },
    actions: {
      requestNavigation: 'opens this page, unless unsaved changes prevent it',
      navigate: 'the address bar shows the new URL',
      writeShown: 'the address bar shows the new URL',
      postponeWrite: 'the URL of this page turn follows when its rows are visible',
      writePending: 'the address bar shows the URL of the page turn',
      dropPending: 'the page turn is undone, and its URL never appears',
      setAddress: 'the console takes over the URL of the address bar',
      completeAddress: 'if the dashboard is open and its URL has no time frames, adds those that the person chose last',
      reportUrl: 'shows the page of the URL',
      showTitle: 'the browser tab shows the title of the page',
      storeTimeFrames: 'the browser stores the time frames of all cards of the dashboard',
      stepBack: 'goes back to the previous page, whichever it is',
      stepForward: 'the browser goes one step forward, because it went back too far',
      reload: 'reloads the page',
      guardUnload: 'the browser asks before the tab is closed or reloaded',
      unguardUnload: 'the browser no longer asks before the tab is closed or reloaded',
      setBlocker: 'from now on, this page or form asks before the person leaves',
      clearBlocker: 'the person may leave',
      restoreAddress: 'the address bar shows the URL of the open page again',
      askBlocker: 'the page asks whether to leave without saving',
    },
    when: {
      'routing.address.pending: awaitPaint is done': 'the rows are visible',
      'routing.address.pending: awaitPaint fails': 'the console cannot detect whether the rows are visible',

      'routing: url.requested':
        'the person chooses a page in the command palette, or agrees to leave a page with unsaved changes',
      'routing: page.requested': 'the console opens a page by itself, for example after the sign-in',
      'routing: back.requested': "the person presses 'Go to dashboard' on the page 'Page Not Found'",
      'routing.address: navigation.requested': otherPage,
      'routing.leaving: navigation.requested': otherPage,
      'routing.leaving.blocked: navigation.requested': otherPage,
      'routing.leaving.asking: navigation.requested': otherPage,
      'routing.address.pending: tab.hidden': 'the person switches to another browser tab',
      'routing.address.pending: address.changed': 'the person goes back during this wait',
      'routing.address.undoing: address.changed': 'the browser has gone forward again',
      'routing.leaving.blocked: leave.blocked': 'another page or form gets unsaved changes',
      'routing.leaving.asking: leave.blocked': 'another page or form gets unsaved changes',
      'routing.leaving.asking: leave.unblocked':
        'the person chooses to leave and lose the changes, or the changes are saved meanwhile',
      'routing.leaving.asking: leave.cancelled':
        'the person chooses to stay on the page, or the save that the page waits for fails',
      'routing.address: view.shown (1)': 'the person turns a page of a list',
      'routing.address: view.shown (2)': 'the search, filter or order of a list changes, or a row opens or closes',
    },
  }),
}
