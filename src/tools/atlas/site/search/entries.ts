import type { DrawnChart, DrawnState, DrawnTransition } from '#charts/pictures/drawnChart.ts'
import { describeTransition, nameOfChart } from '#charts/pictures/outline.ts'
import { type AtlasPage, atlasPages } from '#tools/atlas/site/atlasPages.ts'
import { describeRole, roleRows } from '#tools/atlas/site/roles.ts'
import { type AtlasRoute, chartRoute } from '#tools/atlas/site/route.ts'
import type { WeighedText } from '#tools/atlas/site/search/index.ts'

export interface SearchResult {
  readonly kind: 'page' | 'flow' | 'state' | 'transition'
  readonly label: string
  /** The chart or the page that contains the result. */
  readonly container: string
  /** The state that a transition leaves; empty for all others. */
  readonly from: string
  readonly route: AtlasRoute
}

export interface Entry extends SearchResult {
  /** How much it says if other things are equal. */
  readonly value: number
  readonly texts: readonly WeighedText[]
  /** Entries with the same topic say nearly the same. */
  readonly topic: string
}

const values = { page: 1.2, flow: 1.1, state: 1.15, transition: 1, failure: 0.8 }

/** How much a word counts in each text of an entry. Ids are for those who know them. */
const weights = { name: 1, text: 0.85, chart: 0.5, surroundings: 0.3, id: 0.25 }

const weigh = (texts: Partial<Record<keyof typeof weights, string>>): readonly WeighedText[] =>
  Object.entries(texts).map(([kind, text]) => ({ text, weight: weights[kind as keyof typeof weights] }))

const pageEntry = (label: string, page: AtlasPage['page'], container: string, surroundings = ''): Entry => ({
  kind: 'page',
  value: values.page,
  label,
  topic: label,
  container,
  from: '',
  route: { page },
  texts: weigh({ name: label, surroundings }),
})

const pageEntries: readonly Entry[] = [
  ...atlasPages.map(({ page, name, about }) => pageEntry(`${name}: ${about}`, page, 'Atlas')),
  ...roleRows.map((role) => pageEntry(`${role.name}: ${describeRole(role)}`, 'roles', 'Roles', 'role permission')),
]

/** A state and those around it, from the inside to the outside. */
const withOuter = (chart: DrawnChart, id: string | null): readonly DrawnState[] => {
  const state = chart.states.find((candidate) => candidate.id === id)
  return state ? [state, ...withOuter(chart, state.parent)] : []
}

const sayStates = (states: readonly DrawnState[]): string =>
  states.map(({ name, description }) => `${name}. ${description}`).join(' ')

const stateEntry = (chart: DrawnChart, state: DrawnState): Pick<Entry, 'label' | 'topic' | 'texts'> => ({
  label: `${state.name}: ${state.description}`,
  topic: state.description,
  texts: weigh({
    name: state.name,
    text: [state.description, ...state.calls, ...state.entry, ...state.exit].join(' '),
    chart: nameOfChart(chart),
    surroundings: `${chart.sentence} ${sayStates(withOuter(chart, state.parent))}`,
    id: state.id,
  }),
})

const transitionEntry = (
  chart: DrawnChart,
  transition: DrawnTransition,
): Pick<Entry, 'label' | 'topic' | 'from' | 'texts'> => {
  const { label, guard, description, actions, source, targets, id } = transition
  const outer = withOuter(chart, source)
  const nextStates = chart.states.filter((state) => targets.includes(state.id))
  return {
    label: describeTransition(chart, transition),
    topic: label,
    from: source === '(chart)' ? '' : (outer[0]?.name ?? ''),
    texts: weigh({
      name: label,
      text: [description, guard, ...actions, ...nextStates.map(({ name }) => name)].join(' '),
      chart: nameOfChart(chart),
      surroundings: `${chart.sentence} ${sayStates([...outer, ...nextStates])}`,
      id: id.replace(/ \(\d+\)$/, ''),
    }),
  }
}

const chartEntries = (chart: DrawnChart): readonly Entry[] => {
  const container = nameOfChart(chart)
  const shared = { container, from: '' }
  return [
    {
      ...shared,
      kind: 'flow',
      value: values.flow,
      label: `${container}: ${chart.sentence}`,
      topic: chart.sentence,
      route: chartRoute(chart.id),
      texts: weigh({ name: container, text: chart.sentence, id: chart.id }),
    },
    ...chart.states
      .filter(({ parent }) => parent !== null)
      .map((state): Entry => ({
        ...shared,
        kind: 'state',
        value: values.state,
        route: chartRoute(chart.id, { state: state.id }),
        ...stateEntry(chart, state),
      })),
    ...chart.transitions.map((transition): Entry => ({
      ...shared,
      kind: 'transition',
      value: transition.trigger === 'failure' ? values.failure : values.transition,
      route: chartRoute(chart.id, { state: transition.source, transition: transition.id }),
      ...transitionEntry(chart, transition),
    })),
  ]
}

/** What a search can find: the pages of the atlas, and the flows, states and transitions of charts. */
export const entriesOf = (charts: readonly DrawnChart[]): readonly Entry[] => [
  ...pageEntries,
  ...charts.flatMap(chartEntries),
]
