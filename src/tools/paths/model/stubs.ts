import type { ActorLogic, ActorScope, AnyActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate'

type StubEvent = { type: typeof endEvent; status: 'done' | 'failed'; value: unknown } | EventObject

const endEvent = 'paths.end'

/** The event that ends the call of a stub. `value` is its output or its error. */
export const createEndEvent = (status: 'done' | 'failed', value: unknown) =>
  ({ type: endEvent, status, value }) satisfies StubEvent

/** Is called when a stub starts, and for each event that the chart sends to a stub. */
export interface StubListener {
  readonly onStart: (id: string) => void
  readonly onEvent: (id: string, event: EventObject) => void
}

const noListener: StubListener = { onStart: () => {}, onEvent: () => {} }

type Scope = Pick<ActorScope<never, never>, 'id'>

/** An actor that runs until an end event, in place of a promise or a child chart. */
const createStub = ({ onStart, onEvent }: StubListener): ActorLogic<Snapshot<unknown>, StubEvent> => ({
  getInitialSnapshot: ({ id }: Scope) => {
    onStart(id)
    return { status: 'active', output: undefined, error: undefined }
  },
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event, { id }: Scope) => {
    if (isEnd(event))
      return event.status === 'done'
        ? { status: 'done', output: event.value, error: undefined }
        : { status: 'error', output: undefined, error: event.value }
    if (!event.type.startsWith('xstate.')) onEvent(id, event)
    return snapshot
  },
})

const isEnd = (event: StubEvent): event is Extract<StubEvent, { status: unknown }> => event.type === endEvent

/** A stub for every actor that a chart names. */
export const createStubs = (
  chart: AnyStateMachine,
  listener: StubListener = noListener,
): Record<string, AnyActorLogic> =>
  Object.fromEntries(Object.keys(chart.implementations.actors).map((name) => [name, createStub(listener)]))
