import { shallowEqual, useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { codeLength } from '#domain/limits.ts'
import { type signInAgainMachine, selectSignInAgain } from '#machines/auth/signInAgain.machine.ts'
import { CodeForm } from '#pages/auth/CodeForm.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'

/** The dialog after a session has ended (§4). The page below stays as it is and continues after the sign-in. */
export function SignInAgainDialog({ actor }: { actor: ActorRefFrom<typeof signInAgainMachine> }) {
  const { email, isBusy, problem, verify } = useSelector(actor, selectSignInAgain, shallowEqual)
  const requestButton = useRef<HTMLButtonElement>(null)
  const leaveButton = (
    <Button variant="secondary" onClick={() => actor.send({ type: 'signOut.requested' })}>
      Leave
    </Button>
  )
  const codeButton = (
    <Button ref={requestButton} variant="primary" busy={isBusy} onClick={() => actor.send({ type: 'code.requested' })}>
      Send me a code
    </Button>
  )
  return (
    <Dialog
      open
      alert
      persistent
      initialFocus={requestButton}
      title="Session expired. Please sign in again."
      description={
        <>
          <span>{verify ? `We sent a ${codeLength}-digit code to` : 'We can send a one\u2011time code to'}</span>{' '}
          <strong>
            <Verbatim>{email}</Verbatim>
          </strong>
          <span>. Everything on this page stays as it is.</span>
        </>
      }
      actions={
        verify ? (
          leaveButton
        ) : (
          <>
            {leaveButton}
            {codeButton}
          </>
        )
      }
    >
      {problem && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      {verify && <CodeForm actor={verify} />}
    </Dialog>
  )
}
