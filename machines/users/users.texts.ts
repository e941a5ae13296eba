import type { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/users`. */
export const usersTexts = {
  'users/users': defineTexts<typeof usersMachine>({
    otherwise: {
      'showing.dialog.open: change.confirmed (2)': 'the id or the email of the user is missing',
      'showing.queue.deciding: always (6)': 'there is nothing more to do',
      'showing.queue.sending: changeStatus fails (2)': 'one user is being changed',
    },
    names: {
      'showing.queue': 'Changes to send',
    },

    guards: {
      hasUsersToChange: 'at least one of the users does not have the status yet',
      isRequestValid: 'the server can identify the user by id and email, or there are several users',
      hasPendingChange: 'there is another change to send',
      isBulkChange: 'several users are being changed',
      hasFailuresToList: 'the change failed for some of several users',
      isPartlyUndoable: 'the change failed for some of several users, and can be undone for the others',
      isUndoable: 'there are changes to undo',
      isUndone: 'the changes were undone',
      isUndoAccepted: "the person presses 'Undo'",
    },
    actions: {
      setDialogRequest: 'remembers the change, and the users that need it',
      clearDialogRequest: 'clears the dialog',
      enqueueChanges: 'the changes wait to be sent',
      showPendingRows: 'the rows show the new status',
      startSending: 'starts to send the changes',
      revertFailedRow: 'the row shows its old status again',
      revertStoppedRows: 'the rows that are not sent show their old status again',
      showRetriedRows: 'the rows that failed show the chosen status until the next answer',
      showServerRow: 'the row shows what the server answers',
      toastUndone: 'a message says which status the users have again',
      toastFailed: 'a message says why the change failed',
      setUndoable: 'remembers the changes that can be undone',
      offerUndo: "offers 'Undo'",
      enqueueUndo: 'the opposite changes wait to be sent',
      showUndoneRows: 'the rows show their old status again',
      clearUndoable: "no longer offers 'Undo'",
      reportChange: "'My activity' lists the change",
      markDone: 'counts the change as done',
      markFailed: 'counts the change as failed, with its reason',
      stopQueue: 'the changes that are not sent yet are never sent',
      requeueFailed: 'the failed changes wait to be sent again',
      dropPrefetchedRows: 'rows that were loaded in advance are discarded, for all lists',
      clearQueue: 'the list of changes to send is empty again',
      setView: 'remembers the view',
      sendView: 'the lists show the view',
    },
    when: {
      'showing.queue.sending: changeStatus fails': 'the server does not change the status',
      'showing.undo.offered: undoOffer is done (2)': 'the message disappears',

      'showing.dialog.open: change.confirmed': "the person presses 'Suspend' or 'Activate' in the dialog",
      'showing.undo.offered: undoOffer is done (1)': "the person presses 'Undo'",
      'showing.queue.finished: retry.requested': "the person presses 'Retry failed'",
      'showing.undo.offered: retry.requested': "the person presses 'Retry failed'",
      'broken: retry.requested': "the person presses 'Retry'",
    },
  }),
  'users/undoOffer': defineTexts<typeof undoOfferMachine>({
    actions: { toastWithUndo: "a message says what was changed, and offers 'Undo'" },
  }),
}
