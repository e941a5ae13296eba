import { assign, emit, setup } from 'xstate'
import { maxAlerts } from '#domain/limits.ts'
import type { RetryEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'

/** Who can try again what failed: a running chart by the id of its session, and the event that makes it do so. */
export interface RetryTarget {
  readonly actor: string
  readonly event: string
}

export interface AlertItem {
  /** Tells the alerts of a session apart. */
  readonly id: number
  readonly tone: 'error' | 'blank'
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Null where nothing can be tried again, or where it was. */
  readonly retry: RetryTarget | null
}

interface Context {
  /** The newest first. */
  alerts: readonly AlertItem[]
  count: number
}

type Event =
  | ({ type: 'alert.received' } & Omit<AlertItem, 'id'>)
  | { type: 'retry.requested'; id: number }
  | { type: 'alerts.opened' }
  | { type: 'dialog.dismissed' }

export const alertsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as RetryEffect,
    meta: {} as StateMeta,
  },
  guards: {
    canRetry: ({ context, event }) =>
      event.type === 'retry.requested' && context.alerts.some(({ id, retry }) => id === event.id && retry !== null),
  },
  actions: {
    addAlert: assign(({ context: { alerts, count }, event }) => {
      if (event.type !== 'alert.received') return {}
      const { tone, text, at, retry } = event
      return { alerts: [{ id: count, tone, text, at, retry }, ...alerts].slice(0, maxAlerts), count: count + 1 }
    }),
    requestRetry: emit(({ context, event }) => {
      const offer = context.alerts.find(({ id }) => event.type === 'retry.requested' && id === event.id)?.retry
      return { type: 'retry', actor: offer?.actor ?? '', event: offer?.event ?? '' }
    }),
    clearRetry: assign({
      alerts: ({ context, event }) =>
        context.alerts.map((alert) =>
          event.type === 'retry.requested' && alert.id === event.id ? { ...alert, retry: null } : alert,
        ),
    }),
  },
}).createMachine({
  id: 'alerts',
  description: 'The bell: what was said and what went wrong since signing in, and whether there is something new.',
  context: { alerts: [], count: 0 },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'The bell has no dot: nothing new has come.',
      meta: { section: '§2' },
      on: { 'alert.received': { target: 'alerting', actions: 'addAlert' }, 'alerts.opened': 'shown' },
    },
    alerting: {
      description: 'The bell has a dot: something has come that was not looked at.',
      meta: { section: '§2' },
      on: { 'alert.received': { actions: 'addAlert' }, 'alerts.opened': 'shown' },
    },
    shown: {
      description:
        "The alerts of this session are listed, the newest first. What failed and can be tried again has a 'Retry', which works once.",
      meta: { section: '§2' },
      on: {
        'alert.received': { actions: 'addAlert' },
        'retry.requested': { guard: 'canRetry', actions: ['requestRetry', 'clearRetry'] },
        'dialog.dismissed': 'quiet',
      },
    },
  },
})
