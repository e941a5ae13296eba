import { headlineOf, type Review, type ReviewedChange } from '#tools/atlas/review/review.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Tag } from '#ui/layout/Tag.tsx'
import panel from '#tools/atlas/site/panels/Panel.module.css'
import css from '#tools/atlas/site/pages/ChartPage.module.css'

const tones = { added: 'success', removed: 'danger', changed: 'info' } as const

/** The charts that do something else than in another revision, before and after it. */
export function ReviewPage({ review }: { review: Review | undefined }) {
  return (
    <main className={css.page}>
      <PageTitle note={review ? `${headlineOf(review)}.` : undefined}>Review</PageTitle>
      {!review && (
        <EmptyState title="There is no comparison yet">
          Run &ldquo;npm run charts -- --since main&rdquo; with any commit, branch or tag, then reload this page.
        </EmptyState>
      )}
      {review?.charts.map((chart) => (
        <Chart key={chart.chart} {...chart} />
      ))}
    </main>
  )
}

function Chart({ chart, kind, changes, before, after }: ReviewedChange) {
  return (
    <Card title={chart} actions={kind !== 'changed' && <Tag tone={tones[kind]}>{kind}</Tag>}>
      <ul className={css.changes}>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.text}`}>
            <Tag tone={tones[change.kind]}>{change.kind}</Tag>
            <div>
              {change.text}
              {change.details.map((detail) => (
                <p key={detail} className={panel.soft}>
                  {detail}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className={css.pair}>
        {before !== null && <Side title="Before" picture={before} chart={chart} />}
        {after !== null && <Side title="After" picture={after} chart={chart} />}
      </div>
    </Card>
  )
}

function Side({ title, picture, chart }: { title: string; picture: string; chart: string }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <a href={`review/${picture}`}>
        <img src={`review/${picture}`} alt={`${chart}, ${title.toLowerCase()}`} />
      </a>
    </figure>
  )
}
