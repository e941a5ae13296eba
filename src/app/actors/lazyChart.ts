import type { AnyStateMachine } from 'xstate'
import type { Lazy } from '#app/lazy.ts'

/** The logic of a chart in a chunk of its own. Load the code before an actor of the chart starts. */
export const lazyChart = <Chart extends AnyStateMachine>(code: Lazy<Chart>): Chart => {
  const requireLoaded = (): Chart => {
    const chart = code.current()
    if (!chart) throw new Error(`${code.path} is not loaded. Load it before you start an actor of its chart.`)
    return chart
  }
  const lazyLogic: Pick<AnyStateMachine, 'getInitialSnapshot' | 'transition' | 'start' | 'getPersistedSnapshot'> = {
    getInitialSnapshot: (scope, input) => requireLoaded().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => requireLoaded().transition(snapshot, event, scope),
    start: (snapshot) => requireLoaded().start(snapshot),
    getPersistedSnapshot: (snapshot, options) => requireLoaded().getPersistedSnapshot(snapshot, options),
  }
  return lazyLogic as Chart
}
