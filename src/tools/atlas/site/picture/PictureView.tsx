import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import type { ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import { type Highlights, drawChart } from '#tools/atlas/picture/drawChart.ts'
import { circle, group, type Shape, text } from '#tools/atlas/picture/shapes.ts'
import { activeStateOf } from '#tools/atlas/site/picture/activeState.ts'
import { pictureFrameId } from '#tools/atlas/site/picture/pictureFrame.ts'
import type { Size } from '#tools/atlas/site/picture/viewBox.ts'
import { isDirection, neighbourOf } from '#tools/atlas/site/picture/neighbours.ts'
import { CallLinks } from '#tools/atlas/site/picture/CallLinks.tsx'
import { Shapes } from '#tools/atlas/site/picture/Shapes.tsx'
import { useViewport } from '#tools/atlas/site/picture/useViewport.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { FitIcon, FullScreenIcon, MinusIcon, SmallScreenIcon } from '#tools/atlas/site/icons.tsx'
import { PlusIcon } from '#ui/layout/Icon.tsx'
import css from '#tools/atlas/site/picture/PictureView.module.css'

interface PictureViewProps {
  layout: ChartLayout
  name: string
  highlights?: Highlights | undefined
  chosen?: string | null
  onChoose?: (state: string) => void
  /** States whose inner states are hidden. */
  folded?: readonly string[]
  onFold?: (state: string) => void
  /** A person presses the mark of the failed calls of a state. */
  onFailures?: (state: string) => void
  /** The state that keeps its place in the window if the layout changes. */
  anchor?: string | null
  /** Receives the size of the window. */
  onMeasure?: (size: Size) => void
  /** Opens the full screen, or leaves it. */
  onFullScreen?: () => void
  isFullScreen?: boolean
}

/** A picture that can be moved and zoomed. The arrow keys move the focus from state to state. */
export function PictureView({
  layout,
  name,
  highlights,
  chosen = null,
  onChoose,
  folded = [],
  onFold,
  onFailures,
  anchor = null,
  onMeasure,
  onFullScreen,
  isFullScreen = false,
}: PictureViewProps) {
  const { frame, viewBox, zoomIn, zoomOut, fitAll, handlers } = useViewport(
    layout,
    { chosen, active: activeStateOf(layout.chart, highlights), step: highlights, anchor },
    onMeasure,
  )
  const shapes = useMemo(
    () => [...drawChart(layout, withChosen(highlights, chosen)), ...foldSigns(layout, onFold ? folded : null)],
    [layout, highlights, chosen, folded, onFold],
  )
  const first = layout.chart.states[0]?.id

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const from = (event.target as Element).closest<SVGGElement>('[data-state]')?.dataset['state']
    if (event.key === '+' || event.key === '=') zoomIn()
    else if (event.key === '-') zoomOut()
    else if (event.key === '0') fitAll()
    else if (from !== undefined && isDirection(event.key))
      focusState(event.currentTarget, neighbourOf(layout, from, event.key), onChoose)
    else if (from !== undefined && event.key === 'Enter') onChoose?.(from)
    else if (from !== undefined && event.key === ' ') onFold?.(from)
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const target = event.target as Element
    const mark = target.closest<SVGGElement>('[data-mark]')?.dataset['mark']
    const fold = target.closest<SVGGElement>('[data-fold]')?.dataset['fold']
    const state = target.closest<SVGGElement>('[data-state]')?.dataset['state']
    if (fold !== undefined) onFold?.(fold)
    else if (mark !== undefined && onFailures) onFailures(mark)
    else if (state !== undefined) onChoose?.(state)
  }
  const buttonProps = ({ attributes }: Shape) => {
    const id = attributes['data-state']
    if (id === undefined) return undefined
    const state = layout.chart.states.find((candidate) => candidate.id === id)
    return {
      tabIndex: id === (chosen ?? first) ? 0 : -1,
      role: 'button',
      'aria-pressed': id === chosen,
      'aria-label': labelOf(state?.name ?? '', highlights?.states?.get(String(id))?.className === 'active'),
    }
  }
  return (
    <div className={css.frame} id={pictureFrameId} ref={frame} {...handlers}>
      {viewBox !== null && (
        // The states inside are buttons; the picture handles their events.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
        <svg
          className={`chart ${css.picture}`}
          viewBox={viewBox}
          role="group"
          aria-label={`Picture of ${name}. Arrow keys go from state to state.`}
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          <Shapes shapes={shapes} moreProps={buttonProps} />
          <CallLinks layout={layout} />
        </svg>
      )}
      <div className={css.tools}>
        <IconButton label="Zoom in" icon={<PlusIcon />} onClick={zoomIn} />
        <IconButton label="Zoom out" icon={<MinusIcon />} onClick={zoomOut} />
        <IconButton label="Fit to window" icon={<FitIcon />} onClick={fitAll} />
        {onFullScreen && (
          <IconButton
            label={isFullScreen ? 'Leave full screen' : 'Full screen'}
            icon={isFullScreen ? <SmallScreenIcon /> : <FullScreenIcon />}
            onClick={onFullScreen}
          />
        )}
      </div>
    </div>
  )
}

const labelOf = (name: string, isActive: boolean): string => (isActive ? `${name}, active` : name)

const focusState = (picture: SVGSVGElement, state: string, onChoose?: (state: string) => void): void => {
  picture.querySelector<SVGGElement>(`[data-state="${CSS.escape(state)}"]`)?.focus({ preventScroll: true })
  onChoose?.(state)
}

const withChosen = (highlights: Highlights = {}, chosen: string | null): Highlights =>
  chosen === null
    ? highlights
    : {
        ...highlights,
        states: new Map(highlights.states).set(chosen, {
          ...highlights.states?.get(chosen),
          className: `${highlights.states?.get(chosen)?.className ?? ''} chosen`,
        }),
      }

/** A sign that folds or unfolds a state, in the corner of every state with inner states. */
const foldSigns = ({ chart, states }: ChartLayout, folded: readonly string[] | null): Shape[] =>
  (folded === null ? [] : chart.states).flatMap(({ id, parent }) => {
    const box = states.get(id)
    const isFolded = folded?.includes(id) ?? false
    if (!box || parent === null || !(isFolded || chart.states.some((inner) => inner.parent === id))) return []
    const [x, y] = [box.x + box.width - 16, box.y + 16]
    return [
      group({ class: 'fold', 'data-fold': id }, [
        circle(x, y, 10, {}),
        text(x, y + 5, isFolded ? '+' : '–', { class: 'trigger', 'font-size': 15, 'text-anchor': 'middle' }),
      ]),
    ]
  })
