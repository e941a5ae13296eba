import { maxAutomaticCodes } from '#domain/limits.ts'
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
    names: {
      'showing.overlay.adding': 'Dialog for a new marketer',
      'showing.overlay.editing': 'Dialog to edit a marketer',
      'showing.overlay.deleting': 'Dialog to delete a marketer',
      'showing.overlay': 'Panel or dialog',
      'showing.overlay.none': 'Nothing open',
      'showing.overlay.panel': 'Side panel',
      'showing.overlay.sharing': 'Sending code',
      'showing.board': 'Leaderboard tab',
      'showing.board.hidden': 'Leaderboard closed',
      'showing.board.shown': 'Leaderboard open',
      'showing.refetch': 'Reload of the list',
      'showing.refetch.idle': 'No reload of the list planned',
      'showing.refetch.waiting': 'Reload of the list planned',
    },
    guards: {
      isLeaderboardOpen: 'the tab of the leaderboard is open',
      isOtherTabOpen: 'another tab of the page is open',
      hasOpenRow: 'the URL contains the id of a marketer',
      isOtherRowOpen: 'the URL contains another id or none',
      isSaved: 'the marketer was saved',
      isDeleted: 'the marketer was deleted',
    },
    actions: {
      setView: 'remembers the view for a retry after an error',
      sendView: 'the list shows this view',
      setOpenMarketerId: 'remembers the marketer of the panel',
      setDialogMarketer: 'remembers the chosen marketer',
      setNewMarketer: 'remembers the new marketer',
      clearDialogMarketer: 'forgets the chosen marketer',
      addRow: 'the list shows the new marketer at the top',
      updateRow: 'the list shows the changed marketer',
      removeRow: 'the list no longer shows the marketer',
      closePanel: 'closes the side panel',
      raiseFormClosed: 'asks for a reload of the list',
      openLeaderboard: 'the leaderboard starts to load, if it is not loaded yet',
      refetchList: 'the list reloads from the first row',
    },
    when: {
      'showing.overlay.panel: edit.requested': "the person presses 'Edit' in the panel or in the menu of a row",
      'showing.overlay.panel: delete.requested': "the person presses 'Delete' in the panel or in the menu of a row",
      'showing.overlay.panel: share.requested': "the person presses 'Send code' in the panel or in the menu of a row",
    },
  }),
  'marketers/marketerForm': defineTexts<typeof marketerFormMachine>({
    names: {
      open: 'Dialog open',
      closed: 'Dialog closed',
      'open.entries': 'Entries',
      'open.entries.unsaved': 'Unsaved entries',
      'open.entries.unchanged': 'Nothing unsaved',
      'open.dialog': 'Dialog steps',
      'open.dialog.saving.waiting': 'Waiting for the server',
      'open.dialog.saving.confirmingLeave': 'Confirming close',
    },
    otherwise: {
      'open.dialog.editing: details.submitted (2)': 'a field is invalid',
      'open.dialog.editing: dialog.dismissed (2)': 'the form has no unsaved entries',
      'open.dialog.confirmingLeave: leave.confirmed (2)': 'no other page was requested',
      'open.dialog.saving.confirmingLeave: leave.confirmed (2)': 'no other page was requested',
    },

    guards: {
      areDetailsValid: 'all fields are valid',
      hasChanges: 'the form has unsaved entries',
      isLeavingPage: 'another page was requested',
      isSaved: 'the marketer is saved',
    },
    actions: {
      clearProblem: 'hides an earlier error',
      setSubmitted: 'remembers the entries to save',
      setSaved: 'remembers the saved marketer',
      setProblem: 'the dialog shows the error',
      setLeaveUrl: 'remembers the requested page',
      cancelLeave: 'cancels opening another page, if one was requested',
      blockLeave: 'the page now asks before the person leaves it',
      unblockLeave: 'the page no longer asks before the person leaves it',
      openLeaveUrl: 'opens the requested page',
      toastProblem: 'a message shows the error',
      toastSaved: 'a message confirms the save',
      reportSaved: "'My activity' lists the change",
      toastMaybeSaved: 'a message says that the marketer may be saved anyway',
    },
    when: {
      'open.dialog.saving: saveMarketer fails': 'the marketer cannot be saved',

      'open.dialog.editing: dialog.dismissed': 'the person closes the dialog',
      'open.dialog.confirmingLeave: dialog.dismissed': "the person presses 'Keep editing'",
      'open.dialog.confirmingLeave: leave.confirmed': "the person presses 'Discard'",
      'open.dialog.saving.waiting: dialog.dismissed': 'the person closes the dialog',
      'open.dialog.saving.confirmingLeave: dialog.dismissed': "the person presses 'Keep waiting'",
      'open.dialog.saving.confirmingLeave: leave.confirmed': "the person presses 'Close anyway'",
      'open.dialog.saving: saveMarketer is done (1)': 'the marketer is saved',
      'open.dialog.saving: saveMarketer is done (2)': 'the answer contains no marketer',
    },
  }),
  'marketers/deleteMarketer': defineTexts<typeof deleteMarketerMachine>({
    names: {
      closed: 'Dialog closed',
      confirming: 'Confirming the deletion',
      checking: 'Checking the list',
      waiting: 'Closing soon',
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
      setNotDeleted: 'the dialog says that the marketer is not deleted',
      clearProblem: 'hides an earlier error',
      toastDeleted: 'a message says that the marketer is deleted',
      reportDeleted: "'My activity' lists the deletion",
      toastNotFound: 'a message says that the marketer no longer exists',
      toastProblem: 'a message shows the error',
    },
  }),
  'marketers/shareCode': defineTexts<typeof shareCodeMachine>({
    names: {
      open: 'Dialog open',
      closed: 'Dialog closed',
      'open.creatingInvitation': 'Making the link',
      'open.withoutCode': 'No code',
    },
    otherwise: {
      'open.checkingCode: always (2)': 'the list has no code',
    },

    guards: { hasCode: 'the list has the code', isCode: 'the code is found' },
    actions: {
      setCode: 'remembers the code',
      setInvitation: 'shows the code and the link',
      setProblem: 'the dialog shows the error',
      clearProblem: 'hides the error',
    },
    when: {
      'open.fetchingCode: fetchReferralCode is done (2)': 'there is no code, or no such marketer',

      'open.fetchingCode: fetchReferralCode fails': 'the referral code cannot be loaded',
      'open.creatingInvitation: createInvitation fails': 'the link cannot be made',
      'open.ready: copy fails': 'the copy buttons stop with an unexpected error',

      'open.withoutCode: retry.requested': "the person presses 'Check again'",
      'open.failed: retry.requested': "the person presses 'Retry'",
    },
  }),
  'marketers/sidePanel': defineTexts<typeof sidePanelMachine>({
    names: {
      checkingEnd: 'Checking for more',
      partial: 'More to load',
      complete: 'All loaded',
      empty: 'No referees',
    },
    otherwise: {
      'checkingEnd: always (5)': 'the server has no more referees',
      'failed: retry.requested (2)': 'the referral code is not loaded yet',
    },

    guards: {
      isMarketerMissing: 'there is no such marketer',
      hasReferralCode: 'the code is found',
      isCodeLoaded: 'the referral code is loaded already',
      isTruncated: 'the server repeated referees, so some may be missing',
      isBatchEmpty: 'the batch had no new referees, and more may follow',
      hasMoreReferees: 'the server has more referees',
      isEmpty: 'there are no referees',
      hasReferees: 'at least one referee is loaded',
    },
    actions: {
      setCode: 'remembers the code',
      addBatch: 'adds the referees to the list',
      setPeriod: 'filters by the period',
      findMatches: 'shows the referees of the period',
      setProblem: 'the panel shows the error',
      setTruncated: 'the panel says that referees may be missing',
      resume: 'loads the remaining rows, or all rows anew if the server repeated rows',
      setNotFoundProblem: 'the panel says that the marketer does not exist',
      sendAlert: 'the bell lists the error',
      clearProblem: 'hides the error',
    },
    when: {
      'loadingCode: fetchReferralCode fails': 'the referral code cannot be loaded',
      'loadingReferees: fetchReferees fails': 'the referees cannot be loaded',
      'loadingReferees: fetchReferees is done': 'a batch arrives',
    },
  }),
  'marketers/leaderboard': defineTexts<typeof leaderboardMachine>({
    names: {
      idle: 'Not loaded',
      large: 'Many marketers',
      checking: 'Checking progress',
    },
    otherwise: {
      'checking: always (5)': 'some referees are not counted yet',
    },

    guards: {
      isTruncated: 'the server repeated marketers, so some may be missing',
      hasMoreMarketers: 'the server has more marketers',
      areAllCounted: 'all referees are counted',
      isTooLarge: 'too many marketers have referees to load automatically',
    },
    actions: {
      restart: 'starts with an empty leaderboard',
      limitCodes: `will count referees only if at most ${maxAutomaticCodes} marketers have any`,
      countAllCodes: 'will count the referees of all marketers',
      addBatch: 'adds the marketers',
      addTotals: 'adds the counts',
      setOrder: 'ranks the marketers by this figure',
      setPeriod: 'ranks the marketers for this period',
      setProblem: 'the page shows the error',
      setTruncated: 'the page says that marketers may be missing',
      resume: 'loads the remaining rows, or all rows anew if the server repeated rows',
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
