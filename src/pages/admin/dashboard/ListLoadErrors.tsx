import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { prefetchProblem } from '#domain/dashboard/prefetchSources.ts'
import { type listPrefetchMachine, selectListPrefetch } from '#machines/dashboard/listPrefetch.machine.ts'
import css from '#pages/admin/dashboard/DashboardPage.module.css'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'

/** The lists that could not be prefetched, with the texts of §8. Renders nothing if none failed. */
export function ListLoadErrors({ actor }: { actor: ActorRefFrom<typeof listPrefetchMachine> | undefined }) {
  const prefetch = useSelector(actor, (snapshot) => (snapshot ? selectListPrefetch(snapshot) : null), shallowEqual)
  if (!actor || !prefetch || prefetch.problems.length === 0) return null
  return (
    <section className={css.missed} aria-label="Lists that could not be loaded">
      <RetryNotice
        tone="warning"
        problem={
          <ul className="lines">
            {prefetch.problems.map(({ source, problem }) => (
              <li key={source}>
                <strong>{`${prefetchProblem(source)}:`}</strong> <span>{problem}</span>
              </li>
            ))}
          </ul>
        }
        callsApi
        busy={prefetch.isBusy}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    </section>
  )
}
