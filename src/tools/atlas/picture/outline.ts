import { targetText } from '#tools/atlas/picture/textBlocks.ts'
import {
  type DrawnChart,
  type DrawnState,
  type DrawnTransition,
  isDrawnInsideState,
} from '#tools/atlas/picture/drawnChart.ts'
import { toHeading } from '#tools/atlas/picture/words.ts'

/** The name of a chart as a heading: its flow. */
export const nameOfChart = ({ id }: Pick<DrawnChart, 'id'>): string => toHeading(id.split('/')[1] ?? id)

/** A chart as text: every state with what can happen in it, nested as in the chart. One thing has one line, so that a difference is easy to read. */
export const outlineOf = (chart: DrawnChart): string => {
  const flow = chart.id.split('/')[1]
  const root = chart.states.find(({ parent }) => parent === null) as DrawnState
  return [
    `# ${nameOfChart(chart)}`,
    '',
    chart.sentence,
    '',
    `![Picture of the flow](${flow}.svg)`,
    '',
    'The same in words. Forms and words: [how to read a chart](../../charts.md). The name of each state in code stands in brackets.',
    '',
    ...(factsOf(chart, root).length > 0
      ? ['- **In every state**', ...factsOf(chart, root).map((line) => `  ${line}`)]
      : []),
    ...innerOf(chart, root, ''),
    '',
  ].join('\n')
}

const innerOf = (chart: DrawnChart, { id }: DrawnState, indent: string): string[] =>
  chart.states
    .filter(({ parent }) => parent === id)
    .flatMap((state) => [
      `${indent}- **${state.name}** (\`${state.id}\`${state.section ? `, ${state.section}` : ''})${sortOf(state)}: ${state.description}`,
      ...factsOf(chart, state).map((line) => `${indent}  ${line}`),
      ...innerOf(chart, state, `${indent}  `),
    ])

const sortOf = ({ isInitial, isRegion, kind }: DrawnState): string => {
  const sorts = [
    ...(isInitial ? ['starts here'] : []),
    ...(isRegion ? ['goes on at the same time as its neighbours'] : []),
    ...(kind === 'final' ? ['the flow ends'] : []),
  ]
  return sorts.length > 0 ? ` – ${sorts.join(', ')}` : ''
}

const factsOf = (chart: DrawnChart, state: DrawnState): string[] => [
  ...state.calls.map((call) => `- runs: ${call}`),
  ...state.entry.map((action) => `- on the way in: ${action}`),
  ...state.exit.map((action) => `- on the way out: ${action}`),
  ...chart.transitions
    .filter(({ source }) => source === state.id)
    .map((transition) => `- ${describeTransition(chart, transition)}`),
]

/** A transition in one line: `the code is wrong [is wrong] → Entering; remember refusal`. */
export const describeTransition = (chart: DrawnChart, transition: DrawnTransition): string => {
  const { label, guard, actions, targets } = transition
  const names = targets.map((target) => chart.states.find(({ id }) => id === target)?.name ?? target)
  const leads = isDrawnInsideState(transition) ? targetText(chart, transition) : `→ ${names.join(' and ')}`
  return [
    label,
    ...(guard ? [` [${guard}]`] : []),
    ...(leads ? [isDrawnInsideState(transition) ? `, ${leads}` : ` ${leads}`] : []),
    ...actions.map((action) => `; ${action}`),
  ].join('')
}

/** The list of all charts, by area. */
export const toMarkdownIndex = (charts: readonly DrawnChart[]): string => {
  const areas = [...new Set(charts.map(areaOf))].sort()
  return [
    '# Charts',
    '',
    'Every flow of the console, as a picture and in words. The files in this folder are made by `npm run charts` from `machines/`; a change by hand is lost. [How to read and review them](../charts.md).',
    '',
    ...areas.flatMap((area) => [
      `## ${toHeading(area)}`,
      '',
      '| Flow | What it is about | States | Transitions |',
      '|---|---|---|---|',
      ...charts
        .filter((chart) => areaOf(chart) === area)
        .map(
          (chart) =>
            `| [${nameOfChart(chart)}](${chart.id}.md) | ${chart.sentence} | ${chart.states.length - 1} | ${chart.transitions.length} |`,
        ),
      '',
    ]),
  ].join('\n')
}

export const areaOf = ({ id }: Pick<DrawnChart, 'id'>): string => id.split('/')[0] ?? ''
