import { assertEvent, assign, enqueueActions, raise, sendTo, setup } from 'xstate'
import type { Change } from '#domain/activity/activity.ts'
import { can } from '#domain/auth/roles.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import type { ListView } from '#domain/lists/view.ts'
import {
  hasIdAndEmail,
  hasFailuresToList,
  currentChange,
  retryableChanges,
  type StatusQueue,
  stoppableChanges,
  usersToChange,
  pendingChanges,
  markDone,
  markFailed,
  removeStopped,
  requeueFailed,
  enqueueUsers,
  undoableChanges,
  undoOf,
} from '#domain/people/statusQueue.ts'
import { type StatusChange, type User, userToRow } from '#domain/people/users.ts'
import type { ToastEffect } from '#machines/effects.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { passToParent } from '#machines/passToParent.ts'
import { sendToSystem } from '#machines/system.ts'
import { toast } from '#machines/system.ts'
import { doneText, failureMessage, failureToast, statusEventsFor, undoneToast } from '#machines/users/statusEvents.ts'
import { undoOfferMachine } from '#machines/users/undoOffer.machine.ts'

/** The input of one status change (§7). */
export interface StatusChangeRequest {
  change: StatusChange
  user: User
}

interface Context {
  /** The role of the person. */
  role: string
  /** The view that the page opens with. */
  view: ListView
  /** The change and the users of the dialog. */
  dialogRequest: { change: StatusChange; users: readonly User[] }
  queue: StatusQueue
  /** The changes that the message offers to undo. */
  undoable: StatusQueue
}

type Event =
  | { type: 'change.requested'; change: StatusChange; users: readonly User[] }
  | { type: 'change.confirmed' }
  | { type: 'dialog.dismissed' }
  | { type: 'queue.filled' }
  | { type: 'undo.offered' }
  | { type: 'stop.requested' }
  | { type: 'retry.requested' }
  | { type: 'notice.dismissed' }
  | { type: 'view.changed'; view: ListView }

const activityOf = ({ change, user }: StatusChangeRequest): Change => ({
  kind: change === 'suspend' ? 'userSuspended' : 'userActivated',
  id: user.id,
  name: user.name || user.email,
})

const noRequest = { change: 'suspend', users: [] } as const

