import type { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/users`. */
export const usersTexts = {
  'users/users': defineTexts<typeof usersMachine>({
    guards: {
      hasUsersToChange: 'at least one of the users does not have the status yet',
      isRequestValid: 'the id and the email of the user are known, or there are several users',
      hasPendingChange: 'there is another change to send',
      isBulkChange: 'several users were changed',
      hasFailuresToList: 'some of several users failed',
      isPartlyUndoable: 'some of several users failed, and others can be undone',
      isUndoable: 'there are changes to undo',
      isUndone: 'changes were undone',
      isUndoAccepted: "the person presses 'Undo'",
    },
    actions: {
      setDialogRequest: 'remembers the change, and the users that need it',
      clearDialogRequest: 'forgets the change of the dialog',
      enqueueChanges: 'adds the changes to those to send',
      showPendingRows: 'the rows show the new status',
      startSending: 'starts to send the changes',
      revertFailedRow: 'the row shows its old status again',
      revertStoppedRows: 'the rows that are not sent show their old status again',
      showRetriedRows: 'the rows that failed show the new status again',
      showServerRow: 'the row shows what the server answers',
      toastUndone: 'a message says which status the users have again',
      toastFailed: 'a message says why the change failed',
      setUndoable: 'remembers the changes that can be undone',
      offerUndo: "offers 'Undo'",
      enqueueUndo: 'adds the opposite changes to those to send',
      showUndoneRows: 'the rows show their old status again',
      clearUndoable: "no longer offers 'Undo'",
      reportChange: "'My activity' lists the change",
      markDone: 'counts the change as done',
      markFailed: 'counts the change as failed, with its reason',
      stopQueue: 'drops the changes that are not sent yet',
      requeueFailed: 'adds the failed changes to those to send',
      dropPrefetchedRows: 'drops the prefetched rows of all lists',
      clearQueue: 'forgets all changes that were sent',
      setView: 'remembers the view',
      sendView: 'the lists show the view',
    },
    when: {
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
