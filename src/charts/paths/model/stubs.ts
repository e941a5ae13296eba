import { readChart } from '#charts/read/chart.ts'
import type { ActorLogic, AnyActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate'

type StubEvent = { type: typeof endEvent; status: 'done' | 'failed'; value: unknown } | EventObject

const endEvent = 'paths.end'

/** The event that ends the call of a stub. `value` is its output or its error. */
export const createEndEvent = (status: 'done' | 'failed', value: unknown) =>
  ({ type: endEvent, status, value }) satisfies StubEvent

/** An actor that runs until an end event, in place of a promise or a child chart. */
const stub: ActorLogic<Snapshot<unknown>, StubEvent> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (!isEnd(event)) return snapshot
    return event.status === 'done'
      ? { status: 'done', output: event.value, error: undefined }
      : { status: 'error', output: undefined, error: event.value }
  },
}

const isEnd = (event: StubEvent): event is Extract<StubEvent, { status: unknown }> => event.type === endEvent

/** A stub for every actor that a chart names. */
export const createStubs = (chart: AnyStateMachine): Record<string, AnyActorLogic> =>
  Object.fromEntries(Object.keys(readChart(chart).actors).map((name) => [name, stub]))
