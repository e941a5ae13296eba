import type { ActorLogic, AnyMachineSnapshot, AnyStateMachine, EventObject, InputFrom } from 'xstate'

const machineOf = ({ machine }: AnyMachineSnapshot): AnyStateMachine => machine as AnyStateMachine

/**
 * The logic of a chart whose code loads before the chart starts.
 * @param requireChart returns the loaded chart and its input
 */
export const lazyLogic = <Input>(
  requireChart: (input: Input) => { chart: AnyStateMachine; input: unknown },
): ActorLogic<AnyMachineSnapshot, EventObject, Input> => ({
  getInitialSnapshot(scope, given) {
    const { chart, input } = requireChart(given)
    return chart.getInitialSnapshot(scope as never, input as never)
  },
  transition: (snapshot, event, scope) => machineOf(snapshot).transition(snapshot, event, scope as never),
  start: (snapshot) => machineOf(snapshot).start(snapshot),
  getPersistedSnapshot: (snapshot, options) => machineOf(snapshot).getPersistedSnapshot(snapshot, options),
})

/**
 * A chart whose code loads before the chart starts, with the input that its parent gives it.
 * @param read returns the chart for the input if it is loaded
 */
export const lazyChart = <Chart extends AnyStateMachine>(read: (input: InputFrom<Chart>) => Chart | undefined): Chart =>
  lazyLogic((input: InputFrom<Chart>) => {
    const chart = read(input)
    if (!chart) throw new Error('The chart is not loaded. Load it before it starts.')
    return { chart, input }
  }) as unknown as Chart
