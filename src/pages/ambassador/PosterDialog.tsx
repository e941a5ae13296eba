import { shallowEqual, useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { svgDataUrl } from '#domain/text.ts'
import type { SharePictures } from '#machines/ambassador/shareKit.machine.ts'
import { selectShareKit } from '#machines/ambassador/shareKit.selectors.ts'
import css from '#pages/ambassador/PosterDialog.module.css'
import type { PosterCode } from '#pages/ambassador/ShareKit.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

/** The QR code of a referral link and a poster. Both can be saved, and the poster can be printed. */
export function PosterDialog({ actor, onDismiss }: ComponentProps<PosterCode>) {
  const { hasPosterFailed, isPosterOpen, isPrinting, pictures } = useSelector(actor, selectShareKit, shallowEqual)
  const actions = pictures && (
    <>
      <Button variant="secondary" onClick={() => actor.send({ type: 'qrDownload.requested' })}>
        Save QR code
      </Button>
      <Button variant="secondary" onClick={() => actor.send({ type: 'posterDownload.requested' })}>
        Save poster
      </Button>
      <Button busy={isPrinting} onClick={() => actor.send({ type: 'print.requested' })}>
        Print poster
      </Button>
    </>
  )
  return (
    <Dialog
      open={isPosterOpen}
      title="QR code and poster"
      description={
        'Files are saved as SVG, which stays sharp at any size. ' +
        'To get a PDF, print the poster and choose to save it.'
      }
      onDismiss={onDismiss}
      actions={actions}
    >
      {hasPosterFailed && (
        <RetryNotice
          title="The poster could not be drawn"
          problem="Check your connection, then try again."
          onRetry={() => actor.send({ type: 'poster.requested' })}
        />
      )}
      {!pictures && !hasPosterFailed && (
        <div className={css.waiting}>
          <Spinner label="Drawing the poster" />
        </div>
      )}
      {pictures && <PicturesView {...pictures} />}
    </Dialog>
  )
}

function PicturesView({ qr, poster }: SharePictures) {
  return (
    <div className={css.pictures}>
      <img className={css.poster} src={svgDataUrl(poster)} alt="Poster with your referral code" />
      <img className={css.qr} src={svgDataUrl(qr)} alt="QR code of your referral link" />
    </div>
  )
}
