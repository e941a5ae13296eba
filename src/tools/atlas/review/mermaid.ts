import { type DrawnChart, type DrawnState, isDrawnInsideState } from '#tools/atlas/picture/drawnChart.ts'
import type { Highlights } from '#tools/atlas/picture/drawChart.ts'

const quoted = (text: string): string => `"${text.replaceAll('"', '#quot;')}"`

/** A chart as a Mermaid drawing, for places that take text alone, such as the description of a pull request. */
export const mermaidOf = (chart: DrawnChart, marks: Highlights): string => {
  const nameOf = (id: string): string => `s${chart.states.findIndex((state) => state.id === id)}`
  const arrows = chart.transitions
    .filter((transition) => !isDrawnInsideState(transition))
    .flatMap((transition) => transition.targets.map((target) => ({ transition, target })))
  const marked = (look: string) =>
    chart.states
      .filter(({ id, parent }) => parent !== null && marks.states?.get(id)?.className === look)
      .map(({ id }) => nameOf(id))
  const lineStyles = arrows.flatMap(({ transition }, index) => {
    const look = marks.transitions?.get(transition.id)?.className as Look | undefined
    return look ? [`  linkStyle ${index} ${styles[look]}`] : []
  })
  return [
    'flowchart TB',
    ...innerOf(chart, chart.states[0] as DrawnState, nameOf, '  '),
    ...arrows.map(
      ({ transition, target }) =>
        `  ${nameOf(transition.source)} -->|${quoted([signOf(marks, transition.id), transition.label, transition.guard && `[${transition.guard}]`].filter(Boolean).join(' '))}| ${nameOf(target)}`,
    ),
    ...looks.flatMap((look) =>
      marked(look).length > 0
        ? [`  classDef ${look} ${styles[look]}`, `  class ${marked(look).join(',')} ${look}`]
        : [],
    ),
    ...lineStyles,
  ].join('\n')
}

const looks = ['added', 'removed', 'changed'] as const
type Look = (typeof looks)[number]

const styles: Readonly<Record<Look, string>> = {
  added: 'stroke:#1d6b34,stroke-width:4px',
  removed: 'stroke:#a01a31,stroke-width:4px,stroke-dasharray:4 4',
  changed: 'stroke:#275680,stroke-width:4px',
}

const signOf = ({ transitions }: Highlights, id: string): string => transitions?.get(id)?.sign ?? ''

const innerOf = (chart: DrawnChart, { id }: DrawnState, nameOf: (id: string) => string, indent: string): string[] =>
  chart.states
    .filter(({ parent }) => parent === id)
    .flatMap((state) => {
      const inner = innerOf(chart, state, nameOf, `${indent}  `)
      const name = nameOf(state.id)
      if (inner.length > 0) return [`${indent}subgraph ${name}[${quoted(state.name)}]`, ...inner, `${indent}end`]
      return [
        state.kind === 'final'
          ? `${indent}${name}(((${quoted(state.name)})))`
          : `${indent}${name}(${quoted(state.isInitial ? `● ${state.name}` : state.name)})`,
      ]
    })
