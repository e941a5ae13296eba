import type { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/users`. */
export const usersTexts = {
  'users/users': defineTexts<typeof usersMachine>({
    actionsAt: {
      'showing.dialog.open: change.confirmed (2)': {
        clearDialogRequest: 'no status changes, because the server needs both; the dialog forgets the user',
      },
    },
    otherwise: {
      'showing.dialog.open: change.confirmed (2)': 'it is for one user whose id or email address is missing',
      'showing.queue.deciding: always (6)': 'the queue had only one change, and it failed',
      'showing.queue.sending: changeStatus fails (2)': 'it was the only change',
    },
    names: {
      showing: 'Page shown',
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
      hasUsersToChange: 'at least one of these users would get another status',
      isRequestValid: 'it is for several users, or for one user whose id and email address are known',
      hasPendingChange: 'a change waits to be sent',
      isBulkChange: 'the queue has, or had, other changes too',
      hasFailuresToList: 'there were several changes; some failed, and none can be undone',
      isPartlyUndoable: 'there were several changes; some failed, and some can be undone',
      isUndoable: 'no change failed, and changes were made that can be undone',
      isUndone: "no change failed, and all changes came from 'Undo'",
      isUndoAccepted: "the person presses 'Undo'",
    },
    actions: {
      setDialogRequest: 'remembers which users to suspend or activate',
      clearDialogRequest: 'the dialog forgets its users',
      enqueueChanges: 'adds the changes of these users to the queue',
      showPendingRows: 'the rows show the new status',
      startSending: 'the page starts to send the queue, if it is not sending yet',
      revertFailedRow: 'the row shows its old status again',
      revertStoppedRows: 'the rows of unsent changes show their old status again',
      showRetriedRows: 'the rows of failed changes show the new status again',
      showServerRow: 'the row shows the data that the server sent',
      toastUndone: 'a message confirms the undo',
      toastFailed: 'a message shows the error',
      setUndoable: 'remembers the changes that can be undone',
      offerUndo: "offers 'Undo'",
      enqueueUndo: 'adds the opposite changes to the queue',
      showUndoneRows: 'the rows show their old status again',
      clearUndoable: 'forgets the changes that could be undone',
      reportChange: "'My activity' lists the change",
      markDone: 'marks the change as made',
      markFailed: 'marks the change as failed',
      stopQueue: 'removes the unsent changes from the queue',
      requeueFailed: 'adds the failed changes to the queue again',
      dropPrefetchedRows: 'discards list rows that were loaded in advance, because they show the old status',
      clearQueue: 'removes all changes that were made or have failed from the queue',
      sendView: 'the lists show this view',
    },
    when: {
      'showing.queue.sending: changeStatus fails': 'the status change fails',
      'showing.undo.offered: undoOffer is done (2)': 'the message disappears',

      'showing.dialog.open: change.confirmed': "the person presses 'Suspend' or 'Activate' in the dialog",
      'showing.undo.offered: undoOffer is done (1)': "the person presses 'Undo'",
      'showing.queue.finished: retry.requested': "the person presses 'Retry failed'",
      'showing.undo.offered: retry.requested': "the person presses 'Retry failed'",
    },
  }),
  'users/undoOffer': defineTexts<typeof undoOfferMachine>({
    names: {
      closed: 'Message closed',
      accepted: 'Undo chosen',
      offered: 'Undo offered',
      'offered.counting': 'Counting down',
      'offered.held': 'Countdown stopped',
    },
    actions: { toastWithUndo: "a message says what was changed, and offers 'Undo'" },
  }),
}
