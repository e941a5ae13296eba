import type { TestModel } from '#charts/testModel.ts'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { formatDuration } from '#charts/pictures/words.ts'
import { type ChartState, type ChartTransition, readChart, type Reference } from '#charts/read/chart.ts'

/** What parts of a chart do, by their ids, in the names of the code. Words for people are not in it. */
type Behaviour = Readonly<Record<string, readonly string[]>>

/** A chart at one revision: its picture with its words, and its behaviour. */
export interface ReviewedChart {
  readonly drawn: DrawnChart
  readonly states: Behaviour
  readonly transitions: Behaviour
  /** Named delays that are always the same. */
  readonly delays: Behaviour
}

export const toReviewedChart = (testModel: TestModel): ReviewedChart => {
  const { states, transitions, delays } = readChart(testModel.machine)
  return {
    drawn: toDrawnChart(testModel),
    states: Object.fromEntries(states.map((state) => [state.path, behaviourOfState(state)])),
    transitions: Object.fromEntries(transitions.map((transition) => [transition.id, behaviourOf(transition)])),
    delays: Object.fromEntries(
      Object.entries(delays).map(([name, delay]) => [name, typeof delay === 'number' ? [formatDuration(delay)] : []]),
    ),
  }
}

const behaviourOfState = ({ kind, initial, calls, entry, exit }: ChartState): string[] => [
  ...(['parallel', 'final', 'history'].includes(kind) ? [kind] : []),
  ...initial.map(({ path }) => `starts in ${path}`),
  ...calls.map(({ id, src }) => `runs ${id === src ? id : `${id} (${src})`}`),
  ...entry.map((action) => `on entry ${textOf(action)}`),
  ...exit.map((action) => `on exit ${textOf(action)}`),
]

const behaviourOf = ({ targets, guard, actions, reenter }: ChartTransition): string[] => [
  targets ? `→ ${targets.map(({ path }) => path).join(' and ')}` : 'no target',
  ...(guard ? [`if ${textOf(guard)}`] : []),
  ...actions.map((action) => `does ${textOf(action)}`),
  ...(reenter ? ['starts its state again'] : []),
]

/** The name of a guard or an action, with parameters that are always the same. */
const textOf = ({ name, params }: Reference): string =>
  `${name ?? 'something without a name'}${typeof params === 'object' ? ` ${JSON.stringify(params)}` : ''}`
