import { type AnyActorRef, assertEvent, assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate'
import { maxAlerts } from '#domain/limits.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { AlertReceived } from '#machines/messages.ts'
import type { StateMeta } from '#machines/meta.ts'
import { noReceiver } from '#machines/notProvided.ts'

type NewAlert = Omit<AlertReceived, 'type'> & {
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

interface Context {
  /** Newest first. The `retry` of an alert is null if a retry is impossible or was already used. */
  alerts: readonly (NewAlert & { readonly id: number })[]
  nextId: number
}

type Event =
  | AlertReceived
  /** The answer of the clock to a received alert. */
  | ({ type: 'alert.stamped' } & NewAlert)
  | { type: 'retry.requested'; id: number }
  | { type: 'alerts.opened' }
  | { type: 'dialog.dismissed' }

const retryOf = ({ alerts }: Context, id: number): AlertReceived['retry'] =>
  alerts.find((alert) => alert.id === id)?.retry ?? null

const isActive = (actor: AnyActorRef): boolean => actor.getSnapshot().status === 'active'

const idOf = ({ event }: { event: { id: number } }): number => event.id

export const alertsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    children: {} as { clock: 'clock' },
  },
  actors: {
    /** Answers `alert.received` with `alert.stamped`, because charts do not use a clock. */
    clock: noReceiver<AlertReceived>('clock'),
  },
  guards: {
    canRetry: ({ context }, id: number) => {
      const retry = retryOf(context, id)
      return retry !== null && isActive(retry.actor) && retry.actor.getSnapshot().can({ type: retry.event })
    },
    isChartActive: ({ context }, id: number) => {
      const retry = retryOf(context, id)
      return retry !== null && isActive(retry.actor)
    },
    isKnownNews: ({ context: { alerts } }, { tone, text }: AlertReceived) =>
      tone === 'blank' && alerts.some((alert) => alert.text === text),
    hasRetry: ({ context }, id: number) => retryOf(context, id) !== null,
  },
  actions: {
    sendAlertToClock: sendTo('clock', ({ event }) => {
      assertEvent(event, 'alert.received')
      return event
    }),
    addAlert: assign(({ context: { alerts, nextId }, event }) => {
      assertEvent(event, 'alert.stamped')
      const { tone, text, createdAt, retry } = event
      const alert = { id: nextId, tone, text, createdAt, retry }
      return { alerts: [alert, ...alerts].slice(0, maxAlerts), nextId: nextId + 1 }
    }),
    sendRetry: sendTo(
      ({ context }, id: number) => retryOf(context, id)?.actor as AnyActorRef,
      ({ context }, id: number) => ({ type: retryOf(context, id)?.event ?? '' }),
    ),
    clearRetry: assign({
      alerts: ({ context }, id: number) =>
        context.alerts.map((alert) => (alert.id === id ? { ...alert, retry: null } : alert)),
    }),
    // These two do not become alerts, because the person is reading the alerts.
    toastNothingLeft: emit({ type: 'toast', tone: 'blank', text: 'There is nothing left to try again.' }),
    toastPageClosed: emit({
      type: 'toast',
      tone: 'blank',
      text: 'Its page is not open any more. Open it to try again.',
    }),
  },
}).createMachine({
  id: 'alerts',
  description: 'The bell in the header lists the alerts since the sign-in, and has a dot if some are unread.',
  context: { alerts: [], nextId: 0 },
  initial: 'read',
  invoke: {
    id: 'clock',
    src: 'clock',
    onError: { description: 'The list of the bell can get no new alerts any more.' },
  },
  on: {
    'alert.received': [
      {
        description: 'It is news that the list already has, for example after the dashboard is opened again.',
        guard: { type: 'isKnownNews', params: ({ event }) => event },
      },
      {
        description:
          'The console has news, for example new marketers, or a request failed. The alert gets its time first, and ' +
          'is then added to the list.',
        actions: 'sendAlertToClock',
      },
    ],
  },
  states: {
    read: {
      description: 'The bell has no dot, because no alert is unread.',
      meta: { section: '§2' },
      on: {
        'alert.stamped': {
          description: 'The alert is added at the top of the list. If the list is full, the oldest alert is removed.',
          target: 'unread',
          actions: 'addAlert',
        },
        'alerts.opened': 'open',
      },
    },
    unread: {
      description: 'The bell has a dot, because an alert is unread.',
      meta: { section: '§2' },
      on: {
        'alert.stamped': {
          actions: 'addAlert',
        },
        'alerts.opened': 'open',
      },
    },
    open: {
      description: "The list shows the alerts since the sign-in, newest first. Each 'Retry' can be pressed once.",
      meta: { section: '§2' },
      on: {
        'alert.stamped': {
          actions: 'addAlert',
        },
        'retry.requested': [
          {
            description:
              "The person presses 'Retry' of an alert. The failed action can be repeated now. The console repeats " +
              "the failed action and removes 'Retry' from the alert.",
            guard: { type: 'canRetry', params: idOf },
            actions: [
              { type: 'sendRetry', params: idOf },
              { type: 'clearRetry', params: idOf },
            ],
          },
          {
            description:
              "The person presses 'Retry' of an alert. The page where the action failed is still open, but the " +
              "action no longer needs a repeat. The console removes 'Retry' from the alert.",
            guard: { type: 'isChartActive', params: idOf },
            actions: ['toastNothingLeft', { type: 'clearRetry', params: idOf }],
          },
          {
            description:
              "The person presses 'Retry' of an alert. The page where the action failed is closed. The console " +
              "removes 'Retry' from the alert.",
            guard: { type: 'hasRetry', params: idOf },
            actions: ['toastPageClosed', { type: 'clearRetry', params: idOf }],
          },
        ],
        'dialog.dismissed': 'read',
      },
    },
  },
})

/** What the bell shows. */
export const selectAlerts = (snapshot: SnapshotFrom<typeof alertsMachine>) => ({
  alerts: snapshot.context.alerts,
  hasUnread: snapshot.matches('unread'),
})
