import { createElement, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { nameOfChart } from '#charts/pictures/outline.ts'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import type { Box } from '#charts/pictures/chartLayout.ts'
import { legendItemsOf } from '#charts/pictures/legend.ts'
import type { Shape } from '#charts/pictures/shapes.ts'
import type { CallLink as CallLinkData, Picture } from '#tools/atlas/chartData.ts'
import type { CommentCounts } from '#tools/atlas/review/openComments.ts'
import { RouteLink } from '#tools/atlas/site/links.tsx'
import { chartRoute } from '#tools/atlas/site/route.ts'
import { activeStateOf, boxOfTransition, type Choose, type Marks, shapeProps } from '#tools/atlas/site/picture/marks.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import css from '#tools/atlas/site/picture/PictureView.module.css'

/** Where the flow starts: the initial state of the chart. If it runs in parallel, that of its first region. */
const initialStateOf = ({ states }: DrawnChart): string | undefined => {
  const initial = states.filter(({ isInitial }) => isInitial)
  return (initial.find(({ parent }) => parent === '(chart)') ?? initial[0])?.id
}

interface PictureViewProps {
  picture: Picture
  name: string
  marks?: Marks | undefined
  commentCounts: CommentCounts
  chosen: string | null
  chosenTransition: string | null
  onChoose: Choose
}

const noMarks: Marks = { active: [], takenTransitions: [] }
const zoomStep = 1.3

/** A picture in a frame that scrolls. It shows the active state, else what is chosen, else where the flow starts. */
export function PictureView({
  picture,
  name,
  marks = noMarks,
  commentCounts,
  chosen,
  chosenTransition,
  onChoose,
}: PictureViewProps) {
  const { chart, width, height, shapes, links } = picture
  const frame = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const [isLegendOpen, setLegendOpen] = useState(false)
  const active = activeStateOf(chart, marks)
  const arrow = useMemo(() => boxOfTransition(shapes, chosenTransition), [shapes, chosenTransition])
  const box = (active === null && arrow) || picture.boxes[active ?? chosen ?? initialStateOf(chart) ?? '']
  useLayoutEffect(() => {
    if (frame.current && box) showBox(frame.current, box, scale)
  }, [box, scale])
  const fit = () => {
    const { clientWidth = width, clientHeight = height } = frame.current ?? {}
    setScale(Math.min(1, clientWidth / width, clientHeight / height))
  }
  return (
    <div className={css.view}>
      <div className={css.frame} ref={frame}>
        <svg
          className="chart"
          width={width * scale}
          height={height * scale}
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={`Picture of ${name}`}
        >
          <Shapes
            shapes={shapes}
            moreProps={shapeProps(chart, { marks, chosen, chosenTransition, commentCounts, onChoose })}
          />
          {[...commentCounts].map(([state, count]) => {
            const { x, y, width: right } = picture.boxes[state] as Box
            return (
              <g key={state} className="comment-count" aria-hidden="true">
                <circle cx={x + right} cy={y} r={11} />
                <text x={x + right} y={y + 4.5} fontSize={13} textAnchor="middle">
                  {count}
                </text>
              </g>
            )
          })}
          {links.map((link) => (
            <CallLink key={`${link.state} ${link.text}`} {...link} />
          ))}
        </svg>
      </div>
      {isLegendOpen && <Legend chart={chart} />}
      <div className={css.tools}>
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isLegendOpen}
          onClick={() => setLegendOpen(!isLegendOpen)}
        >
          Legend
        </Button>
        <IconButton label="Zoom in" icon="+" onClick={() => setScale(scale * zoomStep)} />
        <IconButton label="Zoom out" icon="−" onClick={() => setScale(scale / zoomStep)} />
        <IconButton label="Fit to window" icon="⤢" onClick={fit} />
      </div>
    </div>
  )
}

/** The symbols of a picture, as below the picture in a file. */
function Legend({ chart }: { chart: DrawnChart }) {
  return (
    <ul className={css.legend} aria-label="Legend">
      {legendItemsOf(chart).map(({ label, draw }) => (
        <li key={label}>
          <svg className="chart" width={44} height={20} viewBox="-9 0 44 20" aria-hidden="true">
            <Shapes shapes={draw(0, 0)} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

/** SVG attributes with another name in React. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  'font-size': 'fontSize',
  'text-anchor': 'textAnchor',
}

const propsOf = (attributes: Shape['attributes']): Record<string, string | number> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]))

interface ShapesProps {
  shapes: readonly Shape[]
  /** Adds props that only a page needs. */
  moreProps?: ReturnType<typeof shapeProps> | undefined
}

/** The shapes of a picture as React elements. */
function Shapes({ shapes, moreProps }: ShapesProps): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- shapes have no id, and they change together
  return shapes.map((shape, index) =>
    createElement(
      shape.tag,
      { ...propsOf(shape.attributes), ...moreProps?.(shape), key: index },
      shape.text ?? (shape.children && <Shapes shapes={shape.children} moreProps={moreProps} />),
    ),
  )
}

/** A link on a call of a picture that runs another chart. */
function CallLink({ chart, text, box: { x, y, width, height } }: CallLinkData) {
  return (
    <RouteLink to={chartRoute(chart)} className="call-link" aria-label={`${text}: open ${nameOfChart({ id: chart })}`}>
      <rect x={x} y={y} width={width} height={height} />
      <path d={`M${x} ${y + height - 1}h${width}`} />
    </RouteLink>
  )
}

/** Of a wider or higher box, the upper left corner is shown. */
const maxSize = 300

/** Scrolls a frame until it shows a box of its picture. `scrollIntoView` would move the page too. */
const showBox = (frame: HTMLElement, box: Box, scale: number): void => {
  frame.scrollLeft = startOf(frame.scrollLeft, frame.clientWidth, box.x * scale, box.width * scale)
  frame.scrollTop = startOf(frame.scrollTop, frame.clientHeight, box.y * scale, box.height * scale)
}

/** The first visible pixel of the picture in one direction. It stays if the box is visible, else the box is centred. */
const startOf = (start: number, visible: number, from: number, length: number): number => {
  const size = Math.min(length, maxSize, visible)
  return from >= start && from + size <= start + visible ? start : from - (visible - size) / 2
}
