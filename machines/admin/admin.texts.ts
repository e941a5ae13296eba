import type { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart around the pages of the admin area. */
export const adminTexts = {
  'admin/adminPages': defineTexts<typeof adminPagesMachine>({
    actionsAt: {
      'running.page: url.changed (1)': { setUrl: 'remembers the URL; a page that is still loading uses it later' },
      'running.page.open.decidingSignOut: signOut.requested': {
        forwardToPage: 'the page asks first if it has unsaved changes; otherwise it allows the sign-out at once',
      },
      'running.page.open: profile.changed': { setProfile: 'the header and pages that open later show the new profile' },
    },
    names: {
      running: 'Page open',
      'running.page': 'Page',
      'running.page.open': 'Page open',
      'running.page.open.allowingSignOut': 'Nothing to save on the page',
      'running.page.open.decidingSignOut': 'Unsaved changes possible',
      'running.page.openWithoutChart': 'Page with fixed content',
      'running.page.broken': 'Page stopped',
      'running.savedViews': 'Saved views',
      'running.savedViews.loading': 'Loading saved views',
      'running.savedViews.failed': 'Saved views not loaded',
      'running.savedViews.loaded': 'Saved views loaded',
    },
    when: {
      '(chart): subscribeToProfile fails':
        'the console can no longer notice when the profile is saved, so the header keeps the profile that it shows',
      'running.page.loadingPage: loadPageCode is done (1)': 'the page is loaded, and can have unsaved changes',
      'running.page.loadingPage: loadPageCode is done (2)': 'the page is loaded, and has nothing to save',
      'running.page.loadingPage: loadPageCode is done (3)': 'the page is loaded, and shows only fixed content',
      'running.page.loadingPage: loadPageCode fails': 'the page cannot be loaded',
      'running.page.open: pageChart is done (1)': 'the person deletes their own account',
      'running.page.open: pageChart is done (2)':
        'the page allows the sign-out: it has no unsaved changes, or the person agrees to lose them',
      'running.page.open: pageChart fails': 'the page stops with an unexpected error',
      'running.page.open: profile.changed': 'the profile is saved in another browser tab',
      'running.savedViews.loading: loadSavedViews is done': 'the saved views are loaded',
      'running.savedViews.loading: loadSavedViews fails': 'the saved views cannot be loaded',
      'running.savedViews.loaded: savedViews fails':
        'an unexpected error happens in the links or the dialog of the saved views',
    },

    otherwise: {
      'running.page: url.changed (2)': 'it belongs to another page',
      'running.savedViews.loading: loadSavedViews fails (2)': "the person has not pressed 'Views'",
    },

    guards: {
      isSameRoute: 'it belongs to the page that is loading or open, for example with another search',
      isActionOfPage: 'the open page lists such records',
      hasActionForPage: 'a command from the command palette waits for this page',
      decidesSignOut: 'the page is loaded, and can have unsaved changes',
      hasChart: 'the page is loaded, and has nothing to save',
      isSavedInOtherTab: 'the profile is saved in another browser tab',
      isAccountDeleted: 'the person deletes their own account',
      isListOrDashboard: 'it is a list page or the dashboard',
      areViewsRequested: "the person has pressed 'Views'",
    },
    actions: {
      setUrl: 'remembers the URL',
      setProfile: 'the header and pages that open later show the new profile',
      sendUrlToPage: 'the page shows what the URL says, such as a search or a row',
      requestUrl: 'the page will show what the URL says now',
      setPendingAction: 'remembers the command until the page of the record is open',
      clearPendingAction: 'forgets the command',
      openPageOfAction: 'opens the page of the record',
      sendPendingAction: 'the page asks for a confirmation',
      sendAction: 'the page asks for a confirmation',
      forwardToPage: 'the settings page gets the new profile, if it is the open page',
      requestProfile: 'the console reads the saved profile',
      recordActivity: "'My activity' lists the change",
      setViewsRequest: 'the dialog of the saved views opens as soon as the saved views are loaded',
      clearViewsRequest: 'the dialog of the saved views will not open by itself later',
      forwardToSavedViews: 'opens the dialog of the saved views',
    },
  }),
}
