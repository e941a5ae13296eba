import type { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart around the pages of the admin area. */
export const adminTexts = {
  'admin/adminPages': defineTexts<typeof adminPagesMachine>({
    actionsAt: {
      'running: signOut.requested': {
        forwardToPage: 'the sign-out waits until the open page allows it; with unsaved changes, the page asks first',
      },
      'running: pageAction.requested': { forwardToPage: 'the page of the record opens and asks for a confirmation' },
      'running: profile.changed': { forwardToPage: 'the open page also receives the new profile' },
    },
    names: { running: 'Page open', broken: 'Error page' },
    when: {
      '(chart): subscribeToProfile fails':
        'the console can no longer notice when the profile is saved, so the header keeps the profile that it shows',
      '(chart): palette fails': 'an unexpected error happens in the command palette',
      '(chart): prefetchedBatches fails': 'an unexpected error happens while list rows load in advance',
      '(chart): sidebar fails': 'an unexpected error happens in the navigation menu',
      '(chart): alerts fails': 'an unexpected error happens in the bell',
      'running: openPage is done (2)': 'an unexpected error happens on the page',
      'running: openPage fails': 'an unexpected error happens while a page opens',
      'running.loadingSavedViews: loadSavedViews is done': 'the saved views are loaded',
      'running.loadingSavedViews: loadSavedViews fails': 'the saved views cannot be loaded',
      'running.withSavedViews: savedViews fails':
        'an unexpected error happens in the links or the dialog of the saved views',
      'running: openPage is done (1)': 'the person deletes their own account',
      'running: openPage is done (3)': 'the open page allows the sign-out',
    },

    otherwise: {
      'running.loadingSavedViews: loadSavedViews fails (2)': "the person has not pressed 'Views'",
    },

    guards: {
      isAccountDeleted: 'the person deletes their own account',
      isBroken: 'an unexpected error happens on the page',
      areViewsRequested: "the person has pressed 'Views'",
    },
    actions: {
      setProfile: 'the header shows the new profile',
      requestProfile: 'the console reads the saved profile',
      forwardToPage: 'opens the page of the URL',
      recordActivity: "'My activity' lists the change",
      setViewsRequest: 'the dialog of the saved views opens as soon as the saved views are loaded',
      clearViewsRequest: 'the dialog of the saved views will not open by itself later',
      forwardToSavedViews: 'opens the dialog of the saved views',
    },
  }),
}
