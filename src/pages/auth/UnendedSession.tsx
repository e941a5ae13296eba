import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type sessionEndMachine, selectSessionEnd } from '#machines/session/sessionEnd.machine.ts'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'

/** Says that the last sign-out could not end the session at the identity provider (§4), and offers to try again. */
export function UnendedSession({ actor }: { actor: ActorRefFrom<typeof sessionEndMachine> | undefined }) {
  const { isUnended, isBusy, problem } = useSelector(actor, selectSessionEnd, shallowEqual)
  if (!isUnended) return null
  return (
    <RetryNotice
      title="You are signed out here, but not everywhere"
      problem={`Your session could not be ended on all devices yet. ${problem} Keep this page open until it is ended.`}
      label="Try again"
      busy={isBusy}
      onRetry={() => actor?.send({ type: 'retry.requested' })}
    />
  )
}
