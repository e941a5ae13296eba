import type { Box } from '#tools/atlas/picture/chartLayout.ts'

/** The visible part of a picture: its corner in units of the picture, and the screen pixels for each unit. */
export interface Viewport {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const minScale = 0.08
const maxScale = 4
/** The smallest text of a picture has 11 pixels. It is too small to read below this scale. */
const readableScale = 1

const clampScale = (scale: number): number => Math.min(maxScale, Math.max(minScale, scale))

/** Shows the whole picture in the centre of a window. */
export const fit = (picture: Size, window: Size): Viewport => {
  const scale = clampScale(Math.min(window.width / picture.width, window.height / picture.height, 1.2))
  return { scale, x: (picture.width - window.width / scale) / 2, y: (picture.height - window.height / scale) / 2 }
}

/** Where a readable picture starts: its whole width or height if it fits, otherwise the part around a box. */
export const openView = (picture: Size, window: Size, start: Box | undefined): Viewport => {
  const whole = fit(picture, window)
  const scale = Math.max(readableScale, whole.scale)
  return {
    scale,
    x: startOf(picture.width, window.width / scale, start && [start.x, start.width]),
    y: startOf(picture.height, window.height / scale, start && [start.y, start.height]),
  }
}

/** The first visible unit in one direction: the edge of the picture, unless the box is further away. */
const startOf = (length: number, visible: number, box: readonly [from: number, length: number] = [0, 0]): number => {
  if (length <= visible) return (length - visible) / 2
  const [from, size] = box
  if (from + Math.min(size, visible) <= visible) return 0
  return Math.min(length - visible, from - Math.max(0, (visible - size) / 2))
}

/** Moves the picture as far as a box has moved, so that the box keeps its place in the window. */
export const follow = (view: Viewport, before: Box, after: Box): Viewport => ({
  ...view,
  x: view.x + after.x - before.x,
  y: view.y + after.y - before.y,
})

/** Changes the scale. The picture does not move at the given point of the window. */
export const zoom = ({ x, y, scale }: Viewport, factor: number, at: readonly [number, number]): Viewport => {
  const next = clampScale(scale * factor)
  return { scale: next, x: x + at[0] / scale - at[0] / next, y: y + at[1] / scale - at[1] / next }
}

/** Moves the picture by screen pixels. */
export const pan = ({ x, y, scale }: Viewport, right: number, down: number): Viewport => ({
  scale,
  x: x + right / scale,
  y: y + down / scale,
})

/** Moves and scales the picture until a box is visible and readable. Returns the same view if it already is. */
export const reveal = (view: Viewport, box: Box, window: Size): Viewport => {
  const { x, y, scale } = view
  const isVisible =
    box.x >= x &&
    box.y >= y &&
    box.x + Math.min(box.width, 240) <= x + window.width / scale &&
    box.y + Math.min(box.height, 120) <= y + window.height / scale
  if (isVisible && scale >= readableScale * 0.6) return view
  const next = clampScale(Math.max(scale, Math.min(readableScale, window.width / Math.min(box.width, 320) / 1.2)))
  const [width, height] = [window.width / next, window.height / next]
  return {
    scale: next,
    x: box.width > width ? box.x - 20 : box.x + box.width / 2 - width / 2,
    y: box.height > height ? box.y - 20 : box.y + box.height / 2 - height / 2,
  }
}

export const viewBoxOf = ({ x, y, scale }: Viewport, { width, height }: Size): string =>
  [x, y, width / scale, height / scale].map((number) => Math.round(number * 10) / 10).join(' ')
