import type { AnyStateMachine } from 'xstate'
import { labelOf, partsOf, statePath } from '#tools/paths/model/parts.ts'

/** The delays of a chart: a name for each event that one of them brings, and the named ones that bring nothing. */
export interface DelayEvents {
  readonly byEvent: ReadonlyMap<string, string>
  readonly unused: readonly string[]
}

/** Delays of `after`, which belong to a state, and of named actions that raise an event later. */
export const delayEventsOf = (machine: AnyStateMachine): DelayEvents => {
  const states = partsOf(machine).transitions.filter(({ eventType }) => eventType.startsWith('xstate.after.'))
  const later = laterRaisesOf(machine)
  const byEvent = new Map([
    ...states.map(({ source, eventType }) => [eventType, `${statePath(source)}: ${labelOf(eventType)}`] as const),
    ...later.map(({ delay, event }) => [event.type, `${event.type} after ${delay}`] as const),
  ])
  const used = new Set([
    ...states.map(({ eventType }) => labelOf(eventType).replace('after ', '')),
    ...later.map(({ delay }) => delay),
  ])
  const unused = Object.keys(machine.implementations.delays).filter((name) => !used.has(name))
  return { byEvent, unused: unused.map((name) => `${name}: no state and no action waits for it`) }
}

interface LaterRaise {
  readonly delay: string | number
  readonly event: { readonly type: string }
}

const laterRaisesOf = ({ implementations }: AnyStateMachine): LaterRaise[] =>
  Object.values(implementations.actions as Record<string, unknown>).filter(isLaterRaise)

const isLaterRaise = (action: unknown): action is LaterRaise => {
  const { type, delay, event } = action as { type?: string; delay?: unknown; event?: unknown }
  return (
    type === 'xstate.raise' && (typeof delay === 'string' || typeof delay === 'number') && typeof event === 'object'
  )
}
