import { type PointerEvent, useCallback, useRef } from 'react'
import { type Crop, movePhoto, type PhotoSize, squareOf, zoomPhoto } from '#domain/settings/photo.ts'
import css from '#pages/admin/settings/PhotoDialog.module.css'

interface PhotoFrameProps {
  file: Blob
  size: PhotoSize
  crop: Crop
  onChange: (change: (crop: Crop) => Crop) => void
}

interface Point {
  readonly x: number
  readonly y: number
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** A photo in a round frame. A drag moves the photo, and two fingers zoom. */
export function PhotoFrame({ file, size, crop, onChange }: PhotoFrameProps) {
  const pointers = useRef(new Map<number, Point>())
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(image.src)
    },
    [file],
  )
  const press = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId)
    pointers.current.set(pointerId, { x, y })
  }
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)
  const drag = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
    const before = pointers.current.get(pointerId)
    if (!before) return
    const now = { x, y }
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1]
    pointers.current.set(pointerId, now)
    const width = currentTarget.clientWidth
    const factor = other ? distance(now, other) / Math.max(distance(before, other), 1) : 1
    onChange((start) => {
      const moved = movePhoto(size, start, (x - before.x) / width, (y - before.y) / width)
      return zoomPhoto(size, moved, moved.zoom * factor)
    })
  }
  const { x, y, edge } = squareOf(size, crop)
  const percent = (pixels: number) => `${(pixels / edge) * 100}%`
  return (
    <div
      className={css.frame}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <img
        ref={showFile}
        className={css.photo}
        alt="The file you chose"
        draggable={false}
        // React sets each property, which the content policy allows.
        style={{ width: percent(size.width), height: percent(size.height), left: percent(-x), top: percent(-y) }}
      />
    </div>
  )
}
