import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { marketerSessionMachine } from '#machines/session/marketerSession.machine.ts'
import { selectMarketerSessionProblem } from '#machines/session/marketerSession.selectors.ts'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'

/** Why the marketer's session could not be checked, with a retry button. */
export function MarketerSessionProblem({ actor }: { actor: ActorRefFrom<typeof marketerSessionMachine> }) {
  const problem = useSelector(actor, selectMarketerSessionProblem)
  if (problem === null) return null
  return (
    <RetryNotice
      title="Your session could not be checked"
      problem={problem}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    />
  )
}
