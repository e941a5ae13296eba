import type { MouseEvent } from 'react'

interface Press {
  readonly x: number
  readonly y: number
  readonly at: number
  readonly path: readonly EventTarget[]
}

/** The longest time between the clicks of a double click, and how far the pointer may move. */
const doubleClickMs = 500
const doubleClickPixels = 8

let lastPresses: readonly Press[] = []

const addPress = (event: PointerEvent): void => {
  const press = { x: event.clientX, y: event.clientY, at: event.timeStamp, path: event.composedPath() }
  lastPresses = [...lastPresses.slice(-1), press]
}

// The window gets the event before the overlays do.
if (typeof window !== 'undefined') window.addEventListener('pointerdown', addPress, true)

/** The first press of a double click whose second press is the last one. Undefined after a single press. */
const firstPress = (): Press | undefined => {
  const [first, second] = lastPresses
  if (!first || !second || second.at - first.at > doubleClickMs) return undefined
  return Math.hypot(second.x - first.x, second.y - first.y) > doubleClickPixels ? undefined : first
}

/** Whether the last press is the second one of a double click. It must not close what the first one opened. */
export const isSecondPress = (): boolean => firstPress() !== undefined

/** Ignores the second click of a double click on an overlay that the first click opened. */
export const ignoreSecondClick = (event: MouseEvent): void => {
  const overlay = event.currentTarget
  if (event.detail === 0 || !overlay.contains(event.target as Element)) return
  const first = firstPress()
  if (!first || first.path.includes(overlay)) return
  event.preventDefault()
  event.stopPropagation()
}
