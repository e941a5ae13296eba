import type { ActorLogic, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { chartOf } from '#app/router/routes.tsx'
import type { OpenPageInput } from '#machines/session/openPage.machine.ts'

const requireChart = (area: OpenPageInput): { chart: AnyStateMachine; input: unknown } => {
  const entry = chartOf(area.url.route)
  const chart = entry?.code.current()
  if (!entry || !chart) throw new Error(`The chart of ${area.url.route} is not loaded. Load it before it starts.`)
  return { chart, input: entry.toInput(area) }
}

const machineOf = ({ machine }: AnyMachineSnapshot): AnyStateMachine => machine as AnyStateMachine

/** The logic of the chart that the route has in the table of routes. Load its code before it starts. */
export const pageLogic: ActorLogic<AnyMachineSnapshot, EventObject, OpenPageInput> = {
  getInitialSnapshot(scope, area) {
    const { chart, input } = requireChart(area)
    return chart.getInitialSnapshot(scope as never, input as never)
  },
  transition: (snapshot, event, scope) => machineOf(snapshot).transition(snapshot, event, scope as never),
  start: (snapshot) => machineOf(snapshot).start(snapshot),
  getPersistedSnapshot: (snapshot, options) => machineOf(snapshot).getPersistedSnapshot(snapshot, options),
}
