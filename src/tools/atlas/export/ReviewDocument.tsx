import { FlowSection } from '#tools/atlas/export/FlowSection.tsx'
import type { ReleaseReview } from '#tools/atlas/export/releaseReview.ts'

interface ReviewDocumentProps {
  review: ReleaseReview
  /** The release of the checkout. */
  release: string
}

/** A release review: a list of all charts, then each chart with a field for the answer of the reviewer. */
export function ReviewDocument({ review: { since, flows }, release }: ReviewDocumentProps) {
  const changed = flows.filter(({ kind }) => kind !== 'unchanged')
  return (
    <>
      <header className="top">
        <h1>Release review</h1>
        <p>
          Release {release}, {flows.length} charts.{' '}
          {since === null ? 'No comparison.' : `${changed.length} charts have changed since ${since}.`}
        </p>
        <div className="tools">
          <p role="status" data-progress="" />
          <label>
            <input type="checkbox" id="fit" /> Fit pictures to the window
          </label>
          <button type="button" data-save="">
            Save with my answers
          </button>
        </div>
        <p className="soft">
          Tick a chart if you approve it, and write what should change. &lsquo;Save with my answers&rsquo; downloads
          this file with both. Send that file back.
        </p>
      </header>
      <nav aria-label="Charts">
        <ul>
          {flows.map(({ id, kind }) => (
            <li key={id}>
              <a href={`#${id}`}>{id}</a> {kind !== 'unchanged' && <span className={`tag ${kind}`}>{kind}</span>}
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {flows.map((flow) => (
          <FlowSection key={flow.id} flow={flow} />
        ))}
      </main>
    </>
  )
}
