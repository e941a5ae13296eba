import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { displayNameOf } from '#domain/people/accounts.ts'
import { changedText, type StatusQueue } from '#domain/people/statusQueue.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { selectQueue } from '#machines/users/users.selectors.ts'
import css from '#pages/admin/users/QueueResults.module.css'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RetryButton } from '#ui/feedback/RetryButton.tsx'
import { formatCount } from '#ui/format.ts'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { useFocusFallback } from '#ui/overlays/useFocusFallback.ts'

const countText = (queue: StatusQueue, count: number): string =>
  `${formatCount(count)} of ${formatCount(queue.length)} users ${changedText(queue)}`

/**
 * The progress of a change of several users, and then the users that failed, with the reasons. It is at the end of
 * the list, above the bar of the selected rows, so that no row moves.
 */
export function QueueResults({ actor }: { actor: ActorRefFrom<typeof usersMachine> }) {
  const { isBulkChange, ...results } = useSelector(actor, selectQueue, shallowEqual)
  return isBulkChange ? <Results {...results} send={actor.send} /> : null
}

interface ResultsProps extends Omit<ReturnType<typeof selectQueue>, 'isBulkChange'> {
  send: (event: { type: 'stop.requested' | 'retry.requested' | 'notice.dismissed' }) => void
}

function Results({ isSending, queue, pendingCount, canRetry, send }: ResultsProps) {
  const failed = queue.filter(({ state }) => state === 'failed')
  const sentCount = queue.length - pendingCount
  return (
    <div
      ref={useFocusFallback<HTMLDivElement>()}
      className={classes('raised', css.results)}
      role="region"
      aria-label="Changes of users"
    >
      <div className={classes('row wrap', css.head)}>
        <p role="status" aria-live={isSending ? 'off' : 'polite'} className={classes('medium', css.status)}>
          {isSending
            ? countText(queue, sentCount)
            : `${countText(queue, queue.length - failed.length)}, ${formatCount(failed.length)} failed`}
        </p>
        {isSending && (
          <progress className={css.progress} aria-label="Users changed" value={sentCount} max={queue.length} />
        )}
        {isSending && pendingCount > 1 && (
          <Button size="small" variant="secondary" onClick={() => send({ type: 'stop.requested' })}>
            Stop
          </Button>
        )}
        {canRetry && <RetryButton label="Retry failed" onClick={() => send({ type: 'retry.requested' })} />}
        {!isSending && (
          <Button size="small" variant="quiet" onClick={() => send({ type: 'notice.dismissed' })}>
            Dismiss
          </Button>
        )}
      </div>
      {failed.length > 0 && (
        <details className={css.details} open>
          <summary className={classes('note', css.summary)}>Failed</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list">
            {failed.map(({ user, problem }) => (
              <li key={user.id} className={classes('row wrap', css.entry)}>
                <Verbatim className={css.name}>{displayNameOf(user)}</Verbatim>
                <span className={classes('bad', css.problem)}>{problem}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
