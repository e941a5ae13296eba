import type { Screen } from '#tools/atlas/export/screens.ts'
import type { PathData } from '#tools/atlas/data/chartData.ts'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { describeTransition, outlineItemsOf, type OutlineItem } from '#tools/atlas/picture/outline.ts'
import type { ChartCoverage } from '#tools/paths/check/coverage.ts'

/** The states of a chart as a list, with their calls, actions and transitions. */
export function Outline({ chart }: { chart: DrawnChart }) {
  return <OutlineList items={outlineItemsOf(chart)} />
}

function OutlineList({ items }: { items: readonly OutlineItem[] }) {
  return (
    <ul>
      {items.map(({ name, text, facts, inner }) => (
        <li key={name + text}>
          <strong>{name}</strong> {text}
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {inner.length > 0 && <OutlineList items={inner} />}
        </li>
      ))}
    </ul>
  )
}

const nameOf = (chart: DrawnChart | null, state: string): string =>
  chart?.states.find(({ id }) => id === state)?.name ?? state

/** What a person sees in each state, on a desktop and on a phone. */
export function Screens({ chart, screens }: { chart: DrawnChart | null; screens: readonly Screen[] }) {
  return (
    <ul className="screens">
      {screens.map(({ state, phone, desktop }) => (
        <li key={state}>
          <strong>{nameOf(chart, state)}</strong>
          <div>
            <img src={desktop} alt={`${nameOf(chart, state)} on a desktop`} loading="lazy" />
            <img src={phone} alt={`${nameOf(chart, state)} on a phone`} loading="lazy" />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Which tests take the transitions, and why the browser does not take the others. */
export function Coverage({ chart, coverage }: { chart: DrawnChart; coverage: ChartCoverage }) {
  const isTaken = (id: string, by: 'browser' | 'actor') => coverage[id]?.takenBy.includes(by) ?? false
  const count = (by: 'browser' | 'actor') => chart.transitions.filter(({ id }) => isTaken(id, by)).length
  const others = chart.transitions.filter(({ id }) => !isTaken(id, 'browser'))
  return (
    <>
      <p>
        Test paths take {count('browser')} of {chart.transitions.length} transitions in the browser, and{' '}
        {count('actor')} on the chart.
      </p>
      {others.length > 0 && <p>Not in the browser:</p>}
      <ul>
        {others.map((transition) => (
          <li key={transition.id}>
            {nameOf(chart, transition.source)}: {describeTransition(chart, transition)}{' '}
            <span className="soft">({coverage[transition.id]?.reason ?? 'no reason'})</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The test paths as scripts. */
export function Paths({ paths }: { paths: readonly PathData[] }) {
  return paths.map(({ id, given, steps }) => (
    <div key={id}>
      <h3>{id}</h3>
      <p>Given {given}.</p>
      <ol>
        {steps.map(({ when, seen }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the index identifies a step of a path
          <li key={index}>
            {when === '' ? 'At the start:' : `When ${when},`} then {seen}.
          </li>
        ))}
      </ol>
    </div>
  ))
}
