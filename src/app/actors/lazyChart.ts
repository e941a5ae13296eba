import type { AnyStateMachine } from 'xstate'

/**
 * A chart in a chunk that loads after the chart of its parent.
 * @returns `fetch` loads the chunk, and `chart` is its logic. Call `fetch` before an actor of the chart starts.
 */
export const lazyChart = <Chart extends AnyStateMachine>(load: () => Promise<Chart>) => {
  let loaded: Chart | undefined
  const requireLoaded = (): Chart => {
    if (!loaded) throw new Error('The chart is not loaded. Call fetch() before you start an actor of it.')
    return loaded
  }
  const lazyLogic: Pick<AnyStateMachine, 'getInitialSnapshot' | 'transition' | 'start' | 'getPersistedSnapshot'> = {
    getInitialSnapshot: (scope, input) => requireLoaded().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => requireLoaded().transition(snapshot, event, scope),
    start: (snapshot) => requireLoaded().start(snapshot),
    getPersistedSnapshot: (snapshot, options) => requireLoaded().getPersistedSnapshot(snapshot, options),
  }
  return { chart: lazyLogic as Chart, fetch: async (): Promise<void> => void (loaded = await load()) }
}
