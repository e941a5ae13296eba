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
  | { type: 'change.dismissed' }
  | { type: 'queue.filled' }
  | { type: 'queue.stopped' }
  | { type: 'retry.requested' }
  | { type: 'results.dismissed' }
  | { type: 'view.opened'; view: ListView }

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
    isAnyToChange: ({ context, event }) =>
      event.type === 'change.requested' && usersToChange(event.users, event.change, context.queue).length > 0,
    canBeSent: ({ context: { asked } }) => asked.users.length > 1 || asked.users.every(hasIdAndEmail),
    isAnyWaiting: ({ context }) => currentChange(context.queue) !== undefined,
    isOfMany: ({ context }) => context.queue.length > 1,
  },
  actions: {
    keepAsked: assign(({ context, event }) =>
      event.type === 'change.requested'
        ? { asked: { change: event.change, users: usersToChange(event.users, event.change, context.queue) } }
        : {},
    ),
    forgetAsked: assign({ asked: noRequest }),
    fillQueue: assign(({ context: { asked, queue } }) => ({ queue: enqueueUsers(queue, asked.users, asked.change) })),
    showAsked: enqueueActions(({ context: { asked }, enqueue }) => {
      for (const told of statusEventsFor(pendingChanges(enqueueUsers([], asked.users, asked.change)), false))
        if (told.rows.length > 0) enqueue.sendTo('page', told)
    }),
    startQueue: raise({ type: 'queue.filled' }),
    showRefused: enqueueActions(({ context: { queue }, enqueue }) => {
      for (const told of statusEventsFor(pendingChanges(queue).slice(0, 1), true))
        if (told.rows.length > 0) enqueue.sendTo('page', told)
    }),
    showStopped: enqueueActions(({ context: { queue }, enqueue }) => {
      for (const told of statusEventsFor(stoppableChanges(queue), true))
        if (told.rows.length > 0) enqueue.sendTo('page', told)
    }),
    showRetried: enqueueActions(({ context: { queue }, enqueue }) => {
      for (const told of statusEventsFor(retryableChanges(queue), false))
        if (told.rows.length > 0) enqueue.sendTo('page', told)
    }),
    showTruth: sendTo('page', (_, { user }: { user: User | null }) => ({
      type: 'status.confirmed' as const,
      rows: user ? [userToRow(user)] : [],
    })),
    sayDone: emit(({ context: { queue } }) => {
      const head = currentChange(queue)
      return {
        type: 'toast',
        tone: 'success',
        text: `${head?.user.name || 'The user'} ${outcome[head?.change ?? 'suspend']}`,
      }
    }),
    sayFailed: emit(({ context: { queue } }, { error }: { error: unknown }) => ({
      type: 'toast',
      tone: 'error',
      text: failureOf(queue, error),
    })),
    keepDone: assign(({ context }) => ({ queue: markDone(context.queue) })),
    keepFailed: assign(({ context: { queue } }, { error }: { error: unknown }) => ({
      queue: markFailed(queue, failureOf(queue, error)),
    })),
    stopQueue: assign(({ context }) => ({ queue: removeStopped(context.queue) })),
    refillQueue: assign(({ context }) => ({ queue: requeueFailed(context.queue) })),
    forgetQueue: assign({ queue: [] }),
    openView: sendTo('page', ({ event }) => event),
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
      on: { 'view.opened': { actions: 'openView' } },
      states: {
        dialog: {
          description: 'The question before a status changes.',
          meta: { section: '§4' },
          initial: 'closed',
          states: {
            closed: {
              description: 'Nobody is asked about.',
              meta: { section: '§4', sees: [{ role: 'tab', name: 'All users' }] },
              on: { 'change.requested': { guard: 'isAnyToChange', target: 'asking', actions: 'keepAsked' } },
            },
            asking: {
              description: 'The dialog asks whether this user, or these users, are to be suspended or activated.',
              meta: { section: '§2', sees: [{ role: 'button', name: 'Cancel' }] },
              on: {
                'change.confirmed': [
                  {
                    guard: 'canBeSent',
                    target: 'closed',
                    actions: ['fillQueue', 'showAsked', 'startQueue', 'forgetAsked'],
                  },
                  { target: 'closed', actions: 'forgetAsked' },
                ],
                'change.dismissed': { target: 'closed', actions: 'forgetAsked' },
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
              entry: 'forgetQueue',
              on: { 'queue.filled': 'choosing' },
            },
            choosing: {
              description: 'Is there another change to send, or results to be shown?',
              meta: { section: '§4' },
              always: [
                { guard: 'isAnyWaiting', target: 'sending' },
                { guard: 'isOfMany', target: 'finished' },
                { target: 'idle' },
              ],
            },
            sending: {
              description: 'One change is on its way. If the server refuses it, its row goes back.',
              meta: { section: '§4' },
              tags: 'busy',
              on: { 'queue.stopped': { actions: ['showStopped', 'stopQueue'] } },
              invoke: {
                id: 'changeStatus',
                src: 'changeStatus',
                input: ({ context }) => currentChange(context.queue) as StatusChangeRequest,
                onDone: [
                  {
                    guard: 'isOfMany',
                    target: 'choosing',
                    actions: [{ type: 'showTruth', params: ({ event }) => ({ user: event.output }) }, 'keepDone'],
                  },
                  {
                    target: 'choosing',
                    actions: [
                      { type: 'showTruth', params: ({ event }) => ({ user: event.output }) },
                      'sayDone',
                      'keepDone',
                    ],
                  },
                ],
                onError: [
                  {
                    guard: 'isOfMany',
                    target: 'choosing',
                    actions: ['showRefused', { type: 'keepFailed', params: ({ event }) => ({ error: event.error }) }],
                  },
                  {
                    target: 'choosing',
                    actions: [
                      'showRefused',
                      { type: 'sayFailed', params: ({ event }) => ({ error: event.error }) },
                      { type: 'keepFailed', params: ({ event }) => ({ error: event.error }) },
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
                'retry.requested': { target: 'choosing', actions: ['showRetried', 'refillQueue'] },
                'results.dismissed': 'idle',
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
