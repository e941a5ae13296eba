import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { resendLockMs } from '#domain/limits.ts'
import type { verifyMachine } from '#machines/auth/verify.machine.ts'
import { selectResend } from '#machines/auth/verify.selectors.ts'
import css from '#pages/auth/Resend.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { Countdown } from '#ui/feedback/Countdown.tsx'

/** The countdown of the resend lock, then the link that requests a new code (§2, §4). */
export function Resend({ actor }: { actor: ActorRefFrom<typeof verifyMachine> }) {
  const { isLocked, isSending, lockedUntil } = useSelector(actor, selectResend, shallowEqual)
  return (
    <p className={css.resend}>
      <span>No code? Check spam or request another.</span>
      {isLocked ? (
        <span className={css.wait}>
          <span>You can resend the code in </span>
          <Countdown until={lockedUntil} atMost={resendLockMs} />
        </span>
      ) : (
        <Button variant="quiet" size="small" busy={isSending} onClick={() => actor.send({ type: 'resend.requested' })}>
          Resend code
        </Button>
      )}
    </p>
  )
}
