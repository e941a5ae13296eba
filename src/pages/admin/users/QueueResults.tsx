import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { StatusQueue } from '#domain/people/statusQueue.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { selectQueue } from '#machines/users/users.selectors.ts'
import css from '#pages/admin/users/QueueResults.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { formatCount } from '#ui/format.ts'
import { RetryIcon } from '#ui/layout/Icon.tsx'
import { Tag } from '#ui/layout/Tag.tsx'

const stateLabels = { waiting: 'Waiting', done: 'Done', failed: 'Failed' } as const
/** With more users than this, the list of users is collapsed. */
const maxExpandedUsers = 8

const tones = { waiting: 'neutral', done: 'success', failed: 'danger' } as const

const changedTexts = { suspend: 'suspended', activate: 'activated' } as const

/** Changes of both kinds can be in one queue. */
const changedText = (queue: StatusQueue): string => {
  const [first, ...others] = queue
  return first && others.every(({ change }) => change === first.change) ? changedTexts[first.change] : 'changed'
}

const progressText = (queue: StatusQueue, doneCount: number): string =>
  `${formatCount(doneCount)} of ${formatCount(queue.length)} users ${changedText(queue)}`

const resultText = (queue: StatusQueue, failedCount: number): string =>
  failedCount === 0
    ? `${formatCount(queue.length)} users ${changedText(queue)}`
    : `${progressText(queue, queue.length - failedCount)}, ${formatCount(failedCount)} failed`

/** The progress and results of a change of several users. The person can retry the failed ones. */
export function QueueResults({ actor }: { actor: ActorRefFrom<typeof usersMachine> }) {
  const { isBulkChange, isSending, queue, pendingCount, canRetry } = useSelector(actor, selectQueue, shallowEqual)
  if (!isBulkChange) return null
  const failed = queue.filter(({ state }) => state === 'failed')
  const doneCount = queue.length - pendingCount
  return (
    <section className={css.results} aria-label="Changes of many users">
      <div className={css.head}>
        <p role="status" aria-live={isSending ? 'off' : 'polite'} className={css.status}>
          {isSending ? progressText(queue, doneCount) : resultText(queue, failed.length)}
        </p>
        {isSending && (
          <progress className={css.progress} aria-label="Users changed" value={doneCount} max={queue.length} />
        )}
        {isSending && pendingCount > 1 && (
          <Button size="small" variant="secondary" onClick={() => actor.send({ type: 'stop.requested' })}>
            Stop
          </Button>
        )}
        {canRetry && (
          <Button
            size="small"
            variant="secondary"
            icon={<RetryIcon size={16} />}
            onClick={() => actor.send({ type: 'retry.requested' })}
          >
            Retry failed
          </Button>
        )}
        {!isSending && (
          <Button size="small" variant="quiet" onClick={() => actor.send({ type: 'notice.dismissed' })}>
            Dismiss
          </Button>
        )}
      </div>
      <details className={css.details} open={queue.length <= maxExpandedUsers || undefined}>
        <summary className={css.summary}>Details</summary>
        <ul className={css.list}>
          {queue.map(({ user, state, problem }) => (
            <li key={user.id} className={css.entry}>
              <span className={css.name}>{user.name || user.email || user.id}</span>
              {problem !== null && <span className={css.problem}>{problem}</span>}
              <Tag tone={tones[state]}>{stateLabels[state]}</Tag>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
