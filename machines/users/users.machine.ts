import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
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
import { statusChanges, type StatusChange, type User, userToRow, withStatus } from '#domain/people/users.ts'
import type { ToastEffect } from '#machines/effects.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** What is asked of the server for one user (§7). */
export interface StatusChangeRequest {
  change: StatusChange
  user: User
}

interface Context {
  view: ListView
  /** Whom the dialog asks about. */
  asked: { change: StatusChange; users: readonly User[] }
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

const noRequest = { change: 'suspend', users: [] } as const
const opposite = { suspend: 'activate', activate: 'suspend' } as const
const outcome = { suspend: 'is suspended', activate: 'is active again' } as const

const failure = { suspend: 'Failed to suspend user', activate: 'Failed to activate user' } as const

const failureOf = (queue: StatusQueue, error: unknown): string =>
  errorMessageFor(error, failure[currentChange(queue)?.change ?? 'suspend'])

/** What the page is told: how these users stand now, or, taken back, as they stood before. */
const statusEventsFor = (queue: StatusQueue, isTakenBack: boolean) =>
  statusChanges.map((change) => {
    const rows = queue
      .filter((entry) => entry.change === change)
      .map(({ user }) => userToRow(isTakenBack ? user : withStatus(user, change)))
    return { type: 'status.changed' as const, change: isTakenBack ? opposite[change] : change, rows }
  })

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
    hasUsersToChange: ({ context, event }) =>
      event.type === 'change.requested' && usersToChange(event.users, event.change, context.queue).length > 0,
    isRequestValid: ({ context: { asked } }) => asked.users.length > 1 || asked.users.every(hasIdAndEmail),
    hasPendingChange: ({ context }) => currentChange(context.queue) !== undefined,
    isBulkChange: ({ context }) => context.queue.length > 1,
  },
  actions: {
    setDialogRequest: assign(({ context, event }) =>
      event.type === 'change.requested'
        ? { asked: { change: event.change, users: usersToChange(event.users, event.change, context.queue) } }
        : {},
    ),
    clearDialogRequest: assign({ asked: noRequest }),
    enqueueChanges: assign(({ context: { asked, queue } }) => ({
      queue: enqueueUsers(queue, asked.users, asked.change),
    })),
    showPendingRows: enqueueActions(({ context: { asked }, enqueue }) => {
      for (const told of statusEventsFor(pendingChanges(enqueueUsers([], asked.users, asked.change)), false))
        if (told.rows.length > 0) enqueue.sendTo('page', told)
    }),
    startSending: raise({ type: 'queue.filled' }),
    revertFailedRow: enqueueActions(({ context: { queue }, enqueue }) => {
      for (const told of statusEventsFor(pendingChanges(queue).slice(0, 1), true))
        if (told.rows.length > 0) enqueue.sendTo('page', told)
    }),
    revertStoppedRows: enqueueActions(({ context: { queue }, enqueue }) => {
      for (const told of statusEventsFor(stoppableChanges(queue), true))
        if (told.rows.length > 0) enqueue.sendTo('page', told)
    }),
    showRetriedRows: enqueueActions(({ context: { queue }, enqueue }) => {
      for (const told of statusEventsFor(retryableChanges(queue), false))
        if (told.rows.length > 0) enqueue.sendTo('page', told)
    }),
    showServerRow: sendTo('page', (_, { user }: { user: User | null }) => ({
      type: 'status.confirmed' as const,
      rows: user ? [userToRow(user)] : [],
    })),
    toastDone: emit(({ context: { queue } }) => {
      const head = currentChange(queue)
      return {
        type: 'toast',
        tone: 'success',
        text: `${head?.user.name || 'The user'} ${outcome[head?.change ?? 'suspend']}`,
      }
    }),
    toastFailed: emit(({ context: { queue } }, { error }: { error: unknown }) => ({
      type: 'toast',
      tone: 'error',
      text: failureOf(queue, error),
    })),
    markDone: assign(({ context }) => ({ queue: markDone(context.queue) })),
    markFailed: assign(({ context: { queue } }, { error }: { error: unknown }) => ({
      queue: markFailed(queue, failureOf(queue, error)),
    })),
    stopQueue: assign(({ context }) => ({ queue: removeStopped(context.queue) })),
    requeueFailed: assign(({ context }) => ({ queue: requeueFailed(context.queue) })),
    clearQueue: assign({ queue: [] }),
    sendView: sendTo('page', ({ event }) => event),
  },
}).createMachine({
  id: 'users',
  description: 'The users page: its lists, and the suspending and activating of one user or of many.',
  context: ({ input }) => ({ view: input.view, asked: noRequest, queue: [] }),
  initial: 'showing',
  states: {
    showing: {
      description: 'The lists are shown.',
      meta: { section: '§2' },
      type: 'parallel',
      invoke: {
        id: 'page',
        src: 'listPage',
        input: ({ context }) => ({ kind: listKinds.users, view: context.view }),
        onError: 'broken',
      },
      on: { 'view.changed': { actions: 'sendView' } },
      states: {
        dialog: {
          description: 'The question before a status changes.',
          meta: { section: '§4' },
          initial: 'closed',
          states: {
            closed: {
              description: 'Nobody is asked about.',
              meta: { section: '§4' },
              on: { 'change.requested': { guard: 'hasUsersToChange', target: 'asking', actions: 'setDialogRequest' } },
            },
            asking: {
              description: 'The dialog asks whether this user, or these users, are to be suspended or activated.',
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
          description: 'The changes that are sent, one after the other. The rows show them from the start.',
          meta: { section: '§4' },
          initial: 'idle',
          states: {
            idle: {
              description: 'Nothing is to be sent.',
              meta: { section: '§4' },
              entry: 'clearQueue',
              on: { 'queue.filled': 'choosing' },
            },
            choosing: {
              description: 'Is there another change to send, or results to be shown?',
              meta: { section: '§4' },
              always: [
                { guard: 'hasPendingChange', target: 'sending' },
                { guard: 'isBulkChange', target: 'finished' },
                { target: 'idle' },
              ],
            },
            sending: {
              description: 'One change is on its way. If the server refuses it, its row goes back.',
              meta: { section: '§4' },
              tags: 'busy',
              on: { 'stop.requested': { actions: ['revertStoppedRows', 'stopQueue'] } },
              invoke: {
                id: 'changeStatus',
                src: 'changeStatus',
                input: ({ context }) => currentChange(context.queue) as StatusChangeRequest,
                onDone: [
                  {
                    guard: 'isBulkChange',
                    target: 'choosing',
                    actions: [{ type: 'showServerRow', params: ({ event }) => ({ user: event.output }) }, 'markDone'],
                  },
                  {
                    target: 'choosing',
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
                    target: 'choosing',
                    actions: [
                      'revertFailedRow',
                      { type: 'markFailed', params: ({ event }) => ({ error: event.error }) },
                    ],
                  },
                  {
                    target: 'choosing',
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
                'The changes of many are through. The page says what became of each and offers to try those again that failed.',
              meta: { section: '§2' },
              on: {
                'queue.filled': 'choosing',
                'retry.requested': { target: 'choosing', actions: ['showRetriedRows', 'requeueFailed'] },
                'notice.dismissed': 'idle',
              },
            },
          },
        },
      },
    },
    broken: {
      description: 'The lists stopped working in a way that they do not expect. The page says so.',
      meta: { section: '§8' },
    },
  },
})
