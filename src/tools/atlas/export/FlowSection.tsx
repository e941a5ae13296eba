import type { ReactNode } from 'react'
import { Coverage, Outline, Paths, Screens } from '#tools/atlas/export/FlowDetails.tsx'
import type { ReviewedFlow } from '#tools/atlas/export/releaseReview.ts'

/** One chart: its changes, pictures, details, and the answer of the reviewer. */
export function FlowSection({ flow }: { flow: ReviewedFlow }) {
  const { id, sentence, kind, changes, chart, coverage, paths, screens } = flow
  return (
    <section aria-labelledby={id} className="flow">
      <h2 id={id}>
        {id} {kind !== 'unchanged' && <span className={`tag ${kind}`}>{kind}</span>}
      </h2>
      <p>{sentence}</p>
      <ul className="changes">
        {changes.map((line) => (
          <li key={`${line.kind} ${line.text}`}>
            <span className={`tag ${line.kind}`}>{line.kind}</span> {line.text}
          </li>
        ))}
      </ul>
      <Pictures flow={flow} />
      <Details title="Outline">{chart && <Outline chart={chart} />}</Details>
      <Details title={`Screens (${screens.length})`}>
        {screens.length > 0 && <Screens screens={screens} chart={chart} />}
      </Details>
      <Details title="Coverage">{chart && coverage && <Coverage chart={chart} coverage={coverage} />}</Details>
      <Details title={`Test paths (${paths.length})`}>{paths.length > 0 && <Paths paths={paths} />}</Details>
      <fieldset className="answer">
        <legend>Your answer to {id}</legend>
        <label>
          <input type="checkbox" data-approved="" /> Approved
        </label>
        <label>
          Comment
          <textarea rows={2} maxLength={2_000} />
        </label>
      </fieldset>
    </section>
  )
}

function Details({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null
  return (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

function Pictures({ flow: { id, kind, before, picture } }: { flow: ReviewedFlow }) {
  if (kind !== 'changed')
    return <Picture svg={picture ?? before} label={kind === 'removed' ? `${id}, before` : `Picture of ${id}`} />
  return (
    <div className="pair">
      <Picture svg={before} label={`${id}, before`} />
      <Picture svg={picture} label={`${id}, after`} />
    </div>
  )
}

/** Inside an image, the ids and styles of a picture cannot meet those of another. */
function Picture({ svg, label }: { svg: string | null; label: string }) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it */}
      <div className="picture" role="group" aria-label={label} tabIndex={0}>
        <img src={`data:image/svg+xml;base64,${Buffer.from(svg ?? '').toString('base64')}`} alt={label} />
      </div>
    </figure>
  )
}
