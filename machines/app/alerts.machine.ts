import { assertEvent, assign, emit, setup } from 'xstate'
import { maxAlerts } from '#domain/limits.ts'
import type { RetryEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'

/** The chart that can retry, by its session id, and the event that makes it retry. */
export interface RetryTarget {
  readonly actorId: string
  readonly event: string
}

interface AlertItem {
  readonly id: number
  readonly tone: 'error' | 'blank'
  readonly text: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** Null if a retry is impossible or was already used. */
  readonly retry: RetryTarget | null
}

interface Context {
  /** Newest first. */
  alerts: readonly AlertItem[]
  nextId: number
}

type Event =
  | ({ type: 'alert.received' } & Omit<AlertItem, 'id'>)
  | { type: 'retry.requested'; id: number }
  | { type: 'alerts.opened' }
  | { type: 'dialog.dismissed' }

const retryOf = ({ alerts }: Context, id: number): RetryTarget | null =>
  alerts.find((alert) => alert.id === id)?.retry ?? null

const idOf = ({ event }: { event: { id: number } }): number => event.id

export const alertsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as RetryEffect,
    meta: {} as StateMeta,
  },
  guards: {
    canRetry: ({ context }, id: number) => retryOf(context, id) !== null,
  },
  actions: {
    addAlert: assign(({ context: { alerts, nextId }, event }) => {
      assertEvent(event, 'alert.received')
      const { tone, text, createdAt, retry } = event
      const alert = { id: nextId, tone, text, createdAt, retry }
      return { alerts: [alert, ...alerts].slice(0, maxAlerts), nextId: nextId + 1 }
    }),
    requestRetry: emit(({ context }, id: number) => {
      const { actorId = '', event = '' } = retryOf(context, id) ?? {}
      return { type: 'retry', actorId, event }
    }),
    clearRetry: assign({
      alerts: ({ context }, id: number) =>
        context.alerts.map((alert) => (alert.id === id ? { ...alert, retry: null } : alert)),
    }),
  },
}).createMachine({
  id: 'alerts',
  description: 'The bell: the alerts since the sign-in, and whether some are unread.',
  context: { alerts: [], nextId: 0 },
  initial: 'read',
  states: {
    read: {
      description: 'The bell has no dot, because there is no unread alert.',
      meta: { section: '§2' },
      on: { 'alert.received': { target: 'unread', actions: 'addAlert' }, 'alerts.opened': 'open' },
    },
    unread: {
      description: 'The bell has a dot, because there is an unread alert.',
      meta: { section: '§2' },
      on: { 'alert.received': { actions: 'addAlert' }, 'alerts.opened': 'open' },
    },
    open: {
      description: "The list shows the alerts of this session, newest first. A 'Retry' can be pressed once.",
      meta: { section: '§2' },
      on: {
        'alert.received': { actions: 'addAlert' },
        'retry.requested': {
          guard: { type: 'canRetry', params: idOf },
          actions: [
            { type: 'requestRetry', params: idOf },
            { type: 'clearRetry', params: idOf },
          ],
        },
        'dialog.dismissed': 'read',
      },
    },
  },
})