export const usersMachine = setup({
  types: {
    input: {} as { view: ListView; role: string },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { page: 'listPage'; changeStatus: 'changeStatus'; undoOffer: 'undoOffer' },
  },
  actors: {
    listPage: listPageMachine,
    changeStatus: notProvided<User | null, StatusChangeRequest>('changeStatus'),
    undoOffer: undoOfferMachine,
  },
  guards: {
    hasUsersToChange: ({ context }, { change, users }: { change: StatusChange; users: readonly User[] }) =>
      can(context.role, 'suspendUsers') && usersToChange(users, change, context.queue).length > 0,
    isRequestValid: ({ context: { dialogRequest } }) =>
      dialogRequest.users.length > 1 || dialogRequest.users.every(hasIdAndEmail),
    hasPendingChange: ({ context }) => currentChange(context.queue) !== undefined,
    isBulkChange: ({ context }) => context.queue.length > 1,
    hasFailuresToList: ({ context }) => hasFailuresToList(context.queue),
    isPartlyUndoable: ({ context: { queue } }) => hasFailuresToList(queue) && undoableChanges(queue).length > 0,
    isUndoable: ({ context }) => undoableChanges(context.queue).length > 0,
    isUndone: ({ context }) => context.queue.some(({ state }) => state === 'done'),
    isUndoAccepted: (_, { isAccepted }: { isAccepted: boolean }) => isAccepted,
  },
  actions: {
    setDialogRequest: assign(({ context, event }) => {
      assertEvent(event, 'change.requested')
      const { change, users } = event
      return { dialogRequest: { change, users: usersToChange(users, change, context.queue) } }
    }),
    clearDialogRequest: assign({ dialogRequest: noRequest }),
    enqueueChanges: assign(({ context: { dialogRequest, queue } }) => ({
      queue: enqueueUsers(queue, dialogRequest.users, dialogRequest.change),
    })),
    showPendingRows: enqueueActions(({ context: { dialogRequest }, enqueue }) => {
      const changes = pendingChanges(enqueueUsers([], dialogRequest.users, dialogRequest.change))
      for (const statusEvent of statusEventsFor(changes, false)) enqueue.sendTo('page', statusEvent)
    }),
    startSending: raise({ type: 'queue.filled' }),
    revertFailedRow: enqueueActions(({ context: { queue }, enqueue }) => {
      const failed = pendingChanges(queue).slice(0, 1)
      for (const statusEvent of statusEventsFor(failed, true)) enqueue.sendTo('page', statusEvent)
    }),
    revertStoppedRows: enqueueActions(({ context: { queue }, enqueue }) => {
      for (const statusEvent of statusEventsFor(stoppableChanges(queue), true)) enqueue.sendTo('page', statusEvent)
    }),
    showRetriedRows: enqueueActions(({ context: { queue }, enqueue }) => {
      for (const statusEvent of statusEventsFor(retryableChanges(queue), false)) enqueue.sendTo('page', statusEvent)
    }),
    showServerRow: sendTo('page', (_, { user }: { user: User | null }) => ({
      type: 'status.confirmed' as const,
      rows: user ? [userToRow(user)] : [],
    })),
    toastUndone: toast(({ context }) => undoneToast(context.queue)),
    toastFailed: toast(({ context }, { error }: { error: unknown }) => failureToast(context.queue, error)),
    setUndoable: assign({ undoable: ({ context }) => undoableChanges(context.queue) }),
    offerUndo: raise({ type: 'undo.offered' }),
    enqueueUndo: assign({ queue: ({ context }) => undoOf(context.undoable) }),
    showUndoneRows: enqueueActions(({ context: { undoable }, enqueue }) => {
      for (const statusEvent of statusEventsFor(undoable, true)) enqueue.sendTo('page', statusEvent)
    }),
    clearUndoable: assign({ undoable: [] }),
    reportChange: sendToSystem('pages', ({ context }) => ({
      type: 'activity.made',
      change: activityOf(currentChange(context.queue) as StatusChangeRequest),
    })),
    markDone: assign(({ context }) => ({ queue: markDone(context.queue) })),
    markFailed: assign(({ context: { queue } }, { error }: { error: unknown }) => ({
      queue: markFailed(queue, failureMessage(queue, error)),
    })),
    stopQueue: assign(({ context }) => ({ queue: removeStopped(context.queue) })),
    requeueFailed: assign(({ context }) => ({ queue: requeueFailed(context.queue) })),
    dropPrefetchedRows: sendToSystem('prefetchedBatches', { type: 'rows.outdated' }),
    clearQueue: assign({ queue: [] }),
    sendView: sendTo('page', ({ event }) => event),
  },
}).createMachine({
  id: 'users',
  description: 'The users page has lists of users, and a dialog to suspend or activate users.',
  context: ({ input }) => ({ ...input, dialogRequest: noRequest, queue: [], undoable: [] }),
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
      on: { 'view.changed': { description: 'The lists show this view.', actions: 'sendView' } },
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
                  description:
                    'At least one of these users would get another status. The console remembers which users to ' +
                    'suspend or activate.',
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
                    description:
                      "The person presses 'Suspend' or 'Activate' in the dialog. It is for several users, or for " +
                      'one user whose id and email address are known. The console adds the changes of these users ' +
                      'to the queue. The rows show the new status. The page starts to send the queue, if it is not ' +
                      'sending yet. The dialog forgets its users.',
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
                  description: 'The dialog forgets its users.',
                  target: 'closed',
                  actions: 'clearDialogRequest',
                },
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
                { description: 'A change waits to be sent.', guard: 'hasPendingChange', target: 'sending' },
                {
                  description:
                    'There were several changes; some failed, and some can be undone. The console remembers the ' +
                    "changes that can be undone and offers 'Undo'.",
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
                  description:
                    'No change failed, and changes were made that can be undone. The console remembers the changes ' +
                    "that can be undone and offers 'Undo'.",
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
                { description: 'The queue had only one change, and it failed.', target: 'idle' },
              ],
            },
            sending: {
              description:
                'The server changes the status of one user. The person can stop the changes that are not sent yet.',
              meta: { section: '§4' },
              tags: 'busy',
              entry: 'dropPrefetchedRows',
              on: {
                'stop.requested': {
                  description:
                    'The rows of unsent changes show their old status again. The console removes the unsent changes ' +
                    'from the queue.',
                  actions: ['revertStoppedRows', 'stopQueue'],
                },
              },
              invoke: {
                id: 'changeStatus',
                src: 'changeStatus',
                input: ({ context }) => currentChange(context.queue) as StatusChangeRequest,
                onDone: {
                  description:
                    "The row shows the data that the server sent. 'My activity' lists the change. The console marks " +
                    'the change as made.',
                  target: 'deciding',
                  actions: [
                    { type: 'showServerRow', params: ({ event }) => ({ user: event.output }) },
                    'reportChange',
                    'markDone',
                  ],
                },
                onError: [
                  {
                    description:
                      'The queue has, or had, other changes too. The row shows its old status again. The console ' +
                      'marks the change as failed.',
                    guard: 'isBulkChange',
                    target: 'deciding',
                    actions: [
                      'revertFailedRow',
                      { type: 'markFailed', params: ({ event }) => ({ error: event.error }) },
                    ],
                  },
                  {
                    description:
                      'It was the only change. The row shows its old status again. A message shows the error. The ' +
                      'console marks the change as failed.',
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
              meta: { section: '§4' },
              entry: 'clearUndoable',
            },
            offered: {
              description: "A message says what was changed and offers 'Undo'. The next change removes the message.",
              meta: { section: '§4' },
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
                      "The person presses 'Undo'. The console adds the opposite changes to the queue. The rows show " +
                      'their old status again. The page starts to send the queue, if it is not sending yet.',
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
