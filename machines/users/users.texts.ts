import type { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/users`. */
export const usersTexts = {
  'users/users': defineTexts<typeof usersMachine>({
    otherwise: {
      'showing.dialog.open: change.confirmed (2)': 'the user has no id or no email',
      'showing.queue.deciding: always (6)': 'there is nothing more to do',
      'showing.queue.sending: changeStatus fails (2)': 'one user is being changed',
    },
    names: {
      'showing.dialog.closed': 'Dialog closed',
      'showing.dialog.open': 'Dialog open',
      'showing.dialog': 'Confirmation dialog',
      'showing.queue.idle': 'Nothing to send',
      'showing.queue.deciding': 'Looking for the next change',
      'showing.queue.finished': 'Failures listed',
      'showing.undo': 'Undo offer',
      'showing.undo.none': 'No offer',

      'showing.queue': 'Queue of changes',
    },

    guards: {
      hasUsersToChange: 'at least one user does not have this status yet',
      isRequestValid: 'the user has an id and an email, or there are several users',
      hasPendingChange: 'another change waits to be sent',
      isBulkChange: 'several users are being changed',
      hasFailuresToList: 'some of the changes failed',
      isPartlyUndoable: 'some of the changes failed, and others can be undone',
      isUndoable: 'the changes can be undone',
      isUndone: 'these changes undid earlier ones',
      isUndoAccepted: "the person presses 'Undo'",
    },
    actions: {
      setDialogRequest: 'remembers the users to change',
      clearDialogRequest: 'forgets the chosen users',
      enqueueChanges: 'adds the changes to the queue',
      showPendingRows: 'the rows show the new status',
      startSending: 'starts to send the changes',
      revertFailedRow: 'the row shows its old status again',
      revertStoppedRows: 'the rows of unsent changes show their old status again',
      showRetriedRows: 'the rows of failed changes show the new status again',
      showServerRow: 'the row shows what the server returned',
      toastUndone: 'a message confirms the undo',
      toastFailed: 'a message shows the error',
      setUndoable: 'remembers the changes that can be undone',
      offerUndo: "offers 'Undo'",
      enqueueUndo: 'adds the opposite changes to the queue',
      showUndoneRows: 'the rows show their old status again',
      clearUndoable: "no longer offers 'Undo'",
      reportChange: "'My activity' lists the change",
      markDone: 'counts the change as sent',
      markFailed: 'counts the change as failed',
      stopQueue: 'removes the unsent changes from the queue',
      requeueFailed: 'queues the failed changes again',
      dropPrefetchedRows: 'discards list rows that were loaded in advance',
      clearQueue: 'empties the queue',
      setView: 'remembers the view for a retry after an error',
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
      'offered.counting': 'Counting down',
      'offered.held': 'Paused',
    },
    actions: { toastWithUndo: "a message says what was changed, and offers 'Undo'" },
  }),
}
