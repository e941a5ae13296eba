import { targetText } from '#charts/pictures/textBlocks.ts'
import { type DrawnChart, type DrawnState, type DrawnTransition, staysInside } from '#charts/pictures/drawnChart.ts'
import { capitalize, toHeading } from '#charts/pictures/words.ts'

/** The name of the flow, as a heading. */
export const nameOfChart = ({ id }: Pick<DrawnChart, 'id'>): string => toHeading(id.split('/')[1] ?? id)

/** A chart as a section with a nested Markdown list: one line per state, call, action and transition, so that diffs are small. */
export const outlineOf = (chart: DrawnChart): string => {
  const root = chart.states.find(({ parent }) => parent === null) as DrawnState
  return [
    `## ${nameOfChart(chart)}`,
    '',
    ...(chart.sentence ? [chart.sentence, ''] : []),
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
      stateLine(state, indent),
      ...factsOf(chart, state).map((line) => `${indent}  ${line}`),
      ...innerOf(chart, state, `${indent}  `),
    ])

const stateLine = (state: DrawnState, indent: string): string => {
  const { name, description, section } = state
  return `${indent}- **${name}**${section ? ` (${section})` : ''}${notesOf(state)}${description && `: ${description}`}`
}

const notesOf = ({ isInitial, isRegion, kind }: DrawnState): string => {
  const notes = [
    ...(isInitial ? ['starts here'] : []),
    ...(isRegion ? ['runs in parallel'] : []),
    ...(kind === 'final' ? ['the flow ends'] : []),
    ...(kind === 'history' ? ['history'] : []),
    ...(kind === 'deepHistory' ? ['deep history'] : []),
  ]
  return notes.length > 0 ? ` – ${notes.join(', ')}` : ''
}

const factsOf = (chart: DrawnChart, state: DrawnState): string[] => [
  ...state.calls.map((call) => `- runs: ${call}`),
  ...state.entry.map((action) => `- ${state.parent === null ? 'when the flow starts' : 'on entry'}: ${action}`),
  ...state.exit.map((action) => `- on exit: ${action}`),
  ...chart.transitions
    .filter(({ source }) => source === state.id)
    .map((transition) => `- ${describeTransition(chart, transition)}`),
]

/** A transition in one line: `the code is wrong → Entering. The console shows the reason below the field.` */
export const describeTransition = (chart: DrawnChart, transition: DrawnTransition): string => {
  const { label, guard, description, actions, targets } = transition
  const names = targets.map((target) => chart.states.find(({ id }) => id === target)?.name ?? target)
  const target = staysInside(transition) ? targetText(chart, transition) : `→ ${names.join(' and ')}`
  return [
    label,
    ...(guard ? [` [${guard}]`] : []),
    ...(target ? [target.startsWith('→') ? ` ${target}` : `; ${target}`] : []),
    ...(description ? [`. ${description}`] : []),
    ...actions.map((action) => (description ? ` ${capitalize(action)}.` : `; ${action}`)),
  ].join('')
}

/** The area of a chart. */
export const areaOf = ({ id }: Pick<DrawnChart, 'id'>): string => id.split('/')[0] ?? ''
