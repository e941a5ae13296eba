import type { ChartData } from '#tools/atlas/data/chartData.ts'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { describeTransition } from '#tools/atlas/picture/outline.ts'
import { coverageLevelOf, coverageLevels, type CoverageLevel } from '#tools/atlas/site/picture/highlights.ts'
import { Tag } from '#ui/layout/Tag.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'

const tones = { browser: 'success', actor: 'info', never: 'danger' } as const

/** The transitions that the last recorded test runs took. */
export function CoveragePanel({ chart, coverage }: { chart: DrawnChart; coverage: ChartData['coverage'] }) {
  if (!coverage)
    return (
      <p className={css.panel}>
        No test run of this chart is recorded. Run &ldquo;npm run test:paths&rdquo;, then &ldquo;npm run paths --
        --record&rdquo;.
      </p>
    )
  const count = (level: CoverageLevel) =>
    chart.transitions.filter(({ id }) => coverageLevelOf(coverage[id]) === level).length
  return (
    <div className={css.panel}>
      <section className={css.card} aria-label="Legend">
        {(Object.keys(coverageLevels) as CoverageLevel[]).map((level) => (
          <p key={level} className={css.key}>
            <Tag tone={tones[level]}>{coverageLevels[level].sign}</Tag>
            <span>
              {count(level)} of {chart.transitions.length} {coverageLevels[level].label}
            </span>
          </p>
        ))}
      </section>
      <ul className={css.list} aria-label="Transitions">
        {chart.transitions.map((transition) => {
          const transitionCoverage = coverage[transition.id]
          const level = coverageLevelOf(transitionCoverage)
          return (
            <li key={transition.id}>
              <Tag tone={tones[level]}>{coverageLevels[level].sign}</Tag>{' '}
              {chart.states.find(({ id }) => id === transition.source)?.name}: {describeTransition(chart, transition)}
              {transitionCoverage?.reason && (
                <span className={css.soft}> Not in the browser: {transitionCoverage.reason}.</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
