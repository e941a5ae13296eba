import { assertEvent, assign, enqueueActions, raise, sendTo, setup } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import type { ListView } from '#domain/lists/view.ts'
import {
  hasIdAndEmail,
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
} from '#domain/people/statusQueue.ts'
import { type StatusChange, type User, userToRow } from '#domain/people/users.ts'
import type { ToastEffect } from '#machines/effects.ts'
import { listPageMachine, type ViewShown } from '#machines/lists/listPage.machine.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { sendToSystem } from '#machines/system.ts'
import { failureMessage, statusEventsFor, successToast } from '#machines/users/statusEvents.ts'
import { toast } from '#machines/system.ts'

/** The input of one status change (§7). */
export interface StatusChangeRequest {
  change: StatusChange
  user: User
}

interface Context {
  /** The view in the URL. */
  view: ListView
  /** The change and the users of the dialog. */
  dialogRequest: { change: StatusChange; users: readonly User[] }
  queue: StatusQueue
}

type Event =
  | { type: 'change.requested'; change: StatusChange; users: readonly User[] }
  | { type: 'change.confirmed' }
  | { type: 'dialog.dismissed' }
  | { type: 'queue.filled' }
  | { type: 'stop.requested' }
  | { type: 'retry.requested' }
  | { type: 'notice.dismissed' }
  | { type: 'view.changed'; view: ListView }
  | ViewShown

const noRequest = { change: 'suspend', users: [] } as const

export const usersMachine = setup({
  types: {
    input: {} as { view: ListView },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { page: 'listPage'; changeStatus: 'changeStatus' },
  },
  actors: {
    listPage: listPageMachine,
    changeStatus: notProvided<User | null, StatusChangeRequest>('changeStatus'),
  },
  guards: {
    hasUsersToChange: ({ context }, { change, users }: { change: StatusChange; users: readonly User[] }) =>
      usersToChange(users, change, context.queue).length > 0,
    isRequestValid: ({ context: { dialogRequest } }) =>
      dialogRequest.users.length > 1 || dialogRequest.users.every(hasIdAndEmail),
    hasPendingChange: ({ context }) => currentChange(context.queue) !== undefined,
    isBulkChange: ({ context }) => context.queue.length > 1,
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
    toastDone: toast(({ context }) => successToast(context.queue)),
    toastFailed: toast(({ context: { queue } }, { error }: { error: unknown }) => ({
      tone: 'error',
      text: failureMessage(queue, error),
    })),
    markDone: assign(({ context }) => ({ queue: markDone(context.queue) })),
    markFailed: assign(({ context: { queue } }, { error }: { error: unknown }) => ({
      queue: markFailed(queue, failureMessage(queue, error)),
    })),
    stopQueue: assign(({ context }) => ({ queue: removeStopped(context.queue) })),
    requeueFailed: assign(({ context }) => ({ queue: requeueFailed(context.queue) })),
    dropPrefetchedRows: sendToSystem('prefetchedBatches', { type: 'rows.outdated' }),
    clearQueue: assign({ queue: [] }),
    setView: assign(({ event }) => {
      assertEvent(event, ['view.changed', 'view.shown'])
      return { view: event.view }
    }),
    sendView: sendTo('page', ({ event }) => event),
  },
}).createMachine({
  id: 'users',
  description: 'The users page: its lists, and the status changes of one or several users.',
  context: ({ input }) => ({ view: input.view, dialogRequest: noRequest, queue: [] }),
  initial: 'showing',
  states: {
    showing: {
      description: 'The page shows the lists.',
      meta: { section: '§2' },
      type: 'parallel',
      invoke: {
        id: 'page',
        src: 'listPage',
        input: ({ context, self }) => ({ kind: listKinds.users, view: context.view, parent: self }),
        onError: 'broken',
      },
      on: { 'view.changed': { actions: ['setView', 'sendView'] }, 'view.shown': { actions: 'setView' } },
      states: {
        dialog: {
          description: 'The dialog before a status change.',
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
          description: 'Sends the changes one after the other. The rows show the new status immediately.',
          meta: { section: '§4' },
          initial: 'idle',
          states: {
            idle: {
              description: 'There is no change to send.',
              meta: { section: '§4' },
              entry: 'clearQueue',
              on: { 'queue.filled': 'deciding' },
            },
            deciding: {
              description: 'The chart checks whether there is another change to send, or a result to show.',
              meta: { section: '§4' },
              always: [
                { guard: 'hasPendingChange', target: 'sending' },
                { guard: 'isBulkChange', target: 'finished' },
                { target: 'idle' },
              ],
            },
            sending: {
              description:
                'A change is sent. If the server refuses it, the row shows its old status again. The person can stop ' +
                'the changes that are not sent yet.',
              meta: { section: '§4' },
              tags: 'busy',
              entry: 'dropPrefetchedRows',
              on: { 'stop.requested': { actions: ['revertStoppedRows', 'stopQueue'] } },
              invoke: {
                id: 'changeStatus',
                src: 'changeStatus',
                input: ({ context }) => currentChange(context.queue) as StatusChangeRequest,
                onDone: [
                  {
                    guard: 'isBulkChange',
                    target: 'deciding',
                    actions: [{ type: 'showServerRow', params: ({ event }) => ({ user: event.output }) }, 'markDone'],
                  },
                  {
                    target: 'deciding',
                    actions: [
                      { type: 'showServerRow', params: ({ event }) => ({ user: event.output }) },
                      'toastDone',
                      'markDone',
                    ],
                  },
                ],
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
                'All changes of several users are sent. The page shows the result of each user, and the person can ' +
                'retry the failed ones.',
              meta: { section: '§2' },
              on: {
                'queue.filled': 'deciding',
                'retry.requested': { target: 'deciding', actions: ['showRetriedRows', 'requeueFailed'] },
                'notice.dismissed': 'idle',
              },
            },
          },
        },
      },
    },
    broken: {
      description: 'The lists stopped with an unexpected error. The page says so, and Retry starts them again.',
      meta: { section: '§8' },
      on: { 'retry.requested': 'showing', 'view.changed': { actions: 'setView' } },
    },
  },
})
