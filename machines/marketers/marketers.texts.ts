import { maxAutomaticCodes, maxEmptyBatches } from '#domain/limits.ts'
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
    actionsAt: {
      'showing.overlay.none: edit.requested': { setDialogMarketer: 'the dialog is about the marketer of that row' },
      'showing.overlay.none: delete.requested': { setDialogMarketer: 'the dialog is about the marketer of that row' },
      'showing.overlay.none: share.requested': { setDialogMarketer: 'the dialog is about the marketer of that row' },
    },
    names: {
      showing: 'Page shown',
      'showing.overlay.adding': 'Dialog for a new marketer',
      'showing.overlay.editing': 'Dialog to edit a marketer',
      'showing.overlay.deleting': 'Dialog to delete a marketer',
      'showing.overlay': 'Panel or dialog',
      'showing.overlay.none': 'Nothing open',
      'showing.overlay.panel': 'Side panel',
      'showing.overlay.sharing': 'Dialog to send the code',
      'showing.board': 'Leaderboard tab',
      'showing.board.hidden': 'Leaderboard closed',
      'showing.board.shown': 'Leaderboard open',
      'showing.refetch': 'Reload of the list',
      'showing.refetch.idle': 'No reload planned',
      'showing.refetch.waiting': 'Reload planned',
    },
    guards: {
      isLeaderboardOpen: 'the tab of the leaderboard is open',
      isOtherTabOpen: 'another tab of the page is open',
      hasOpenRow: 'the URL contains the id of a marketer',
      isOtherRowOpen: 'the URL no longer contains the id of this marketer',
      isSaved: 'the marketer was saved',
      isDeleted: 'the marketer was deleted',
    },
    actions: {
      setView: 'remembers which tab is open, and whose side panel',
      sendView: 'the page shows this view',
      setOpenMarketerId: 'remembers which marketer the panel shows',
      setDialogMarketer: 'the dialog is about the marketer of the panel or row',
      setNewMarketer: 'the next dialog is about the new marketer',
      clearDialogMarketer: 'forgets which marketer the dialog was about',
      addRow: 'the list shows the new marketer at the top',
      updateRow: 'the list shows the changed marketer',
      removeRow: 'the list no longer shows the marketer',
      closePanel: 'the side panel does not open again',
      raiseFormClosed: 'the list will reload a second later',
      openLeaderboard: 'if the leaderboard is not loaded, it starts to load the marketers',
      refetchList: 'the list loads its rows again, and the person stays on the same page of rows',
    },
    when: {
      'showing.overlay.adding: marketerForm is done (2)': 'the dialog closes, and the server has not confirmed a save',
      'showing.overlay.editing: marketerForm is done (2)': 'the dialog closes, and the server has not confirmed a save',
      'showing.overlay.deleting: deleteMarketer is done (2)': 'the dialog closes without a deletion',
      'showing.overlay.panel: edit.requested': "the person presses 'Edit' in the panel or in the menu of a row",
      'showing.overlay.panel: delete.requested': "the person presses 'Delete' in the panel or in the menu of a row",
      'showing.overlay.panel: share.requested': "the person presses 'Send code' in the panel or in the menu of a row",
    },
  }),
  'marketers/marketerForm': defineTexts<typeof marketerFormMachine>({
    actionsAt: {
      'open.dialog.saving: saveMarketer is done (2)': {
        setProblem: 'the dialog says "Failed to create marketer: No response from server"',
      },
    },
    names: {
      open: 'Dialog open',
      closed: 'Dialog closed',
      'open.entries': 'Entries',
      'open.entries.unsaved': 'Unsaved entries',
      'open.entries.unchanged': 'Nothing unsaved',
      'open.dialog': 'Dialog steps',
      'open.dialog.saving.waiting': 'Waiting for the server',
      'open.dialog.saving.confirmingLeave': 'Confirming close during the save',
      'open.dialog.confirmingLeave': 'Confirming discard',
      'open.dialog.saving': 'Saving marketer',
      saved: 'Marketer saved',
    },
    otherwise: {
      'open.dialog.editing: details.submitted (2)': 'the second check, just before the save, finds an error',
      'open.dialog.editing: dialog.dismissed (2)': 'the form has no unsaved entries',
      'open.dialog.confirmingLeave: leave.confirmed (2)': 'the person only wanted to close the dialog',
      'open.dialog.saving.confirmingLeave: leave.confirmed (2)': 'the person only wanted to close the dialog',
    },

    guards: {
      areDetailsValid: 'the second check, just before the save, finds no error',
      hasChanges: 'the form has unsaved entries',
      isLeavingPage: 'the person wanted to open another page',
      isSaved: 'the marketer is saved',
    },
    actions: {
      clearProblem: 'the dialog hides the error of the last save, if it shows one',
      setSubmitted: 'remembers the entries to save',
      setSaved: 'the list shows the saved marketer',
      setProblem: 'the dialog shows the error',
      setLeaveUrl: 'remembers which page to open',
      cancelLeave: 'forgets the page that the person wanted to open, if there is one',
      blockLeave: 'from now on, the console asks before the person opens another page or closes the browser tab',
      unblockLeave: 'the console no longer asks before the person opens another page or closes the browser tab',
      openLeaveUrl: 'opens the requested page',
      toastProblem: 'a message says it too',
      toastSaved: 'a message confirms the save',
      reportSaved: "'My activity' lists the change",
      toastMaybeSaved: 'a message says that the marketer may have been saved',
    },
    when: {
      'open.dialog.editing: details.submitted': 'the person presses the save button, and no field shows an error',
      'open.dialog.saving: saveMarketer fails': 'the marketer cannot be saved',

      'open.dialog.editing: leave.requested': 'the person opens another page while the form has unsaved entries',
      'open.dialog.editing: dialog.dismissed': 'the person closes the dialog',
      'open.dialog.confirmingLeave: dialog.dismissed': "the person presses 'Keep editing'",
      'open.dialog.confirmingLeave: leave.confirmed': "the person presses 'Discard'",
      'open.dialog.saving.waiting: dialog.dismissed': 'the person closes the dialog',
      'open.dialog.saving.confirmingLeave: dialog.dismissed': "the person presses 'Keep waiting'",
      'open.dialog.saving.confirmingLeave: leave.confirmed': "the person presses 'Close anyway'",
      'open.dialog.saving: saveMarketer is done (1)': 'the marketer is saved',
      'open.dialog.saving: saveMarketer is done (2)': "the server's answer does not contain the new marketer",
    },
  }),
  'marketers/deleteMarketer': defineTexts<typeof deleteMarketerMachine>({
    actionsAt: {
      'checking: checkList fails': {
        setProblem: 'the dialog shows the reason, or "Failed to delete marketer" if the reason is not known',
      },
    },
    names: {
      closed: 'Dialog closed',
      confirming: 'Confirming the deletion',
      checking: 'Checking the list',
      waiting: 'Closing the dialog',
      deleting: 'Deleting marketer',
      deleted: 'Marketer gone',
    },
    when: {
      'checking: checkList is done (1)': 'the list still contains the marketer',
      'checking: checkList is done (2)': 'the list no longer contains the marketer',

      'deleting: deleteMarketer fails (1)': 'the server does not know the marketer',
      'deleting: deleteMarketer fails (2)': 'the marketer cannot be deleted',
      'checking: checkList fails': 'the list of marketers cannot be read',
    },

    guards: {
      isNameTyped: 'the name is typed exactly',
      isNotFound: 'the server does not know the marketer',
      isListed: 'the list still contains the marketer',
    },
    actions: {
      setProblem: 'the dialog shows the error',
      setNotDeleted: 'the dialog says "Failed to delete marketer"',
      clearProblem: 'the dialog hides the error of the last attempt, if it shows one',
      toastDeleted: 'a message says that the marketer is deleted',
      reportDeleted: "'My activity' lists the deletion",
      toastNotFound: 'a message says that the marketer no longer exists',
      toastProblem: 'a message says it too',
    },
  }),
  'marketers/shareCode': defineTexts<typeof shareCodeMachine>({
    names: {
      open: 'Dialog open',
      closed: 'Dialog closed',
      'open.creatingInvitation': 'Making the link',
      'open.withoutCode': 'No code',
      'open.fetchingCode': 'Loading referral code',
      'open.ready': 'Code and link shown',
      'open.failed': 'Code or link failed',
    },
    otherwise: {
      'open.checkingCode: always (2)': 'the list has no code',
    },

    guards: { hasCode: 'the list has the code', isCode: 'the server finds the code' },
    actions: {
      setCode: 'the link will use this code',
      setInvitation: 'shows the code and the link',
      setProblem: 'the dialog shows the error',
      clearProblem: 'hides the error',
    },
    when: {
      'open.fetchingCode: fetchReferralCode is done (1)': 'the server finds the code',
      'open.fetchingCode: fetchReferralCode is done (2)':
        'the server does not find a code, or does not find the marketer',

      'open.fetchingCode: fetchReferralCode fails': 'the referral code cannot be loaded',
      'open.creatingInvitation: createInvitation fails': 'the link cannot be made',
      'open.ready: copy fails': 'the copy buttons stop with an unexpected error',

      'open.withoutCode: retry.requested': "the person presses 'Check again'",
      'open.failed: retry.requested': "the person presses 'Retry'",
    },
  }),
  'marketers/sidePanel': defineTexts<typeof sidePanelMachine>({
    names: {
      checkingEnd: 'Checking for more referees',
      partial: 'More referees to load',
      complete: 'All referees loaded',
      failed: 'Loading failed',
      empty: 'No referees',
    },
    otherwise: {
      'checkingEnd: always (5)': 'the server has no more referees',
      'failed: retry.requested (2)': 'the referral code is not loaded yet',
    },

    guards: {
      isMarketerMissing: 'there is no such marketer',
      hasReferralCode: 'the marketer has a referral code',
      isCodeLoaded: 'the referral code is loaded already',
      isTruncated: `the server sent the same referees again, or the last ${maxEmptyBatches} batches had no new ones`,
      isBatchEmpty: `the last batch had no new referees, but it is not the ${maxEmptyBatches}th such batch in a row`,
      hasMoreReferees: 'the server has more referees, and the last batch had new ones',
      isEmpty: 'the marketer has no referees',
      hasReferees: 'at least one referee is loaded',
    },
    actions: {
      setCode: 'the panel will load the referees of this code',
      addBatch: 'adds the referees to the list',
      setPeriod: 'remembers the period',
      findMatches: 'shows only the loaded referees who signed up in the chosen period',
      setProblem: 'the panel shows the error',
      setTruncated: 'the panel says that referees may be missing',
      resume: 'loads the remaining referees, or all from the start if the server sent the same referees again',
      setNotFoundProblem: 'the panel says that the marketer does not exist',
      sendAlert: 'the bell lists the error',
      clearProblem: 'hides the error',
    },
    when: {
      'loadingCode: fetchReferralCode is done (2)': 'the marketer has a referral code',
      'loadingCode: fetchReferralCode is done (3)': 'the marketer has no referral code',
      'loadingCode: fetchReferralCode fails': 'the referral code cannot be loaded',
      'loadingReferees: fetchReferees fails': 'the referees cannot be loaded',
      'loadingReferees: fetchReferees is done': 'a batch arrives',
    },
  }),
  'marketers/leaderboard': defineTexts<typeof leaderboardMachine>({
    names: {
      idle: 'Leaderboard not loaded',
      large: 'Many marketers with referees',
      showing: 'Ranking shown',
      failed: 'Loading failed',
      checking: 'Checking progress',
    },
    otherwise: {
      'checking: always (5)': 'some referees are not counted yet',
    },

    guards: {
      isTruncated: `the server sent the same marketers again, or the last ${maxEmptyBatches} batches had no new ones`,
      hasMoreMarketers: 'the server has more marketers',
      areAllCounted: 'all referees are counted',
      isTooLarge: `more than ${maxAutomaticCodes} marketers have referees, and the person did not ask to count them`,
    },
    actions: {
      restart: 'starts with an empty leaderboard',
      limitCodes: `will count referees only if at most ${maxAutomaticCodes} marketers have referees`,
      countAllCodes: `will count referees even if more than ${maxAutomaticCodes} marketers have referees`,
      addBatch: 'adds the marketers to the leaderboard',
      addTotals: 'adds the numbers of referees to the leaderboard',
      setOrder: 'ranks the marketers by this column',
      setPeriod: 'ranks the marketers by their referees who signed up in this period',
      setProblem: 'the page shows the error',
      setTruncated: 'the page says that marketers may be missing',
      resume:
        'if the server sent the same marketers again, starts from the first marketer; otherwise continues where it stopped',
      clearProblem: 'hides the error',
      downloadCsv: 'the CSV file with the leaderboard is downloaded',
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
