import { listKinds } from '#domain/lists/kinds.ts'
import { currentChange } from '#domain/people/statusQueue.ts'
import { passToParent } from '#machines/passToParent.ts'
import { doneText } from '#machines/users/statusEvents.ts'
import { noRequest, type StatusChangeRequest, usersSetup } from '#machines/users/users.setup.ts'

export const usersMachine = usersSetup.createMachine({
  id: 'users',
  description: 'The users page has lists of users, and a dialog to suspend or activate users.',
  context: ({ input }) => ({ view: input.view, dialogRequest: noRequest, queue: [], undoable: [] }),
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
              meta: { section: '§4' },
              on: {
                'change.requested': {
                  guard: { type: 'hasUsersToChange', params: ({ event }) => event },
                  target: 'open',
                  actions: 'setDialogRequest',
                },
              },
            },
            open: {
              description: 'The dialog asks whether to suspend or activate the chosen users.',
              meta: { section: '§2' },
              on: {
                'change.confirmed': [
                  {
                    guard: 'isRequestValid',
                    target: 'closed',
                    actions: ['enqueueChanges', 'showPendingRows', 'startSending', 'clearDialogRequest'],
                  },
                  { target: 'closed', actions: 'clearDialogRequest' },
                ],
                'dialog.dismissed': { target: 'closed', actions: 'clearDialogRequest' },
              },
            },
          },
        },
        queue: {
          description:
            'The page sends the changes to the server, one after the other. The rows show the new status at once.',
          meta: { section: '§4' },
          initial: 'idle',
          states: {
            idle: {
              description: 'No change waits to be sent.',
              meta: { section: '§4' },
              entry: 'clearQueue',
              on: { 'queue.filled': 'deciding' },
            },
            deciding: {
              description: 'The page checks what comes next: a change to send, or the results of the sent changes.',
              meta: { section: '§4' },
              always: [
                { guard: 'hasPendingChange', target: 'sending' },
                {
                  guard: 'isPartlyUndoable',
                  target: 'finished',
                  actions: ['setUndoable', 'offerUndo'],
                },
                { guard: 'hasFailuresToList', target: 'finished' },
                { guard: 'isUndoable', target: 'idle', actions: ['setUndoable', 'offerUndo'] },
                { guard: 'isUndone', target: 'idle', actions: 'toastUndone' },
                { target: 'idle' },
              ],
            },
            sending: {
              description:
                'The server changes the status of one user. The person can stop the changes that are not sent yet.',
              meta: { section: '§4' },
              tags: 'busy',
              entry: 'dropPrefetchedRows',
              on: { 'stop.requested': { actions: ['revertStoppedRows', 'stopQueue'] } },
              invoke: {
                id: 'changeStatus',
                src: 'changeStatus',
                input: ({ context }) => currentChange(context.queue) as StatusChangeRequest,
                onDone: {
                  target: 'deciding',
                  actions: [
                    { type: 'showServerRow', params: ({ event }) => ({ user: event.output }) },
                    'reportChange',
                    'markDone',
                  ],
                },
                onError: [
                  {
                    guard: 'isBulkChange',
                    target: 'deciding',
                    actions: [
                      'revertFailedRow',
                      { type: 'markFailed', params: ({ event }) => ({ error: event.error }) },
                    ],
                  },
                  {
                    target: 'deciding',
                    actions: [
                      'revertFailedRow',
                      { type: 'toastFailed', params: ({ event }) => ({ error: event.error }) },
                      { type: 'markFailed', params: ({ event }) => ({ error: event.error }) },
                    ],
                  },
                ],
              },
            },
            finished: {
              description:
                "Some changes failed. The page lists these users with the reasons, and offers 'Retry failed' and " +
                "'Dismiss'.",
              meta: { section: '§2' },
              on: {
                'queue.filled': 'deciding',
                'retry.requested': { target: 'deciding', actions: ['showRetriedRows', 'requeueFailed'] },
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
              meta: { section: '§4' },
              entry: 'clearUndoable',
            },
            offered: {
              description: "A message says what was changed and offers 'Undo'. The next change removes the message.",
              meta: { section: '§4' },
              on: { 'queue.filled': 'none', 'retry.requested': 'none' },
              invoke: {
                id: 'undoOffer',
                src: 'undoOffer',
                input: ({ context }) => ({ text: doneText(context.undoable) }),
                onDone: [
                  {
                    guard: { type: 'isUndoAccepted', params: ({ event }) => event.output },
                    target: 'none',
                    actions: ['enqueueUndo', 'showUndoneRows', 'startSending'],
                  },
                  { target: 'none' },
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
