import type { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart around the pages of the admin area. */
export const adminTexts = {
  'admin/adminPages': defineTexts<typeof adminPagesMachine>({
    when: {
      'running.loadingSavedViews: loadSavedViews is done': 'the code of the saved views is loaded',
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
      forwardToPage: 'the open page is told about it',
      recordActivity: "'My activity' lists the change",
      setViewsRequest: 'the dialog of the saved views opens as soon as its code is loaded',
      clearViewsRequest: 'forgets that the dialog of the saved views was requested',
      forwardToSavedViews: 'opens the dialog of the saved views',
    },
  }),
}
