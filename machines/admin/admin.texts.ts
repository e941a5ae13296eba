import type { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart around the pages of the admin area. */
export const adminTexts = {
  'admin/adminPages': defineTexts<typeof adminPagesMachine>({
    actionsAt: {
      'running: signOut.requested': {
        forwardToPage: 'the open page may ask about unsaved changes before the sign-out',
      },
      'running: pageAction.requested': { forwardToPage: 'the page of the record opens and asks for a confirmation' },
      'running: profile.changed': { forwardToPage: 'the open page shows the new profile' },
    },
    names: { running: 'Page open', broken: 'Error page' },
    when: {
      '(chart): subscribeToProfile fails': 'the console can no longer notice saved profiles',
      '(chart): palette fails': 'an unexpected error happens in the command palette',
      '(chart): prefetchedBatches fails': 'an unexpected error happens in the rows loaded in advance',
      '(chart): sidebar fails': 'an unexpected error happens in the navigation menu',
      '(chart): alerts fails': 'an unexpected error happens in the bell',
      'running: openPage is done (2)': 'an unexpected error happens on the page',
      'running: openPage fails': 'an unexpected error happens while a page opens',
      'running.loadingSavedViews: loadSavedViews is done': 'the saved views are loaded',
      'running.loadingSavedViews: loadSavedViews fails': 'the saved views cannot be loaded',
      'running.withSavedViews: savedViews fails': 'an unexpected error happens in the saved views',
      'running: openPage is done (1)': 'the admin deletes their own account',
    },

    otherwise: {
      'running.loadingSavedViews: loadSavedViews fails (2)': "the person has not pressed 'Views'",
    },

    guards: {
      isAccountDeleted: 'the admin deletes their own account',
      isBroken: 'an unexpected error happens on the page',
      areViewsRequested: "the person has pressed 'Views'",
    },
    actions: {
      setProfile: 'keeps the new profile',
      requestProfile: 'the console reads the saved profile',
      forwardToPage: 'opens the page of the URL',
      recordActivity: "'My activity' lists the change",
      setViewsRequest: 'the dialog of the saved views opens as soon as the saved views are loaded',
      clearViewsRequest: "forgets that the person pressed 'Views'",
      forwardToSavedViews: 'opens the dialog of the saved views',
    },
  }),
}
