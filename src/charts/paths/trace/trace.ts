import { approvedPaths, comparePath } from '#charts/paths/approved/compareChart.ts'
import { createFollower } from '#charts/paths/approved/followPath.ts'
import type { StepTree } from '#charts/paths/approved/stepTree.ts'
import { toHeading } from '#charts/pictures/words.ts'
import { readChart } from '#charts/read/chart.ts'
import type { TestModel } from '#charts/testModel.ts'

/** Who follows a path: the tests on the chart itself, a browser, or a person. */
export const performers = ['chart', 'browser', 'hand'] as const
export type Performer = (typeof performers)[number]

/** A path with its last result, and the states that it enters. */
export interface TracedPath {
  readonly id: string
  readonly by: Performer
  readonly result: 'passed' | 'failed' | 'blocked' | 'open'
  /** The day of the result, or the empty text for now. */
  readonly day: string
  readonly states: readonly string[]
}

/** A state that a section of the specification requires, with the paths that enter it. */
export interface TracedState {
  readonly chart: string
  readonly state: string
  readonly name: string
  readonly paths: Readonly<Record<Performer, readonly Omit<TracedPath, 'by' | 'states'>[]>>
}

/** A section of the specification: `§4`. */
export interface Section {
  readonly section: string
  readonly title: string
}

export interface TracedSection extends Section {
  readonly states: readonly TracedState[]
}

/** The approved paths of a chart, with what the chart does now. */
export const tracedApprovedPaths = (testModel: TestModel, tree: readonly StepTree[]): TracedPath[] => {
  const { states, transitions } = readChart(testModel.machine)
  const known = new Set(states.map(({ path }) => path))
  const sources = new Map(transitions.map(({ id, source }) => [id, source.path]))
  const follow = createFollower(testModel)
  return approvedPaths(testModel, tree).map((path) => {
    // A state that is left at once is the source of a transition.
    const entered: string[] = []
    const difference = comparePath(
      (moves, onStep = () => true) =>
        follow(moves, (step, index) => {
          entered.push(...(step.taken ?? []).flatMap((id) => sources.get(id) ?? []))
          return onStep(step, index)
        }),
      path,
    )
    entered.push(...path.steps.flatMap(({ facts }) => facts.filter((fact) => known.has(fact))))
    return { id: path.id, by: 'chart', result: difference ? 'failed' : 'passed', day: '', states: entered }
  })
}

/** Each section with its states, and each state with the paths of its chart that enter it or an inner state. */
export const traceOf = (
  sections: readonly Section[],
  charts: readonly { readonly testModel: TestModel; readonly paths: readonly TracedPath[] }[],
): TracedSection[] => {
  const states = charts.flatMap(({ testModel, paths }) =>
    readChart(testModel.machine)
      .states.filter(({ parent, kind }) => parent && kind !== 'history')
      .map(({ path: state, keys, section }) => {
        const entering = paths.filter((path) =>
          path.states.some((entered) => entered === state || entered.startsWith(`${state}.`)),
        )
        const by = (performer: Performer) =>
          entering
            .filter((path) => path.by === performer)
            .map(({ id, result, day }): TracedState['paths'][Performer][number] => ({ id, result, day }))
        const traced = { chart: testModel.id, state, name: toHeading(keys.at(-1) ?? '') }
        return {
          section,
          traced: { ...traced, paths: { chart: by('chart'), browser: by('browser'), hand: by('hand') } },
        }
      }),
  )
  const unknown = [...new Set(states.map(({ section = 'no section' }) => section))]
    .filter((name) => !sections.some(({ section }) => section === name))
    .map((section) => ({ section, title: 'not in the specification' }))
  return [...sections, ...unknown].map((each) => ({
    ...each,
    states: states.filter(({ section = 'no section' }) => section === each.section).map(({ traced }) => traced),
  }))
}
