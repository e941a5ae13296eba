import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Box, ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import {
  fit,
  follow,
  openView,
  pan,
  reveal,
  type Size,
  type Viewport,
  viewBoxOf,
  zoom,
} from '#tools/atlas/site/picture/viewBox.ts'

/** A pointer that moves more pixels than this drags the picture. */
const dragThreshold = 4
const zoomStep = 1.3

/** The viewport, and the values it was computed for. */
interface ViewState {
  readonly layout: ChartLayout
  readonly size: Size
  readonly targets: Targets
  readonly view: Viewport
}

/** What the viewport must show. */
interface Targets {
  readonly chosen: string | null
  /** The state that became active last. */
  readonly active: string | null
  /** Changes with each step, also if the same state becomes active again. */
  readonly step: unknown
  /** The state that keeps its place in the window if the layout changes. */
  readonly anchor: string | null
}

/** Opens a new picture or window, and reveals a new chosen or active state. Otherwise the view does not change. */
const updateView = (
  state: ViewState | null,
  layout: ChartLayout,
  size: Size | null,
  targets: Targets,
): ViewState | null => {
  if (!size || size.width === 0) return state
  const before = state?.targets
  const { chosen, active, step, anchor } = targets
  // A phone changes the height of the window while a person scrolls.
  const isSamePicture = state?.layout === layout && state.size.width === size.width
  const isSameStep = before?.chosen === chosen && before.active === active && before.step === step
  if (isSamePicture && isSameStep) return state.size === size ? state : { ...state, size }
  const kept = state && anchor !== null && !isSamePicture ? keepPlace(state, layout, anchor) : null
  if (kept) return { layout, size, targets, view: kept }
  const view = isSamePicture ? state.view : openView(layout, size, firstStateOf(layout))
  const target = (before?.chosen === chosen || chosen === null) && active !== null ? active : chosen
  const box = target === null ? undefined : layout.states.get(target)
  return { layout, size, targets, view: box ? reveal(view, box, size) : view }
}

const keepPlace = ({ layout: old, view }: ViewState, layout: ChartLayout, anchor: string): Viewport | null => {
  const [before, after] = [old.states.get(anchor), layout.states.get(anchor)]
  return before && after ? follow(view, before, after) : null
}

/** The box of the first initial state. */
const firstStateOf = ({ chart, states }: ChartLayout): Box | undefined =>
  states.get(chart.states.find(({ isInitial }) => isInitial)?.id ?? '')

/**
 * The visible part of a picture: measures the window, and handles pointer and wheel.
 * @param onMeasure receives the size of the window
 */
export const useViewport = (layout: ChartLayout, targets: Targets, onMeasure?: (size: Size) => void) => {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [viewState, setViewState] = useState<ViewState | null>(null)
  const updated = updateView(viewState, layout, size, targets)
  if (updated !== viewState) setViewState(updated)
  const change = useCallback(
    (next: (view: Viewport) => Viewport) =>
      setViewState((current) => current && { ...current, view: next(current.view) }),
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

  useLayoutEffect(() => {
    if (size) onMeasure?.(size)
  }, [size, onMeasure])

  useEffect(() => {
    const box = frame.current
    if (!box) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = box.getBoundingClientRect()
      if (event.ctrlKey || event.metaKey)
        change((view) => zoom(view, Math.exp(-event.deltaY / 200), [event.clientX - left, event.clientY - top]))
      else change((view) => pan(view, event.deltaX, event.deltaY))
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    return () => box.removeEventListener('wheel', onWheel)
  }, [change])

  const centre: readonly [number, number] = size ? [size.width / 2, size.height / 2] : [0, 0]
  return {
    frame,
    viewBox: updated && viewBoxOf(updated.view, updated.size),
    zoomIn: () => change((view) => zoom(view, zoomStep, centre)),
    zoomOut: () => change((view) => zoom(view, 1 / zoomStep, centre)),
    fitAll: () => size && change(() => fit(layout, size)),
    handlers,
  }
}

/**
 * One pointer drags the picture, two pointers zoom it. The frame captures a pointer only after it moves, so that a
 * click still reaches the state under it.
 */
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
    const isDragging = event.currentTarget.hasPointerCapture(event.pointerId)
    if (!isDragging && Math.hypot(right, down) < dragThreshold) return
    if (!isDragging) event.currentTarget.setPointerCapture(event.pointerId)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, [event.clientX, event.clientY])
    const { left, top } = event.currentTarget.getBoundingClientRect()
    if (!other) return change((view) => pan(view, -right, -down))
    const distance = ([x, y]: readonly [number, number]) => Math.max(1, Math.hypot(x - other[0], y - other[1]))
    const factor = distance([event.clientX, event.clientY]) / distance(before)
    change((view) => zoom(view, factor, [other[0] - left, other[1] - top]))
  },
  onPointerUp: (event: PointerEvent<HTMLDivElement>) => void pointers.delete(event.pointerId),
  onPointerCancel: (event: PointerEvent<HTMLDivElement>) => void pointers.delete(event.pointerId),
})
