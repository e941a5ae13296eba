import type { ActorLogic, ActorScope, AnyActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate'

type StandInEvent = { type: typeof endEvent; ends: 'done' | 'failed'; value: unknown } | EventObject

const endEvent = 'paths.end'

/** Ends the call behind a stand-in. */
export const createEndEvent = (
  ends: 'done' | 'failed',
  value: unknown,
): EventObject & { ends: string; value: unknown } => ({
  type: endEvent,
  ends,
  value,
})

/** Is told what stand-ins are begun, and what the chart sends to them. */
export interface StubListener {
  readonly onStart: (id: string) => void
  readonly onEvent: (id: string, event: EventObject) => void
}

const nobody: StubListener = { onStart: () => {}, onEvent: () => {} }

type Scope = Pick<ActorScope<never, never>, 'id'>

/** An actor that waits until it is told how to end, in place of a promise or a child chart. */
const standIn = ({ onStart, onEvent }: StubListener): ActorLogic<Snapshot<unknown>, StandInEvent> => ({
  getInitialSnapshot: ({ id }: Scope) => {
    onStart(id)
    return { status: 'active', output: undefined, error: undefined }
  },
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event, { id }: Scope) => {
    if (isEnd(event))
      return event.ends === 'done'
        ? { status: 'done', output: event.value, error: undefined }
        : { status: 'error', output: undefined, error: event.value }
    if (!event.type.startsWith('xstate.')) onEvent(id, event)
    return snapshot
  },
})

const isEnd = (event: StandInEvent): event is Extract<StandInEvent, { ends: unknown }> => event.type === endEvent

/** A stand-in for every actor that a chart names. */
export const createStubs = (chart: AnyStateMachine, listener: StubListener = nobody): Record<string, AnyActorLogic> =>
  Object.fromEntries(Object.keys(chart.implementations.actors).map((name) => [name, standIn(listener)]))
