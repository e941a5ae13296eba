import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type Invitation, invitationMessage, shareUrls } from '#domain/people/sharing.ts'
import { lazy } from '#lazy/lazy.ts'
import type { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { selectCopy } from '#machines/ambassador/copy.selectors.ts'
import type { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { selectShareKit } from '#machines/ambassador/shareKit.selectors.ts'
import css from '#pages/ambassador/AmbassadorDashboard.module.css'
import { classes } from '#ui/classes.ts'
import { Button, ButtonLink } from '#ui/controls/Button.tsx'
import { lazyPart } from '#ui/feedback/lazyPart.ts'

export const newTab = { target: '_blank', rel: 'noopener noreferrer' }

export interface ShareDialogProps {
  actor: ActorRefFrom<typeof shareKitMachine>
  onDismiss: () => void
}

const ShareDialog = lazyPart(lazy(() => import('#pages/ambassador/ShareDialog.tsx'), 'ShareDialog'))

interface ShareKitProps {
  actor: ActorRefFrom<typeof shareKitMachine>
  copy: ActorRefFrom<typeof copyMachine>
  invitation: Invitation
}

/** The share options of an invitation besides WhatsApp. */
export function ShareKit({ actor, copy, invitation }: ShareKitProps) {
  const { canShare, isMessageOpen, isPosterOpen, ownText } = useSelector(actor, selectShareKit, shallowEqual)
  const { copied, failed } = useSelector(copy, selectCopy, shallowEqual)
  const urls = shareUrls(invitation, ownText)
  return (
    <div className="stack screen-only" role="group" aria-label="Other ways to share">
      <p className="medium">Other ways to share</p>
      <div className={classes('wrap', css.ways)}>
        <ButtonLink variant="quiet" size="small" href={urls.sms}>
          SMS
        </ButtonLink>
        <ButtonLink variant="quiet" size="small" href={urls.email}>
          Email
        </ButtonLink>
        <ButtonLink variant="quiet" size="small" href={urls.x} {...newTab}>
          X
        </ButtonLink>
        {canShare && (
          <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'share.requested' })}>
            More ways
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          onClick={() => actor.send({ type: 'poster.requested' })}
        >
          QR code and poster
        </Button>
      </div>
      <div className={classes('wrap', css.ways)}>
        <Button
          variant="quiet"
          size="small"
          onClick={() =>
            copy.send({
              type: 'copy.requested',
              target: 'message',
              text: invitationMessage(invitation, 'link', ownText),
            })
          }
        >
          {copied === 'message' ? 'Copied' : 'Copy message'}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          onClick={() => actor.send({ type: 'message.requested' })}
        >
          Edit message
        </Button>
      </div>
      {failed === 'message' && (
        <p className="muted">Couldn't copy. Press 'Edit message' and copy the text there by hand.</p>
      )}
      {(isMessageOpen || isPosterOpen) && (
        <ShareDialog actor={actor} onDismiss={() => actor.send({ type: 'dialog.dismissed' })} />
      )}
    </div>
  )
}
