import type { Box } from '#tools/atlas/picture/chartLayout.ts'

/** What of a picture is seen: its corner in the picture's units, and how many pixels of the screen one unit takes. */
export interface Viewport {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const smallest = 0.08
const largest = 4
/** Below it, words cannot be read. */
const legible = 0.75

const bounded = (scale: number): number => Math.min(largest, Math.max(smallest, scale))

/** The whole picture in the middle of a window. */
export const fit = (picture: Size, window: Size): Viewport => {
  const scale = bounded(Math.min(window.width / picture.width, window.height / picture.height, 1.2))
  return { scale, x: (picture.width - window.width / scale) / 2, y: (picture.height - window.height / scale) / 2 }
}

/** Nearer or further away; the point of the window stays where it is. */
export const zoom = ({ x, y, scale }: Viewport, factor: number, at: readonly [number, number]): Viewport => {
  const next = bounded(scale * factor)
  return { scale: next, x: x + at[0] / scale - at[0] / next, y: y + at[1] / scale - at[1] / next }
}

/** Moved by pixels of the screen. */
export const pan = ({ x, y, scale }: Viewport, right: number, down: number): Viewport => ({
  scale,
  x: x + right / scale,
  y: y + down / scale,
})

/** So that a box is seen and can be read; as it was where that is so already. */
export const reveal = (view: Viewport, box: Box, window: Size): Viewport => {
  const { x, y, scale } = view
  const isSeen =
    box.x >= x &&
    box.y >= y &&
    box.x + Math.min(box.width, 240) <= x + window.width / scale &&
    box.y + Math.min(box.height, 120) <= y + window.height / scale
  if (isSeen && scale >= legible * 0.6) return view
  const near = bounded(Math.max(scale, Math.min(legible, window.width / Math.min(box.width, 320) / 1.2)))
  const [width, height] = [window.width / near, window.height / near]
  return {
    scale: near,
    x: box.width > width ? box.x - 20 : box.x + box.width / 2 - width / 2,
    y: box.height > height ? box.y - 20 : box.y + box.height / 2 - height / 2,
  }
}

export const viewBoxOf = ({ x, y, scale }: Viewport, { width, height }: Size): string =>
  [x, y, width / scale, height / scale].map((number) => Math.round(number * 10) / 10).join(' ')
