import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { selectQueue } from '#machines/users/users.selectors.ts'
import css from '#pages/admin/users/QueueResults.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { formatCount } from '#ui/format.ts'
import { RetryIcon } from '#ui/layout/Icon.tsx'
import { Tag } from '#ui/layout/Tag.tsx'

const outcomes = { waiting: 'Waiting', done: 'Done', failed: 'Failed' } as const
/** More users than this are listed only when asked for. */
const longList = 8

const tones = { waiting: 'neutral', done: 'success', failed: 'danger' } as const

/** The changes of many users: how far they are, what became of each, and a way to try the failed ones again. */
export function QueueResults({ actor }: { actor: ActorRefFrom<typeof usersMachine> }) {
  const { isShown, isSending, queue, waiting, canRetry } = useSelector(actor, selectQueue, shallowEqual)
  if (!isShown) return null
  const failed = queue.filter(({ state }) => state === 'failed')
  const done = queue.length - waiting
  const words = isSending
    ? `${formatCount(done)} of ${formatCount(queue.length)} users changed`
    : `${formatCount(queue.length - failed.length)} of ${formatCount(queue.length)} users changed${failed.length > 0 ? `, ${formatCount(failed.length)} failed` : ''}`
  return (
    <section className={css.results} aria-label="Changes of many users">
      <div className={css.head}>
        <p role="status" aria-live={isSending ? 'off' : 'polite'} className={css.words}>
          {words}
        </p>
        {isSending && <progress className={css.progress} aria-label="Users changed" value={done} max={queue.length} />}
        {isSending && waiting > 1 && (
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
      <details className={css.details} open={queue.length <= longList || undefined}>
        <summary className={css.summary}>Each user</summary>
        <ul className={css.list}>
          {queue.map(({ user, state, problem }) => (
            <li key={user.id} className={css.entry}>
              <span className={css.name}>{user.name || user.email || user.id}</span>
              {problem !== null && <span className={css.problem}>{problem}</span>}
              <Tag tone={tones[state]}>{outcomes[state]}</Tag>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
