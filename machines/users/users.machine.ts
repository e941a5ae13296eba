import { currentEntry } from '#domain/lists/queue.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { passToParent } from '#machines/passToParent.ts'
import { doneText } from '#machines/users/statusEvents.ts'
import { noRequest, type Outcome, type StatusChangeRequest, usersSetup } from '#machines/users/users.setup.ts'

const outcomeOf = ({ event }: { event: { output: Outcome } }) => event.output

export const usersMachine = usersSetup.createMachine({
  id: 'users',
  description: 'The users page has lists of users, and a dialog to suspend or activate users.',
  context: ({ input }) => ({
    ...input,
    dialogRequest: noRequest,
    queue: [],
    undoable: [],
    unanswered: [],
    leaveRequest: null,
  }),
  initial: 'showing',
  states: {
    showing: {
      description: 'The page shows the lists of users.',
      meta: { section: '§2' },
      type: 'parallel',
      invoke: {
        id: 'page',
        src: 'listPage',
        input: ({ context }) => ({ kind: listKinds.users, view: context.view }),
        onError: passToParent,
      },
      on: { 'view.changed': { actions: 'sendView' } },
      states: {
        dialog: {
          description: 'A dialog asks before users are suspended or activated.',
          meta: { section: '§4' },
          initial: 'closed',
          states: {
            closed: {
              description: 'No dialog is open. The person can choose users to suspend or activate.',
              on: {
                'change.requested': [
                  {
                    description: 'At least one of these users would get another status.',
                    guard: { type: 'hasUsersToChange', params: ({ event }) => event },
                    target: 'open',
                    actions: 'setDialogRequest',
                  },
                  {
                    description: 'A change of these users is still in the queue. A message asks to wait for it.',
                    guard: { type: 'areWaiting', params: ({ event }) => event },
                    actions: { type: 'toastWaiting', params: ({ event }) => event },
                  },
                ],
              },
            },
            open: {
              description: 'The dialog asks whether to suspend or activate the chosen users.',
              meta: { section: '§2' },
              on: {
                'change.confirmed': [
                  {
                    description:
                      "The person presses 'Suspend' or 'Activate' in the dialog. It is for several users, or for one " +
                      'user whose id and email address are known. The console adds the changes of these users to the ' +
                      'queue. The rows show the new status. The page starts to send the queue, if it is not sending ' +
                      'yet.',
                    guard: 'isRequestValid',
                    target: 'closed',
                    actions: ['enqueueChanges', 'showPendingRows', 'startSending', 'clearDialogRequest'],
                  },
                  {
                    description:
                      "The person presses 'Suspend' or 'Activate' in the dialog. It is for one user whose id or " +
                      'email address is missing. No status changes, because the server needs both; the dialog ' +
                      'forgets the user.',
                    target: 'closed',
                    actions: 'clearDialogRequest',
                  },
                ],
                'dialog.dismissed': {
                  target: 'closed',
                  actions: 'clearDialogRequest',
                },
              },
            },
          },
        },
        queue: {
          description:
            'The page sends each suspension or activation to the server, one after the other. The rows show the new ' +
            'status at once.',
          meta: { section: '§4' },
          initial: 'idle',
          states: {
            idle: {
              description:
                'No change waits to be sent. If the person wanted to open another page or to sign out, it happens now.',
              entry: ['clearQueue', 'reportSettled', 'repeatLeaveRequest'],
              on: { 'queue.filled': 'deciding' },
            },
            deciding: {
              description: 'The page checks what comes next: a change to send, or the results of the sent changes.',
              always: [
                { guard: 'hasPendingChange', target: 'sending' },
                {
                  description: 'There were several changes; some failed, and some can be undone.',
                  guard: 'isPartlyUndoable',
                  target: 'finished',
                  actions: ['setUndoable', 'offerUndo'],
                },
                {
                  description: 'There were several changes; some failed, and none can be undone.',
                  guard: 'hasFailuresToList',
                  target: 'finished',
                },
                {
                  description: 'No change failed, and changes were made that can be undone.',
                  guard: 'isUndoable',
                  target: 'idle',
                  actions: ['setUndoable', 'offerUndo'],
                },
                {
                  description: "No change failed, and all changes came from 'Undo'. A message confirms the undo.",
                  guard: 'isUndone',
                  target: 'idle',
                  actions: 'toastUndone',
                },
                {
                  description: 'The queue had only one change, and it failed. Or the users already had the status.',
                  target: 'idle',
                },
              ],
            },
            sending: {
              description:
                'The server suspends or activates one user. The person can stop the changes that are not sent yet. ' +
                'Another page that the person opens, or a sign-out, waits for the last change.',
              tags: 'busy',
              entry: ['dropPrefetchedRows', 'reportStarted', 'blockLeave'],
              exit: 'unblockLeave',
              on: {
                'leave.requested': {
                  description: 'The page stays open until the server has answered the last change. A message says so.',
                  actions: ['setLeaveRequest', 'toastLeaveWaits'],
                },
                'stop.requested': {
                  description:
                    'The rows of unsent changes show their old status again. The console removes the unsent changes ' +
                    'from the queue.',
                  actions: ['revertStoppedRows', 'stopQueue'],
                },
              },
              invoke: {
                id: 'statusSave',
                src: 'statusSave',
                input: ({ context }) => ({ base: null, values: currentEntry(context.queue) as StatusChangeRequest }),
                onDone: [
                  {
                    description: 'The row shows the data that the server sent.',
                    guard: { type: 'isConfirmed', params: outcomeOf },
                    target: 'deciding',
                    actions: [
                      { type: 'showServerRow', params: outcomeOf },
                      'reportChange',
                      { type: 'setUnanswered', params: outcomeOf },
                      'markDone',
                    ],
                  },
                  {
                    description:
                      'The answer to this change, or to the same change before, was lost, for example with the network, ' +
                      'and the user has the new status. The row shows the data of the server.',
                    guard: { type: 'isLateSuccess', params: outcomeOf },
                    target: 'deciding',
                    actions: [
                      { type: 'showServerRow', params: outcomeOf },
                      'reportChange',
                      { type: 'setUnanswered', params: outcomeOf },
                      'markFound',
                    ],
                  },
                  {
                    description:
                      'The server did not confirm the change, but the user has the new status, or the server said so. ' +
                      'The row shows the data of the server. A message says that the user is already suspended or active.',
                    guard: { type: 'isAlready', params: outcomeOf },
                    target: 'deciding',
                    actions: [
                      { type: 'showServerRow', params: outcomeOf },
                      'toastAlready',
                      { type: 'setUnanswered', params: outcomeOf },
                      'markAlready',
                    ],
                  },
                  {
                    description:
                      'The change failed. The row shows its old status again. The queue has other changes too, made or ' +
                      'waiting.',
                    guard: 'isBulkChange',
                    target: 'deciding',
                    actions: [
                      'revertFailedRow',
                      { type: 'setUnanswered', params: outcomeOf },
                      { type: 'markFailed', params: outcomeOf },
                    ],
                  },
                  {
                    description:
                      'The change failed. The row shows its old status again. It is the only change in the queue. A ' +
                      'message and the bell show the error.',
                    target: 'deciding',
                    actions: [
                      'revertFailedRow',
                      { type: 'setUnanswered', params: outcomeOf },
                      { type: 'markFailed', params: outcomeOf },
                      'toastFailed',
                      'alertFailed',
                    ],
                  },
                ],
                onError: passToParent,
              },
            },
            finished: {
              description:
                "Some changes failed. The page lists these users with the reasons, and offers 'Retry failed' and " +
                "'Dismiss'. It stays open, also if the person wanted to leave it.",
              meta: { section: '§2' },
              entry: ['reportSettled', 'clearLeaveRequest'],
              on: {
                'queue.filled': 'deciding',
                'retry.requested': {
                  description:
                    "The person presses 'Retry failed'. The rows of failed changes show the new status again. The " +
                    'console adds the failed changes to the queue again.',
                  target: 'deciding',
                  actions: ['showRetriedRows', 'requeueFailed'],
                },
                'notice.dismissed': 'idle',
              },
            },
          },
        },
        undo: {
          description: 'A message offers to undo the last changes.',
          meta: { section: '§4' },
          initial: 'none',
          on: { 'undo.offered': '.offered' },
          states: {
            none: {
              description: "No message offers 'Undo'.",
              entry: 'clearUndoable',
            },
            offered: {
              description: "A message says what was changed and offers 'Undo'. The next change removes the message.",
              on: {
                'queue.filled': 'none',
                'retry.requested': { description: "The person presses 'Retry failed'.", target: 'none' },
              },
              invoke: {
                id: 'undoOffer',
                src: 'undoOffer',
                input: ({ context }) => ({ text: doneText(context.undoable) }),
                onDone: [
                  {
                    description:
                      "The person presses 'Undo'. The opposite changes replace the queue, so failed changes are no longer " +
                      'listed. The rows show their old status again.',
                    guard: { type: 'isUndoAccepted', params: ({ event }) => event.output },
                    target: 'none',
                    actions: ['enqueueUndo', 'showUndoneRows', 'startSending'],
                  },
                  { description: 'The message disappears.', target: 'none' },
                ],
                onError: 'none',
              },
            },
          },
        },
      },
    },
  },
})
