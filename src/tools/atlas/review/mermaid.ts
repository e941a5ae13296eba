import { type DrawnChart, type DrawnState, isDrawnInsideState } from '#tools/atlas/picture/drawnChart.ts'
import type { Highlights } from '#tools/atlas/picture/drawChart.ts'

const quoted = (text: string): string => `"${text.replaceAll('"', '#quot;')}"`

/** A chart as a Mermaid diagram, for a pull request and other places that accept only text. */
export const mermaidOf = (chart: DrawnChart, highlights: Highlights): string => {
  const nameOf = (id: string): string => `s${chart.states.findIndex((state) => state.id === id)}`
  const arrows = chart.transitions
    .filter((transition) => !isDrawnInsideState(transition))
    .flatMap((transition) => transition.targets.map((target) => ({ transition, target })))
  const highlighted = (kind: Kind) =>
    chart.states
      .filter(({ id, parent }) => parent !== null && highlights.states?.get(id)?.className === kind)
      .map(({ id }) => nameOf(id))
  const lineStyles = arrows.flatMap(({ transition }, index) => {
    const kind = highlights.transitions?.get(transition.id)?.className as Kind | undefined
    return kind ? [`  linkStyle ${index} ${styles[kind]}`] : []
  })
  return [
    'flowchart TB',
    ...innerOf(chart, chart.states[0] as DrawnState, nameOf, '  '),
    ...arrows.map(({ transition, target }) => {
      const { id, source, label, guard } = transition
      const text = [signOf(highlights, id), label, guard && `[${guard}]`].filter(Boolean).join(' ')
      return `  ${nameOf(source)} -->|${quoted(text)}| ${nameOf(target)}`
    }),
    ...kinds.flatMap((kind) =>
      highlighted(kind).length > 0
        ? [`  classDef ${kind} ${styles[kind]}`, `  class ${highlighted(kind).join(',')} ${kind}`]
        : [],
    ),
    ...lineStyles,
  ].join('\n')
}

const kinds = ['added', 'removed', 'changed'] as const
type Kind = (typeof kinds)[number]

const styles: Readonly<Record<Kind, string>> = {
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
