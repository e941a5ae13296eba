import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import { selectSessionProblem } from '#machines/session/session.selectors.ts'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'

/** Why the session could not be checked, with a retry button. */
export function SessionProblem({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) {
  const problem = useSelector(actor, selectSessionProblem)
  if (problem === null) return null
  return (
    <RetryNotice
      title="Your session could not be checked"
      problem={problem}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    />
  )
}
