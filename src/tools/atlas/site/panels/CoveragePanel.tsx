import type { ChartData } from '#tools/atlas/data/chartData.ts'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { describeTransition } from '#tools/atlas/picture/outline.ts'
import { coverageLevelOf, coverageLevels, type CoverageLevel } from '#tools/atlas/site/picture/highlights.ts'
import { Tag } from '#ui/layout/Tag.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'

const tones = { browser: 'success', actor: 'info', never: 'danger' } as const

/** What the last recorded runs took. */
export function CoveragePanel({ chart, coverage }: { chart: DrawnChart; coverage: ChartData['coverage'] }) {
  if (!coverage)
    return (
      <p className={css.panel}>
        No run of this chart was recorded yet: &ldquo;npm run test:paths&rdquo;, then &ldquo;npm run paths --
        --record&rdquo;.
      </p>
    )
  const count = (taker: CoverageLevel) =>
    chart.transitions.filter(({ id }) => coverageLevelOf(coverage[id]) === taker).length
  return (
    <div className={css.panel}>
      <section className={css.card} aria-label="What the signs mean">
        {(Object.keys(coverageLevels) as CoverageLevel[]).map((taker) => (
          <p key={taker} className={css.key}>
            <Tag tone={tones[taker]}>{coverageLevels[taker].sign}</Tag>
            <span>
              {count(taker)} of {chart.transitions.length} {coverageLevels[taker].says}
            </span>
          </p>
        ))}
      </section>
      <ul className={css.list} aria-label="Transitions">
        {chart.transitions.map((transition) => {
          const taken = coverage[transition.id]
          const taker = coverageLevelOf(taken)
          return (
            <li key={transition.id}>
              <Tag tone={tones[taker]}>{coverageLevels[taker].sign}</Tag>{' '}
              {chart.states.find(({ id }) => id === transition.source)?.name}: {describeTransition(chart, transition)}
              {taken?.notInBrowser && <span className={css.soft}> Not in the browser: {taken.notInBrowser}.</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
