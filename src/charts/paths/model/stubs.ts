import type { ActorLogic, ActorScope, AnyActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate'
import { readChart } from '#charts/read/chart.ts'
import { nodesOf } from '#charts/read/internals.ts'

type StubEvent = { type: typeof endEvent; status: 'done' | 'failed'; value: unknown } | EventObject

const endEvent = 'paths.end'

/** The event that ends the call of a stub. `value` is its output or its error. */
export const createEndEvent = (status: 'done' | 'failed', value: unknown) =>
  ({ type: endEvent, status, value }) satisfies StubEvent

/** An actor that runs until an end event, in place of a promise or a child chart. */
export const stub: ActorLogic<Snapshot<unknown>, StubEvent> = {
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

/** A copy of a chart with a stub for every actor that it invokes or names. */
export const withStubs = (chart: AnyStateMachine): AnyStateMachine => {
  const actors = Object.keys(readChart(chart).actors).map((name): [string, AnyActorLogic] => [name, stub])
  const machine = chart.provide({ actors: Object.fromEntries(actors) })
  // An invoke can have its logic in the place of a name.
  for (const call of nodesOf(machine).flatMap(({ invoke }) => invoke))
    if (String(call.src).startsWith('xstate.invoke.')) Object.assign(call, { src: stub })
  return machine
}

/** The same, and its own actions do nothing. Those of XState, such as `assign` and `raise`, work. */
export const withoutOwnActions = (chart: AnyStateMachine): AnyStateMachine => {
  const machine = withStubs(chart)
  const { transition, getInitialSnapshot } = machine
  return Object.assign(machine, {
    transition: (snapshot: never, event: never, scope: Scope) => transition(snapshot, event, silent(scope)),
    getInitialSnapshot: (scope: Scope, input: never) => getInitialSnapshot(silent(scope), input),
  })
}

// oxlint-disable-next-line typescript/no-explicit-any -- the scope of every actor
type Scope = ActorScope<any, any, any, any>

const silent = (scope: Scope): Scope => ({
  ...scope,
  actionExecutor: (action) => scope.actionExecutor(isOwn(action) ? { ...action, exec: undefined } : action),
})

const isOwn = ({ type }: { readonly type: string }): boolean => !type.startsWith('xstate.') || type === 'xstate.log'
