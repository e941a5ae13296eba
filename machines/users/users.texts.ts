import type { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/users`. */
export const usersTexts = {
  'users/users': defineTexts<typeof usersMachine>({
    otherwise: {
      'showing.dialog.open: change.confirmed (2)': 'only one user is chosen, without an id or an email',
      'showing.queue.deciding: always (6)': 'the only change failed',
      'showing.queue.sending: changeStatus fails (2)': 'the queue has only this change',
    },
    names: {
      showing: 'Page shown',
      broken: 'Page broken',
      'showing.queue.sending': 'Sending a change',
      'showing.undo.offered': 'Undo offered',
      'showing.dialog.closed': 'Dialog closed',
      'showing.dialog.open': 'Dialog open',
      'showing.dialog': 'Confirmation dialog',
      'showing.queue.idle': 'No changes to send',
      'showing.queue.deciding': 'Looking for the next change',
      'showing.queue.finished': 'Failures listed',
      'showing.undo': 'Undo offer',
      'showing.undo.none': "No 'Undo' offered",

      'showing.queue': 'Queue of changes',
    },

    guards: {
      hasUsersToChange: 'at least one of these users does not have the new status yet',
      isRequestValid: 'several users are chosen, or one user with an id and an email',
      hasPendingChange: 'a change waits to be sent',
      isBulkChange: 'the queue has several changes',
      hasFailuresToList: 'some changes failed, and none can be undone',
      isPartlyUndoable: 'some changes failed, and some were made and can be undone',
      isUndoable: 'no change failed, and the changes can be undone',
      isUndone: 'the changes that were sent have undone earlier ones',
      isUndoAccepted: "the person presses 'Undo'",
    },
    actions: {
      setDialogRequest: 'remembers which users to change',
      clearDialogRequest: 'no users are chosen any longer',
      enqueueChanges: 'adds the changes to the queue',
      showPendingRows: 'the rows show the new status',
      startSending: 'the console starts to send them',
      revertFailedRow: 'the row shows its old status again',
      revertStoppedRows: 'the rows of unsent changes show their old status again',
      showRetriedRows: 'the rows of failed changes show the new status again',
      showServerRow: 'the row shows what the server returned',
      toastUndone: 'a message confirms the undo',
      toastFailed: 'a message shows the error',
      setUndoable: 'remembers the changes that can be undone',
      offerUndo: "offers 'Undo'",
      enqueueUndo: 'adds changes back to the old status to the queue',
      showUndoneRows: 'the rows show their old status again',
      clearUndoable: 'forgets the changes that could be undone',
      reportChange: "'My activity' lists the change",
      markDone: 'marks the change as done',
      markFailed: 'marks the change as failed',
      stopQueue: 'removes the unsent changes from the queue',
      requeueFailed: 'adds the failed changes to the queue again',
      dropPrefetchedRows: 'discards list rows loaded in advance, because they show the old status',
      clearQueue: 'empties the queue',
      setView: "remembers the view for 'Retry' after an unexpected error",
      sendView: 'the lists show this view',
    },
    when: {
      'showing.queue.sending: changeStatus fails': 'the status change fails',
      'showing.undo.offered: undoOffer is done (2)': 'the message disappears',

      'showing.dialog.open: change.confirmed': "the person presses 'Suspend' or 'Activate' in the dialog",
      'showing.undo.offered: undoOffer is done (1)': "the person presses 'Undo'",
      'showing.queue.finished: retry.requested': "the person presses 'Retry failed'",
      'showing.undo.offered: retry.requested': "the person presses 'Retry failed'",
      'broken: retry.requested': "the person presses 'Retry'",
    },
  }),
  'users/undoOffer': defineTexts<typeof undoOfferMachine>({
    names: {
      closed: 'Message closed',
      accepted: 'Undo chosen',
      offered: 'Undo offered',
      'offered.counting': 'Counting down',
      'offered.held': 'Countdown paused',
    },
    actions: { toastWithUndo: "a message says what was changed, and offers 'Undo'" },
  }),
}
