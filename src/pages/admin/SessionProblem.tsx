import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { selectSessionProblem } from '#machines/auth/session.select.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'

/** Why the session could not be checked, with a way to try again. */
export function SessionProblem({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) {
  const problem = useSelector(actor, selectSessionProblem)
  if (problem === null) return null
  return (
    <Notice
      tone="danger"
      title="Your session could not be checked"
      announce
      action={
        <Button size="small" variant="secondary" onClick={() => actor.send({ type: 'retry.requested' })}>
          Retry
        </Button>
      }
    >
      {problem}
    </Notice>
  )
}
