import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useSyncExternalStore } from 'react'
import { resendLockMs } from '#domain/limits.ts'
import type { verifyMachine } from '#machines/auth/verify.machine.ts'
import { selectResend } from '#machines/auth/verify.selectors.ts'
import css from '#pages/auth/AuthLayout.module.css'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { subscribeToTicks } from '#ui/subscribeToTicks.ts'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * Shows the time left until a deadline as minutes and seconds. A chart decides what happens at the deadline.
 * @param until milliseconds since 1970
 * @param atMost milliseconds; the limit if the clock was set back
 */
function Countdown({ until, atMost }: { until: number; atMost: number }) {
  const left = useSyncExternalStore(
    subscribeToTicks,
    () => Math.min(atMost / 1000, Math.max(0, Math.ceil((until - Date.now()) / 1000))),
    () => 0,
  )
  return (
    <span role="timer" aria-live="off">
      {clock(left)}
    </span>
  )
}

/** The countdown of the resend lock, then the link that requests a new code (§2, §4). */
export function Resend({ actor }: { actor: ActorRefFrom<typeof verifyMachine> }) {
  const { canResend, isLocked, isSending, lockedUntil } = useSelector(actor, selectResend, shallowEqual)
  return (
    <p className={classes('row wrap muted', css.resend)}>
      <span>No code? Check spam.</span>
      {isLocked ? (
        <span className={classes('digits', css.wait)}>
          <span>You can resend the code in </span>
          <Countdown until={lockedUntil} atMost={resendLockMs} />
        </span>
      ) : (
        <Button
          variant="quiet"
          size="small"
          busy={isSending}
          aria-disabled={!canResend || undefined}
          onClick={() => actor.send({ type: 'resend.requested' })}
        >
          Resend code
        </Button>
      )}
    </p>
  )
}
