import { fontStyles, type Icon } from '#charts/pictures/textBlocks.ts'
import type { DrawnChart, DrawnState, DrawnTransition, Trigger } from '#charts/pictures/drawnChart.ts'
import { drawIcon } from '#charts/pictures/icons.ts'
import { circle, group, path, rect, type Shape, text } from '#charts/pictures/shapes.ts'
import { widthOf } from '#charts/pictures/textSize.ts'

interface LegendItem {
  readonly label: string
  readonly isIn: (chart: DrawnChart) => boolean
  /** Draws the sample in 34 by 20 pixels. */
  readonly draw: (x: number, y: number) => readonly Shape[]
}

const hasState =
  (isWanted: (state: DrawnState) => boolean) =>
  ({ states }: DrawnChart): boolean =>
    states.some(isWanted)

const hasTransition =
  (isWanted: (transition: DrawnTransition) => boolean) =>
  ({ transitions }: DrawnChart): boolean =>
    transitions.some(isWanted)

const isTriggeredBy = (wanted: Trigger) => hasTransition(({ trigger }) => trigger === wanted)

const stateBox = { rx: 6, class: 'box' }
const iconSample = (mark: Icon) => (x: number, y: number) => [drawIcon(mark, x + 4, y + 14)]
const arrowSample = (trigger: Trigger) => (x: number, y: number) => [
  drawIcon(trigger, x - 8, y + 14),
  group({ class: `arrow ${trigger}` }, [
    path(`M${x + 8} ${y + 10}h18`, { class: 'line' }),
    path(`M${x + 33} ${y + 10}l-9 -4.5v9Z`, { class: 'head' }),
  ]),
]

/** Everything that a picture can contain, and whether a chart contains it. */
const items: readonly LegendItem[] = [
  {
    label: 'starts here',
    isIn: hasState(({ isInitial }) => isInitial),
    draw: (x, y) => [circle(x + 16, y + 10, 6, { class: 'dot' })],
  },
  {
    label: 'a state',
    isIn: () => true,
    draw: (x, y) => [group({ class: 'state atomic' }, [rect(x, y + 2, 32, 16, stateBox)])],
  },
  {
    label: 'the flow ends',
    isIn: hasState(({ kind }) => kind === 'final'),
    draw: (x, y) => [
      group({ class: 'state final' }, [
        rect(x, y + 1, 32, 18, stateBox),
        rect(x + 3, y + 4, 26, 12, { rx: 4, class: 'box inner' }),
      ]),
    ],
  },
  {
    label: 'runs in parallel',
    isIn: hasState(({ isRegion }) => isRegion),
    draw: (x, y) => [group({ class: 'state compound region' }, [rect(x, y + 2, 32, 16, { rx: 3, class: 'box' })])],
  },
  { label: 'an event', isIn: isTriggeredBy('event'), draw: arrowSample('event') },
  { label: 'a call ends', isIn: isTriggeredBy('call'), draw: arrowSample('call') },
  { label: 'a call fails', isIn: isTriggeredBy('failure'), draw: iconSample('failure') },
  { label: 'after a time', isIn: isTriggeredBy('delay'), draw: arrowSample('delay') },
  { label: 'immediately', isIn: isTriggeredBy('always'), draw: arrowSample('always') },
  { label: 'all inner states have ended', isIn: isTriggeredBy('done'), draw: arrowSample('done') },
  {
    label: 'a condition',
    isIn: hasTransition(({ guard }) => guard !== ''),
    draw: (x, y) => [text(x + 4, y + 14, '[ ... ]', { class: 'guard', 'font-size': fontStyles.guard.size })],
  },
  { label: 'an action', isIn: hasTransition(({ actions }) => actions.length > 0), draw: iconSample('action') },
  {
    label: 'runs while the state is active',
    isIn: hasState(({ calls }) => calls.length > 0),
    draw: iconSample('running'),
  },
  { label: 'an action on entry', isIn: hasState(({ entry }) => entry.length > 0), draw: iconSample('entry') },
  { label: 'an action on exit', isIn: hasState(({ exit }) => exit.length > 0), draw: iconSample('exit') },
]

const fontStyle = { size: 12, isBold: false }
const lineHeight = 26
const left = 26

/** The legend of a chart, wrapped to the width of the picture. `top` is its upper edge. */
export const legendOf = (
  chart: DrawnChart,
  width: number,
  top: number,
): { readonly shapes: readonly Shape[]; readonly height: number } => {
  const shapes: Shape[] = []
  let [x, y] = [left, top + 4]
  for (const { label, draw } of items.filter(({ isIn }) => isIn(chart))) {
    const itemWidth = 42 + widthOf(label, fontStyle) + 26
    if (x > left && x + itemWidth > width) [x, y] = [left, y + lineHeight]
    shapes.push(...draw(x, y), text(x + 42, y + 14, label, { class: 'description', 'font-size': fontStyle.size }))
    x += itemWidth
  }
  return { shapes: [group({ class: 'legend' }, shapes)], height: y + lineHeight - top + 8 }
}
