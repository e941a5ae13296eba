import type { Review, ReviewedChart } from '#tools/atlas/review/review.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Tag } from '#ui/layout/Tag.tsx'
import css from '#tools/atlas/site/pages/ReviewPage.module.css'

const tones = { added: 'success', removed: 'danger', changed: 'info' } as const

/** Every changed chart, before and after the change. */
export function ReviewPage({ review }: { review: Review | null }) {
  return (
    <main className={css.page}>
      <PageTitle note={review ? `Since ${review.ref}` : undefined}>Review</PageTitle>
      {!review && (
        <EmptyState title="There is no comparison yet">
          Run &ldquo;npm run charts -- --since main&rdquo; with any commit, branch or tag, then reload this page.
        </EmptyState>
      )}
      {review?.charts.length === 0 && <EmptyState title={`No chart has changed since ${review.ref}`} />}
      {review?.charts.map((chart) => (
        <Chart key={chart.chart} {...chart} />
      ))}
    </main>
  )
}

function Chart({ chart, kind, lines, before, after }: ReviewedChart) {
  return (
    <section className={css.chart} aria-labelledby={chart}>
      <h2 id={chart}>
        {chart} <Tag>{kind}</Tag>
      </h2>
      <div className={css.pair}>
        <Side title="Before" picture={before} chart={chart} />
        <Side title="After" picture={after} chart={chart} />
      </div>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={`${line.kind} ${line.text}`}>
            <Tag tone={tones[line.kind]}>{line.kind}</Tag>
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Side({ title, picture, chart }: { title: string; picture: string | null; chart: string }) {
  return (
    <figure className={css.side}>
      <figcaption>{title}</figcaption>
      {picture === null ? (
        <p>The chart does not exist.</p>
      ) : (
        <a href={`review/${picture}`}>
          <img src={`review/${picture}`} alt={`${chart}, ${title.toLowerCase()}`} />
        </a>
      )}
    </figure>
  )
}
