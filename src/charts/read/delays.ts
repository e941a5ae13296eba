import type { AnyStateMachine } from 'xstate'
import { labelOf, partsOf, statePath } from '#charts/read/parts.ts'

/** The delays of a chart. */
export interface DelayEvents {
  /** A name for each event type that a delay produces. */
  readonly byEvent: ReadonlyMap<string, string>
  /** Named delays that nothing uses. */
  readonly unused: readonly string[]
}

/** Finds the delays of `after` and of named actions that raise an event later. */
export const delayEventsOf = (machine: AnyStateMachine): DelayEvents => {
  const afterTransitions = partsOf(machine).transitions.filter(({ eventType }) => eventType.startsWith('xstate.after.'))
  const delayedRaises = delayedRaisesOf(machine)
  const byEvent = new Map([
    ...afterTransitions.map(
      ({ source, eventType }) => [eventType, `${statePath(source)}: ${labelOf(eventType)}`] as const,
    ),
    ...delayedRaises.map(({ delay, event }) => [event.type, `${event.type} after ${delay}`] as const),
  ])
  const used = new Set([
    ...afterTransitions.map(({ eventType }) => labelOf(eventType).replace('after ', '')),
    ...delayedRaises.map(({ delay }) => delay),
  ])
  const unused = Object.keys(machine.implementations.delays).filter((name) => !used.has(name))
  return { byEvent, unused: unused.map((name) => `${name}: no state and no action uses it`) }
}

interface DelayedRaise {
  readonly delay: string | number
  readonly event: { readonly type: string }
}

const delayedRaisesOf = ({ implementations }: AnyStateMachine): DelayedRaise[] =>
  Object.values(implementations.actions as Record<string, unknown>).filter(isDelayedRaise)

const isDelayedRaise = (action: unknown): action is DelayedRaise => {
  const { type, delay, event } = action as { type?: string; delay?: unknown; event?: unknown }
  return (
    type === 'xstate.raise' && (typeof delay === 'string' || typeof delay === 'number') && typeof event === 'object'
  )
}
