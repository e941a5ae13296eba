import { shallowEqual, useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type Invitation, shareUrls } from '#domain/people/sharing.ts'
import type { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { selectShareKit } from '#machines/ambassador/shareKit.selectors.ts'
import css from '#pages/ambassador/ReferralCard.module.css'
import { Button, ButtonLink } from '#ui/controls/Button.tsx'

const PosterDialog = lazy(async () => ({ default: (await import('#pages/ambassador/PosterDialog.tsx')).PosterDialog }))

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

/** The share options of an invitation. */
export function ShareKit({
  actor,
  invitation,
}: {
  actor: ActorRefFrom<typeof shareKitMachine>
  invitation: Invitation
}) {
  const { canShare, isPosterOpen } = useSelector(actor, selectShareKit, shallowEqual)
  const urls = shareUrls(invitation)
  return (
    <div className={css.kit} role="group" aria-label="Share your link">
      <p className={css.kitTitle}>Share your link</p>
      <div className={css.options}>
        <ButtonLink variant="secondary" size="small" href={urls.whatsApp} {...newTab}>
          WhatsApp
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" href={urls.sms}>
          SMS
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
      {isPosterOpen && (
        <Suspense>
          <PosterDialog actor={actor} />
        </Suspense>
      )}
    </div>
  )
}
