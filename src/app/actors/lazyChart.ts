import type { AnyStateMachine } from 'xstate'

/**
 * A chart whose code is fetched later than that of the chart above it.
 * @returns `fetch` brings it, and `chart` is its logic; whoever starts an actor of it has fetched it before
 */
export const lazyChart = <Chart extends AnyStateMachine>(load: () => Promise<Chart>) => {
  let loaded: Chart | undefined
  const given = (): Chart => {
    if (!loaded) throw new Error('The code of the chart was not fetched')
    return loaded
  }
  const late: Pick<AnyStateMachine, 'getInitialSnapshot' | 'transition' | 'start' | 'getPersistedSnapshot'> = {
    getInitialSnapshot: (scope, input) => given().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => given().transition(snapshot, event, scope),
    start: (snapshot) => given().start(snapshot),
    getPersistedSnapshot: (snapshot, options) => given().getPersistedSnapshot(snapshot, options),
  }
  return { chart: late as Chart, fetch: async (): Promise<void> => void (loaded = await load()) }
}
