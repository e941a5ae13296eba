import { type Chart, labelOf } from '#charts/read/chart.ts'

/** The delays of a chart. */
export interface DelayEvents {
  /** A name for each event type that a delay produces. */
  readonly byEvent: ReadonlyMap<string, string>
  /** Named delays that nothing uses. */
  readonly unused: readonly string[]
}

/** Finds the delays of `after` and of named actions that raise an event later. */
export const delayEventsOf = ({ transitions, actions, delays }: Chart): DelayEvents => {
  const afterTransitions = transitions.filter(({ eventType }) => eventType.startsWith('xstate.after.'))
  const delayedRaises = Object.values(actions).filter(isDelayedRaise)
  const byEvent = new Map([
    ...afterTransitions.map(({ source, eventType }) => [eventType, `${source.path}: ${labelOf(eventType)}`] as const),
    ...delayedRaises.map(({ delay, event }) => [event.type, `${event.type} after ${delay}`] as const),
  ])
  const used = new Set([
    ...afterTransitions.map(({ eventType }) => labelOf(eventType).replace('after ', '')),
    ...delayedRaises.map(({ delay }) => delay),
  ])
  const unused = Object.keys(delays).filter((name) => !used.has(name))
  return { byEvent, unused: unused.map((name) => `${name}: no state and no action uses it`) }
}

interface DelayedRaise {
  readonly delay: string | number
  readonly event: { readonly type: string }
}

const isDelayedRaise = (action: unknown): action is DelayedRaise => {
  const { type, delay, event } = action as { type?: string; delay?: unknown; event?: unknown }
  return (
    type === 'xstate.raise' && (typeof delay === 'string' || typeof delay === 'number') && typeof event === 'object'
  )
}
