import { shallowEqual, useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type Invitation, shareUrls } from '#domain/people/sharing.ts'
import type { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { selectShareKit } from '#machines/ambassador/shareKit.selectors.ts'
import css from '#pages/ambassador/ReferralCard.module.css'
import { Button, ButtonLink } from '#ui/controls/Button.tsx'

export const newTab = { target: '_blank', rel: 'noopener noreferrer' }

/** The dialog with the QR code and the poster. Its code loads when it opens. */
export type PosterCode = ComponentType<{ actor: ActorRefFrom<typeof shareKitMachine>; onDismiss: () => void }>

interface ShareKitProps {
  actor: ActorRefFrom<typeof shareKitMachine>
  invitation: Invitation
  Poster: PosterCode
}

/** The share options of an invitation besides WhatsApp. */
export function ShareKit({ actor, invitation, Poster }: ShareKitProps) {
  const { canShare, isPosterOpen } = useSelector(actor, selectShareKit, shallowEqual)
  const urls = shareUrls(invitation)
  return (
    <div className={css.kit} role="group" aria-label="Other ways to share">
      <p className={css.kitTitle}>Other ways to share</p>
      <div className={css.options}>
        <ButtonLink variant="secondary" size="small" href={urls.sms}>
          SMS
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" href={urls.email}>
          Email
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" href={urls.x} {...newTab}>
          X
        </ButtonLink>
        {canShare && (
          <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'share.requested' })}>
            More ways
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          onClick={() => actor.send({ type: 'poster.requested' })}
        >
          QR code and poster
        </Button>
      </div>
      {isPosterOpen && <Poster actor={actor} onDismiss={() => actor.send({ type: 'dialog.dismissed' })} />}
    </div>
  )
}
