import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic, type SnapshotFrom } from 'xstate'
import { callMachine } from '#machines/session/call.machine.ts'
import type { System } from '#machines/system.ts'

type CallSnapshot = SnapshotFrom<typeof callMachine>

/** An ended call as its invoker sees it: with the answer as its output, or with the error. */
const unwrap = (snapshot: CallSnapshot): object => {
  if (snapshot.status !== 'done' || snapshot.output === undefined) return snapshot
  const { output } = snapshot
  return output.kind === 'answered'
    ? { ...snapshot, output: output.answer }
    : { ...snapshot, status: 'error', output: undefined, error: output.error }
}

/**
 * An actor that makes a call in the session of an area, with the chart `session/call`. `send` runs again if the server
 * refuses the call and the session is renewed. The invoker gets the last error in `onError`.
 * @param send gets a signal that aborts when the invoker stops the actor. It can ignore the signal.
 */
export const sessionCall = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  send: (input: Input, signal: AbortSignal, system: System) => Promise<Output>,
): PromiseActorLogic<Output, Input> => {
  const chart = callMachine.provide({
    actors: { send: fromPromise(({ input, signal, system }) => send(input.request as Input, signal, system)) },
  })
  const logic = {
    getInitialSnapshot: (scope: never, request: Input) => chart.getInitialSnapshot(scope, { request }),
    transition: (snapshot: never, event: never, scope: never) => unwrap(chart.transition(snapshot, event, scope)),
    start: (snapshot: CallSnapshot) => chart.start(snapshot),
    getPersistedSnapshot: (snapshot: CallSnapshot) => chart.getPersistedSnapshot(snapshot),
  }
  // The invoker sees only the output and the error, as it would of a promise.
  return logic as unknown as PromiseActorLogic<Output, Input>
}
