import type { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart around the pages of the admin area. */
export const adminTexts = {
  'admin/adminPages': defineTexts<typeof adminPagesMachine>({
    guards: {
      isAccountDeleted: 'the account is deleted',
      isBroken: 'the page is broken',
      areViewsRequested: 'the person has asked for the saved views',
    },
    actions: {
      setProfile: 'remembers the profile',
      requestProfile: 'reads the saved profile',
      forwardToPage: 'passes it on to the open page',
      recordActivity: "'My activity' lists the change",
      setViewsRequest: 'remembers that the person wants to see the saved views',
      clearViewsRequest: 'forgets that the person wanted to see the saved views',
      forwardToSavedViews: 'opens the dialog of the saved views',
    },
  }),
}
