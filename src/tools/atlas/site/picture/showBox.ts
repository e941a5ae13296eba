import type { Box } from '#charts/pictures/chartLayout.ts'

/** Of a wider or higher box, the upper left corner is shown. */
const maxSize = 300

/** Scrolls a frame until it shows a box of its picture. `scrollIntoView` would move the page too. */
export const showBox = (frame: HTMLElement, box: Box, scale: number): void => {
  frame.scrollLeft = startOf(frame.scrollLeft, frame.clientWidth, box.x * scale, box.width * scale)
  frame.scrollTop = startOf(frame.scrollTop, frame.clientHeight, box.y * scale, box.height * scale)
}

/** The first visible pixel of the picture in one direction. It stays if the box is visible, else the box is centred. */
const startOf = (start: number, visible: number, from: number, length: number): number => {
  const size = Math.min(length, maxSize, visible)
  return from >= start && from + size <= start + visible ? start : from - (visible - size) / 2
}
