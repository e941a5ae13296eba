import { shallowEqual, useSelector } from '@xstate/react'
import { type Ref, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { photoMaxZoom } from '#domain/limits.ts'
import { type Crop, centeredCrop, movePhoto, type PhotoSize, zoomPhoto } from '#domain/settings/photo.ts'
import { type photoMachine, selectCropDialog } from '#machines/settings/photo.machine.ts'
import css from '#pages/admin/settings/PhotoDialog.module.css'
import { PhotoFrame } from '#pages/admin/settings/PhotoFrame.tsx'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { formatCount } from '#ui/format.ts'
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  MinusIcon,
} from '#pages/admin/settings/photoIcons.ts'
import { PlusIcon } from '#ui/layout/Icon.tsx'
import { LazyDialog } from '#ui/overlays/lazyOverlays.ts'

type PhotoActor = ActorRefFrom<typeof photoMachine>

/** The dialog that asks which part of a chosen photo to use (§2). */
export function PhotoDialog({ actor }: { actor: PhotoActor }) {
  const { isOpen, ...dialog } = useSelector(actor, selectCropDialog, shallowEqual)
  return isOpen && <CropDialog {...dialog} send={actor.send} />
}

interface CropDialogProps {
  file: Blob
  size: PhotoSize
  isStoring: boolean
  send: PhotoActor['send']
}

function CropDialog({ file, size, isStoring, send }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(centeredCrop)
  const slider = useRef<HTMLInputElement>(null)
  const close = () => send({ type: 'dialog.dismissed' })
  return (
    <LazyDialog
      open
      title="Choose the part to show"
      description="Drag the photo, or move it with the arrows."
      onDismiss={close}
      initialFocus={slider}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button busy={isStoring} onClick={() => send({ type: 'crop.confirmed', crop })}>
            Use photo
          </Button>
        </>
      }
    >
      <PhotoFrame file={file} size={size} crop={crop} onChange={setCrop} />
      <ZoomControl
        ref={slider}
        zoom={crop.zoom}
        onZoom={(zoom) => setCrop((before) => zoomPhoto(size, before, zoom))}
      />
      <div className={classes('row', css.line)} role="group" aria-label="Position">
        {moves.map(({ label, icon, right, down }) => (
          <IconButton
            key={label}
            label={label}
            icon={icon}
            onClick={() => setCrop((before) => movePhoto(size, before, right, down))}
          />
        ))}
      </div>
    </LazyDialog>
  )
}

/** How far a press on an arrow moves the photo, in widths of the frame. */
const step = 0.05

const moves = [
  { label: 'Move left', icon: <ArrowLeftIcon />, right: -step, down: 0 },
  { label: 'Move up', icon: <ArrowUpIcon />, right: 0, down: -step },
  { label: 'Move down', icon: <ArrowDownIcon />, right: 0, down: step },
  { label: 'Move right', icon: <ArrowRightIcon />, right: step, down: 0 },
]

interface ZoomControlProps {
  ref: Ref<HTMLInputElement>
  zoom: number
  onZoom: (zoom: number) => void
}

/** The zoom as a slider, with a button at each end. */
function ZoomControl({ ref, zoom, onZoom }: ZoomControlProps) {
  return (
    <div className={classes('row', css.line)}>
      <IconButton label="Zoom out" icon={<MinusIcon />} onClick={() => onZoom(zoom - 0.25)} />
      <input
        ref={ref}
        className={css.zoom}
        type="range"
        aria-label="Zoom"
        aria-valuetext={`${formatCount(zoom * 100)}%`}
        min={1}
        max={photoMaxZoom}
        step={0.05}
        value={zoom}
        onChange={(event) => onZoom(event.currentTarget.valueAsNumber)}
      />
      <IconButton label="Zoom in" icon={<PlusIcon />} onClick={() => onZoom(zoom + 0.25)} />
    </div>
  )
}
