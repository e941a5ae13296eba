import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { displayNameOf } from '#domain/people/accounts.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { type Invitation, sendCodeUrls } from '#domain/people/sharing.ts'
import { isolate } from '#domain/text.ts'
import type { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { selectCopy } from '#machines/ambassador/copy.selectors.ts'
import type { shareCodeMachine } from '#machines/marketers/shareCode.machine.ts'
import { selectShareCode } from '#machines/marketers/shareCode.selectors.ts'
import { newMarketerFocus, rowFocus } from '#pages/admin/lists/focus.ts'
import css from '#pages/admin/marketers/ShareCodeDialog.module.css'
import { classes } from '#ui/classes.ts'
import { Button, ButtonLink } from '#ui/controls/Button.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { CodeLabel } from '#ui/layout/CodeLabel.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

interface ShareCodeProps {
  actor: ActorRefFrom<typeof shareCodeMachine>
  onDismiss: () => void
}

/** The code of a marketer, and the ways to send it to the marketer (§2). Load it with `lazy`. */
export function ShareCodeDialog({ actor, onDismiss }: ShareCodeProps) {
  const { marketer, isNew, invitation, copy, isBusy, isWithoutCode, problem } = useSelector(
    actor,
    selectShareCode,
    shallowEqual,
  )
  const name = displayNameOf(marketer)
  const retry = () => actor.send({ type: 'retry.requested' })
  return (
    <Dialog
      open
      title={isNew ? 'Marketer added' : 'Send code'}
      description={
        isNew ? (
          <span>
            <Verbatim>{name}</Verbatim> can sign in now. Send the referral code to start.
          </span>
        ) : (
          <span>
            The referral code of <Verbatim>{name}</Verbatim>.
          </span>
        )
      }
      onDismiss={onDismiss}
      finalFocus={isNew ? newMarketerFocus : rowFocus(marketer.id)}
      actions={
        <Button variant="secondary" onClick={onDismiss}>
          Done
        </Button>
      }
    >
      {isBusy && (
        <div className={classes('center', css.waiting)}>
          <Spinner label="Loading the code" />
        </div>
      )}
      {problem !== null && (
        <RetryNotice title="The code couldn't be loaded" problem={problem} callsApi onRetry={retry} />
      )}
      {isWithoutCode && (
        <RetryNotice
          tone="warning"
          title="No referral code yet"
          problem={`The server hasn't given ${isolate(name)} a code. Check again, or send it later from the menu of the row.`}
          label="Check again"
          callsApi
          onRetry={retry}
        />
      )}
      {invitation && copy && <Ways invitation={invitation} marketer={marketer} copy={copy} />}
    </Dialog>
  )
}

interface WaysProps {
  invitation: Invitation
  marketer: Marketer
  copy: ActorRefFrom<typeof copyMachine>
}

function Ways({ invitation, marketer, copy }: WaysProps) {
  const copyState = useSelector(copy, selectCopy, shallowEqual)
  const { whatsApp, email } = sendCodeUrls(invitation, marketer)
  return (
    <CodeLabel
      {...invitation}
      {...copyState}
      onCopy={(target, text) => copy.send({ type: 'copy.requested', target, text })}
    >
      <ButtonLink href={whatsApp} target="_blank" rel="noopener noreferrer">
        WhatsApp
      </ButtonLink>
      {email && <ButtonLink href={email}>Email</ButtonLink>}
    </CodeLabel>
  )
}
