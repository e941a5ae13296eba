import type { AnyStateMachine } from 'xstate'

/**
 * The logic of a chart whose code is fetched later than that of the chart above it.
 * @param loaded gives the chart; whoever starts the actor has fetched it before
 */
export const lateChart = <Chart extends AnyStateMachine>(loaded: () => Chart): Chart => {
  const late: Pick<AnyStateMachine, 'getInitialSnapshot' | 'transition' | 'start' | 'getPersistedSnapshot'> = {
    getInitialSnapshot: (scope, input) => loaded().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => loaded().transition(snapshot, event, scope),
    start: (snapshot) => loaded().start(snapshot),
    getPersistedSnapshot: (snapshot, options) => loaded().getPersistedSnapshot(snapshot, options),
  }
  return late as Chart
}
