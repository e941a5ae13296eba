import { nameOfChart } from '#charts/pictures/outline.ts'
import { headlineOf, type Review, type ReviewedChange } from '#tools/atlas/review/review.ts'
import { type OpenComment } from '#tools/atlas/review/openComments.ts'
import { markdownOf } from '#tools/atlas/review/reviewText.ts'
import type { CommentsActor } from '#tools/atlas/site/charts/comments.machine.ts'
import { versionOfAtlas } from '#tools/atlas/site/allCharts.ts'
import { CopyButton, RouteLink } from '#tools/atlas/site/links.tsx'
import { CommentOrigin } from '#tools/atlas/site/panels/CommentsCard.tsx'
import { ButtonLink } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageTitle } from '#tools/atlas/site/panels/PageTitle.tsx'
import { Tag } from '#ui/layout/Tag.tsx'
import panel from '#tools/atlas/site/panels/Panel.module.css'
import css from '#tools/atlas/site/pages/ChartPage.module.css'

const tones = { added: 'success', removed: 'danger', changed: 'info' } as const

interface ReviewPageProps {
  review: Review | undefined
  comments: readonly OpenComment[]
  actor: CommentsActor | undefined
}

/** The open comments, and the charts that do something else than in another revision, before and after it. */
export function ReviewPage({ review, comments, actor }: ReviewPageProps) {
  const text = markdownOf(review, comments, new URL('.', location.href).href)
  return (
    <main className={css.page}>
      <div className={css.head}>
        <PageTitle note={review ? `${headlineOf(review)}.` : undefined}>Review</PageTitle>
        {(review || comments.length > 0) && (
          <div className={panel.row}>
            <CopyButton text={text} copied="Review copied." instead="Download it instead.">
              Copy as text
            </CopyButton>
            <ButtonLink
              size="small"
              variant="secondary"
              href={`data:text/markdown;charset=utf-8,${encodeURIComponent(text)}`}
              download="review.md"
            >
              Download
            </ButtonLink>
          </div>
        )}
      </div>
      {review?.version !== undefined && review.version !== versionOfAtlas && (
        <Notice tone="warning" title="This atlas has other charts than the review">
          Links to states can be wrong. Build the atlas with &ldquo;npm run atlas&rdquo;, then reload this page.
        </Notice>
      )}
      {actor && comments.length > 0 && (
        <Card title={`Open comments: ${comments.length}`}>
          <ul className={panel.comments}>
            {comments.map((comment) => (
              <li key={comment.id}>
                <RouteLink to={comment.route}>{comment.about}</RouteLink>
                <p>{comment.text}</p>
                <CommentOrigin actor={actor} chart={comment.route.chart} comment={comment} />
              </li>
            ))}
          </ul>
        </Card>
      )}
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

function Chart({ chart, kind, changes, words, before, after }: ReviewedChange) {
  return (
    <Card title={nameOfChart({ id: chart })} actions={kind !== 'changed' && <Tag tone={tones[kind]}>{kind}</Tag>}>
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
      {words.length > 0 && (
        <details>
          <summary className={css.summary}>Other words: {words.length}</summary>
          <ul className={css.changes}>
            {words.map((text) => (
              <li key={text.before}>
                <Tag>words</Tag>
                <div>
                  {text.now}
                  <p className={panel.soft}>before: {text.before}</p>
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
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
      <figcaption>{title}. Press the picture to see it large.</figcaption>
      <a href={`review/${picture}`}>
        <img src={`review/${picture}`} alt={`${chart}, ${title.toLowerCase()}`} />
      </a>
    </figure>
  )
}
