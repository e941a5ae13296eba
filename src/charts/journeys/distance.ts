import { actorsOf, chartsOf, modelFinder } from '#charts/journeys/realCharts.ts'
import type { CompleteJourney } from '#charts/journeys/journey.ts'
import type { LiveChart } from '#charts/journeys/liveSystem.ts'
import { type Chart, type ChartState, readChart } from '#charts/read/chart.ts'
import { activeStates } from '#charts/read/running.ts'
import type { TestModel } from '#charts/testModel.ts'

/** How far a goal is, in transitions, and the charts that have to move. */
export interface Distance {
  readonly steps: number
  readonly charts: readonly string[]
}

const unreachable: Distance = { steps: Infinity, charts: [] }

/** The states that are active when a state starts. */
const started = (state: ChartState): ChartState[] => [
  state,
  ...(state.kind === 'parallel' ? state.children : state.initial).flatMap(started),
]

const withAncestors = (state: ChartState): ChartState[] =>
  state.parent ? [state, ...withAncestors(state.parent)] : [state]

/** The fewest transitions after which a state counts, whatever the guards say. A transition without event is free. */
const stepsTo = (chart: Chart, from: readonly ChartState[], isGoal: (state: ChartState) => boolean): number => {
  const reached = new Set<ChartState>()
  let next = new Set(from)
  for (let steps = 0; next.size > 0; steps += 1) {
    const current = [...next]
    next = new Set()
    // The list grows while it is read.
    for (const state of current) {
      if (reached.has(state)) continue
      reached.add(state)
      for (const { targets, eventType } of chart.transitions.filter(({ source }) => source === state)) {
        const entered = (targets ?? []).flatMap((target) => [...withAncestors(target), ...started(target)])
        const isFree = eventType === '' || eventType.startsWith('xstate.done.state.')
        if (isFree) current.push(...entered)
        else entered.forEach((each) => next.add(each))
      }
    }
    if (current.some(isGoal)) return steps
  }
  return Infinity
}

/** Where a chart is when a requirement is about to be met, and how many steps are missing then. */
const goalOf = (chart: Chart, where: string): { isGoal: (state: ChartState) => boolean; more: number } => {
  const transition = chart.transitions.find(({ id }) => id === where)
  if (transition) return { isGoal: (state) => state === transition.source, more: 1 }
  const [, kind, subject = ''] = /^(event|outcome) ([^:]+)/.exec(where) ?? []
  if (kind === 'event') return { isGoal: ({ events }) => events.includes(subject), more: 1 }
  if (kind === 'outcome') return { isGoal: ({ calls }) => calls.some(({ id }) => id === subject), more: 1 }
  return { isGoal: ({ path }) => path === where, more: 0 }
}

/** Says how far a requirement is. The distance guides the search: guards, data and messages are left out. */
export const createDistance = (journey: CompleteJourney) => {
  const modelOf = modelFinder(journey)
  const parents = new Map<string, { readonly parent: TestModel; readonly name: string }[]>()
  for (const parent of journey.testModels)
    for (const [name, actor] of Object.entries(actorsOf(journey, parent.machine)))
      for (const machine of chartsOf(actor)) {
        const child = modelOf(machine)?.id
        if (child) parents.set(child, [...(parents.get(child) ?? []), { parent, name }])
      }

  const within = (testModel: TestModel, live: readonly LiveChart[], goal: ReturnType<typeof goalOf>): Distance => {
    const chart = readChart(testModel.machine)
    const running = live.filter((each) => each.testModel === testModel)
    const { id } = testModel
    if (running.length > 0) {
      const steps = running.map(({ snapshot }) => {
        const active = activeStates(snapshot)
        return stepsTo(
          chart,
          chart.states.filter(({ path }) => active.includes(path)),
          goal.isGoal,
        )
      })
      return { steps: Math.min(...steps) + goal.more, charts: [id] }
    }
    const own = stepsTo(chart, started(chart.states[0] as ChartState), goal.isGoal) + goal.more
    return add(toStart(testModel, live), { steps: own, charts: [id] })
  }

  const onTheWay = new Set<string>()

  const toStart = (testModel: TestModel, live: readonly LiveChart[]): Distance => {
    if (onTheWay.has(testModel.id)) return unreachable
    onTheWay.add(testModel.id)
    const distances = (parents.get(testModel.id) ?? []).map(({ parent, name }) => {
      const isSpawned = !readChart(parent.machine).states.some(({ calls }) => calls.some(({ src }) => src === name))
      const isGoal = ({ calls }: ChartState) =>
        isSpawned || calls.some(({ src, id }) => (src ?? `inline ${id}`) === name)
      return within(parent, live, { isGoal, more: 1 })
    })
    onTheWay.delete(testModel.id)
    return distances.sort((a, b) => a.steps - b.steps)[0] ?? unreachable
  }

  return (chart: string, where: string, live: readonly LiveChart[]): Distance => {
    const testModel = journey.testModels.find(({ id }) => id === chart)
    return testModel ? within(testModel, live, goalOf(readChart(testModel.machine), where)) : unreachable
  }
}

const add = (one: Distance, other: Distance): Distance => ({
  steps: one.steps + other.steps,
  charts: [...one.charts, ...other.charts],
})
