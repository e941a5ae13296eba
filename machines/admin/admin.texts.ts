import type { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart around the pages of the admin area. */
export const adminTexts = {
  'admin/adminPages': defineTexts<typeof adminPagesMachine>({
    when: {
      'running.loadingSavedViews: loadSavedViews is done': 'the code is loaded',
    },

    otherwise: {
      'running.loadingSavedViews: loadSavedViews fails (2)': "the person has not pressed 'Views'",
    },

    guards: {
      isAccountDeleted: 'the account is deleted',
      isBroken: 'the page is broken',
      areViewsRequested: "the person has pressed 'Views'",
    },
    actions: {
      setProfile: 'remembers the profile',
      requestProfile: 'the console reads the saved profile',
      forwardToPage: 'the open page gets to know it',
      recordActivity: "'My activity' lists the change",
      setViewsRequest: 'their dialog opens as soon as the code is loaded',
      clearViewsRequest: 'no dialog of saved views is waiting to open any more',
      forwardToSavedViews: 'opens the dialog of the saved views',
    },
  }),
}
