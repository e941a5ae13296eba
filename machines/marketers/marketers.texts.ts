import type { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import type { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'
import type { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import type { shareCodeMachine } from '#machines/marketers/shareCode.machine.ts'
import type { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/marketers`. */
export const marketersTexts = {
  'marketers/marketers': defineTexts<typeof marketersMachine>({
    guards: {
      isLeaderboardOpen: 'the tab of the leaderboard is open',
      isOtherTabOpen: 'another tab is open',
      hasOpenRow: 'the URL names a marketer',
      isOtherRowOpen: 'the URL no longer names the open marketer',
      isSaved: 'the marketer was saved',
      isDeleted: 'the marketer was deleted',
    },
    actions: {
      setView: 'remembers the view',
      sendView: 'the list shows the view',
      setOpenMarketerId: 'remembers which marketer the panel shows',
      setDialogMarketer: 'remembers for which marketer the dialog opens',
      setNewMarketer: 'remembers the new marketer for the dialog with the code',
      clearDialogMarketer: 'the dialog no longer belongs to a marketer',
      addRow: 'the list shows the new marketer at the top',
      updateRow: 'the list shows the changed marketer',
      removeRow: 'the list no longer shows the marketer',
      closePanel: 'closes the side panel of the marketer',
      raiseFormClosed: 'the list is fetched again soon',
      openLeaderboard: 'the leaderboard starts to load, if nothing is loaded yet',
      refetchList: 'fetches the list again from the start',
    },
    when: {
      'showing.overlay.panel: edit.requested': "the person presses 'Edit' in the panel or in the menu of a row",
      'showing.overlay.panel: delete.requested': "the person presses 'Delete' in the panel or in the menu of a row",
      'showing.overlay.panel: share.requested': "the person presses 'Send code' in the panel or in the menu of a row",
    },
  }),
  'marketers/marketerForm': defineTexts<typeof marketerFormMachine>({
    otherwise: {
      'open.dialog.editing: details.submitted (2)': 'a field is not valid',
      'open.dialog.editing: dialog.dismissed (2)': 'the form has no unsaved entries',
      'open.dialog.confirmingLeave: leave.confirmed (2)': 'the person wants to close the dialog',
      'open.dialog.saving.confirmingLeave: leave.confirmed (2)': 'the person wants to close the dialog',
    },

    guards: {
      areDetailsValid: 'all fields are valid',
      hasChanges: 'the form has unsaved entries',
      isLeavingPage: 'the person wants to open another page',
      isSaved: 'the marketer is saved',
    },
    actions: {
      clearProblem: 'no longer shows why the save failed',
      setSubmitted: 'remembers the details to save',
      setSaved: 'remembers the saved marketer',
      setProblem: 'shows why the save failed',
      setLeaveUrl: 'remembers which page the person wants to open',
      cancelLeave: 'no other page is waiting to open',
      blockLeave: 'the page asks before it is left',
      unblockLeave: 'the page no longer asks before it is left',
      openLeaveUrl: 'opens the page that the person requested',
      toastProblem: 'a message says why the save failed',
      toastSaved: 'a message says that the marketer is created or updated',
      reportSaved: "'My activity' lists the change",
      toastMaybeSaved: 'a message says that the marketer may be saved, and to check the list first',
    },
    when: {
      'open.dialog.saving: saveMarketer fails': 'the marketer cannot be saved',

      'open.dialog.editing: dialog.dismissed': 'the person closes the dialog',
      'open.dialog.confirmingLeave: dialog.dismissed': "the person presses 'Keep editing'",
      'open.dialog.confirmingLeave: leave.confirmed': "the person presses 'Discard'",
      'open.dialog.saving.waiting: dialog.dismissed': 'the person closes the dialog',
      'open.dialog.saving.confirmingLeave: dialog.dismissed': "the person presses 'Keep waiting'",
      'open.dialog.saving.confirmingLeave: leave.confirmed': "the person presses 'Close anyway'",
      'open.dialog.saving: saveMarketer is done (1)': 'the server answers',
      'open.dialog.saving: saveMarketer is done (2)': 'the server answers without the new marketer',
    },
  }),
  'marketers/deleteMarketer': defineTexts<typeof deleteMarketerMachine>({
    when: {
      'deleting: deleteMarketer fails (1)': 'the server does not know the marketer',
      'deleting: deleteMarketer fails (2)': 'the marketer cannot be deleted',
      'checking: checkList fails': 'the list of marketers cannot be read',
    },

    guards: {
      isNameTyped: 'the name is typed exactly',
      isNotFound: 'the server does not know the marketer',
      isListed: 'the marketer is listed',
    },
    actions: {
      setProblem: 'shows why the deletion failed',
      setNotDeleted: 'shows that the marketer is not deleted',
      clearProblem: 'no longer shows why the deletion failed',
      toastDeleted: 'a message says that the marketer is deleted',
      reportDeleted: "'My activity' lists the deletion",
      toastNotFound: 'a message says that the marketer no longer exists',
      toastProblem: 'a message says why the deletion failed',
    },
  }),
  'marketers/shareCode': defineTexts<typeof shareCodeMachine>({
    otherwise: {
      'open.checkingCode: always (2)': 'the row has no code',
    },

    guards: { hasCode: 'the row has a code', isCode: 'the code is found' },
    actions: {
      setCode: 'remembers the code',
      setInvitation: 'shows the link',
      setProblem: 'shows why the code or the link is missing',
      clearProblem: 'no longer shows the reason',
    },
    when: {
      'open.fetchingCode: fetchReferralCode fails': 'the referral code cannot be loaded',
      'open.creatingInvitation: createInvitation fails': 'the link cannot be made',
      'open.ready: copy fails': 'the copy buttons stop with an unexpected error',

      'open.withoutCode: retry.requested': "the person presses 'Check again'",
      'open.failed: retry.requested': "the person presses 'Retry'",
    },
  }),
  'marketers/sidePanel': defineTexts<typeof sidePanelMachine>({
    otherwise: {
      'checkingEnd: always (5)': 'the server has no more referees',
      'failed: retry.requested (2)': 'the referral code is not loaded yet',
    },

    guards: {
      isMarketerMissing: 'there is no such marketer',
      hasReferralCode: 'the code is found',
      isCodeLoaded: 'the referral code is loaded already',
      isTruncated: 'the server sent the same referees again, so some may be missing',
      isBatchEmpty: 'the batch had no new referees, and the server has more',
      hasMoreReferees: 'the server has more referees',
      isEmpty: 'there are no referees',
      hasReferees: 'at least one referee is loaded',
    },
    actions: {
      setCode: 'remembers the code',
      addBatch: 'adds the referees to the list',
      setPeriod: 'remembers the period',
      findMatches: 'shows the referees of the period',
      setProblem: 'shows why the referees could not be loaded',
      setTruncated: 'shows that referees may be missing',
      resume: 'continues to load the list, or starts again if the server sent the same rows again',
      setNotFoundProblem: 'shows that the marketer does not exist',
      sendAlert: 'the bell lists what went wrong',
      clearProblem: 'no longer shows why the referees could not be loaded',
    },
    when: {
      'loadingCode: fetchReferralCode fails': 'the referral code cannot be loaded',
      'loadingReferees: fetchReferees fails': 'the referees cannot be loaded',
      'loadingReferees: fetchReferees is done': 'the batch arrives',
    },
  }),
  'marketers/leaderboard': defineTexts<typeof leaderboardMachine>({
    otherwise: {
      'checking: always (5)': 'referees of some marketers are not counted yet',
    },

    guards: {
      isTruncated: 'the server sent the same marketers again, so some may be missing',
      hasMoreMarketers: 'the server has more marketers',
      areAllCounted: 'the referees of all marketers are counted',
      isTooLarge: 'too many marketers have referees to count them at once',
    },
    actions: {
      restart: 'discards the loaded marketers and figures',
      limitCodes: 'counts the referees only if few marketers have any',
      countAllCodes: 'counts the referees of all marketers, however many marketers there are',
      addBatch: 'adds the marketers of the batch',
      addTotals: 'adds the counted referees',
      setOrder: 'shows the marketers in the order of the figure',
      setPeriod: 'shows the referees of the period',
      setProblem: 'shows why the leaderboard could not be loaded',
      setTruncated: 'shows that marketers may be missing',
      resume: 'continues to load the list, or starts again if the server sent the same rows again',
      clearProblem: 'no longer shows why the leaderboard could not be loaded',
      downloadCsv: 'the leaderboard is downloaded as a CSV file',
    },
    when: {
      'loadingMarketers: fetchBatch fails': 'the marketers cannot be loaded',
      'countingReferees: countReferees fails': 'the referees cannot be counted',

      'idle: load.requested': "the person presses 'Load leaderboard'",
      'large: load.requested': "the person presses 'Load leaderboard'",
      'showing: load.requested': "the person presses 'Refresh'",
      'loadingMarketers: fetchBatch is done': 'the batch arrives',
    },
  }),
}
