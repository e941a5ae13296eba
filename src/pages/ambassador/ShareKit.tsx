import { shallowEqual, useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type Invitation, shareUrls } from '#domain/people/sharing.ts'
import type { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { selectShareKit } from '#machines/ambassador/shareKit.selectors.ts'
import css from '#pages/ambassador/ReferralCard.module.css'
import { Button, ButtonLink } from '#ui/controls/Button.tsx'

const PosterDialog = lazy(async () => ({ default: (await import('#pages/ambassador/PosterDialog.tsx')).PosterDialog }))

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }

/** The ways to hand an invitation on. */
export function ShareKit({
  actor,
  invitation,
}: {
  actor: ActorRefFrom<typeof shareKitMachine>
  invitation: Invitation
}) {
  const { hasSheet, isPosterOpen } = useSelector(actor, selectShareKit, shallowEqual)
  const to = shareUrls(invitation)
  return (
    <div className={css.kit} role="group" aria-label="Share your link">
      <p className={css.kitTitle}>Share your link</p>
      <div className={css.ways}>
        <ButtonLink variant="secondary" size="small" href={to.whatsApp} {...elsewhere}>
          WhatsApp
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" href={to.sms}>
          SMS
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" href={to.x} {...elsewhere}>
          X
        </ButtonLink>
        {hasSheet && (
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
