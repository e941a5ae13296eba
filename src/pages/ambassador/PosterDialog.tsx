import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { svgDataUrl } from '#domain/text.ts'
import type { PngPicture, SharePictures } from '#machines/ambassador/shareKit.setup.ts'
import { selectPoster } from '#machines/ambassador/shareKit.selectors.ts'
import css from '#pages/ambassador/PosterDialog.module.css'
import type { ShareDialogProps } from '#pages/ambassador/ShareKit.tsx'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

/** The poster, the picture for stories and the QR code of an invitation. All can be saved; the poster can be printed. */
export function PosterDialog({ actor, onDismiss }: ShareDialogProps) {
  const { hasPosterFailed, isPrinting, pictures, savedPicture } = useSelector(actor, selectPoster, shallowEqual)
  return (
    <Dialog
      open
      wide
      title="QR code and poster"
      description="An A4 page. For a PDF, print it and choose 'Save as PDF'."
      onDismiss={onDismiss}
      actions={
        pictures && (
          <Button busy={isPrinting} onClick={() => actor.send({ type: 'print.requested' })}>
            Print poster
          </Button>
        )
      }
    >
      {hasPosterFailed && (
        <RetryNotice
          title="The poster could not be drawn"
          problem="Check your connection, then try again. If that doesn't help, use another browser."
          onRetry={() => actor.send({ type: 'poster.requested' })}
        />
      )}
      {!pictures && !hasPosterFailed && (
        <div className={classes('center', css.waiting)}>
          <Spinner label="Drawing the poster" />
        </div>
      )}
      {pictures && (
        <PicturesView
          {...pictures}
          savedPicture={savedPicture}
          onSave={(picture) => actor.send({ type: 'pictureSave.requested', picture })}
          onSaveQr={() => actor.send({ type: 'qrDownload.requested' })}
        />
      )}
    </Dialog>
  )
}

interface PicturesViewProps extends SharePictures {
  savedPicture: PngPicture | null
  onSave: (picture: PngPicture) => void
  onSaveQr: () => void
}

function PicturesView({ qr, posterPng, storyPng, savedPicture, onSave, onSaveQr }: PicturesViewProps) {
  return (
    <div className={classes('blocks', css.pictures)}>
      <Picture image={<img className={css.poster} src={posterPng} alt="Poster with your referral code" />}>
        <Button wide variant="secondary" busy={savedPicture === 'poster'} onClick={() => onSave('poster')}>
          Save poster
        </Button>
      </Picture>
      <Picture image={<img className={css.story} src={storyPng} alt="Story with your referral code" />}>
        <Button wide variant="secondary" busy={savedPicture === 'story'} onClick={() => onSave('story')}>
          Save story
        </Button>
      </Picture>
      <Picture image={<img className={css.qr} src={svgDataUrl(qr)} alt="QR code of your referral link" />}>
        <Button wide variant="secondary" onClick={onSaveQr}>
          Save QR code
        </Button>
      </Picture>
    </div>
  )
}

function Picture({ image, children }: { image: ReactNode; children: ReactNode }) {
  return (
    <div className={classes('stack', css.picture)}>
      <div className={css.frame}>{image}</div>
      {children}
    </div>
  )
}
