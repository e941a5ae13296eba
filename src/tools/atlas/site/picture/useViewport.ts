import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import { fit, pan, reveal, type Size, type Viewport, viewBoxOf, zoom } from '#tools/atlas/site/picture/viewBox.ts'

/** Pixels that a pointer may move before a press is a move. */
const slack = 4
const step = 1.3

/** What is seen, and of what: when one of the others changes, the view follows. */
interface Seen {
  readonly laid: ChartLayout
  readonly size: Size
  readonly chosen: string | null
  readonly follows: string | null
  readonly view: Viewport
}

/** Pixels below which a window shows too little of a picture to see at once where something happens. */
const narrow = 640

/** The whole picture where it or its window is another, and the chosen state where that is another; otherwise as it was. */
const settle = (
  seen: Seen | null,
  laid: ChartLayout,
  size: Size | null,
  chosen: string | null,
  follows: string | null,
): Seen | null => {
  if (!size || size.width === 0) return seen
  const isSamePlace = seen?.laid === laid && seen.size === size
  if (isSamePlace && seen.chosen === chosen && seen.follows === follows) return seen
  const whole = isSamePlace ? seen.view : fit(laid, size)
  const wanted = seen?.chosen === chosen && follows !== null && size.width < narrow ? follows : chosen
  const box = wanted === null ? undefined : laid.states.get(wanted)
  return { laid, size, chosen, follows, view: box ? reveal(whole, box, size) : whole }
}

/**
 * What of a picture is seen: measured, moved by pointer and wheel, and brought to the chosen state.
 * @param follows the state where something has just happened; a narrow window goes there
 */
export const useViewport = (laid: ChartLayout, chosen: string | null, follows: string | null) => {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [seen, setSeen] = useState<Seen | null>(null)
  const settled = settle(seen, laid, size, chosen, follows)
  if (settled !== seen) setSeen(settled)
  const change = useCallback(
    (next: (view: Viewport) => Viewport) => setSeen((now) => now && { ...now, view: next(now.view) }),
    [],
  )
  const [handlers] = useState(() => handlersFor(new Map(), change))

  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const box = frame.current
    if (!box) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = box.getBoundingClientRect()
      if (event.ctrlKey || event.metaKey)
        change((now) => zoom(now, Math.exp(-event.deltaY / 200), [event.clientX - left, event.clientY - top]))
      else change((now) => pan(now, event.deltaX, event.deltaY))
    }
    box.addEventListener('wheel', turn, { passive: false })
    return () => box.removeEventListener('wheel', turn)
  }, [change])

  const middle: readonly [number, number] = size ? [size.width / 2, size.height / 2] : [0, 0]
  return {
    frame,
    viewBox: settled && viewBoxOf(settled.view, settled.size),
    zoomIn: () => change((now) => zoom(now, step, middle)),
    zoomOut: () => change((now) => zoom(now, 1 / step, middle)),
    fitAll: () => size && change(() => fit(laid, size)),
    handlers,
  }
}

/** One pointer moves the picture, two make it larger or smaller. The frame takes the pointer only once it moves, so that a press stays a press. */
const handlersFor = (
  pointers: Map<number, readonly [number, number]>,
  change: (next: (view: Viewport) => Viewport) => void,
) => ({
  onPointerDown: (event: PointerEvent<HTMLDivElement>) =>
    void pointers.set(event.pointerId, [event.clientX, event.clientY]),
  onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const [right, down] = [event.clientX - before[0], event.clientY - before[1]]
    const isHeld = event.currentTarget.hasPointerCapture(event.pointerId)
    if (!isHeld && Math.hypot(right, down) < slack) return
    if (!isHeld) event.currentTarget.setPointerCapture(event.pointerId)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, [event.clientX, event.clientY])
    const { left, top } = event.currentTarget.getBoundingClientRect()
    if (!other) return change((now) => pan(now, -right, -down))
    const apart = (one: readonly [number, number]) => Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]))
    change((now) => zoom(now, apart([event.clientX, event.clientY]) / apart(before), [other[0] - left, other[1] - top]))
  },
  onPointerUp: (event: PointerEvent<HTMLDivElement>) => void pointers.delete(event.pointerId),
  onPointerCancel: (event: PointerEvent<HTMLDivElement>) => void pointers.delete(event.pointerId),
})
