import type { DrawnChart, DrawnState, DrawnTransition, Trigger } from '#charts/pictures/drawnChart.ts'
import { circle, drawIcon, group, type Icon, path, rect, type Shape, text } from '#charts/pictures/shapes.ts'
import { fontStyles } from '#charts/pictures/textBlocks.ts'

/** Draws a sample in 34 by 20 pixels. The icon of an arrow is 8 pixels before it. */
type Draw = (x: number, y: number) => readonly Shape[]

/** A symbol and what it means. */
export interface LegendItem {
  readonly label: string
  readonly draw: Draw
}

const hasState = (isWanted: (state: DrawnState) => boolean) => (chart: DrawnChart) => chart.states.some(isWanted)
const hasTransition = (isWanted: (transition: DrawnTransition) => boolean) => (chart: DrawnChart) =>
  chart.transitions.some(isWanted)
const isTriggeredBy = (wanted: Trigger) => hasTransition(({ trigger }) => trigger === wanted)

const box = (className: string, x: number, y: number, width: number, height: number, rx: number): Shape =>
  rect(x, y, width, height, { rx, class: className })

const iconSample =
  (icon: Icon): Draw =>
  (x, y) => [drawIcon(icon, x + 4, y + 14)]
const arrowSample =
  (trigger: Trigger): Draw =>
  (x, y) => [
    drawIcon(trigger, x - 8, y + 14),
    group({ class: `arrow ${trigger}` }, [
      path(`M${x + 8} ${y + 10}h18`, { class: 'line' }),
      path(`M${x + 33} ${y + 10}l-9 -4.5v9Z`, { class: 'head' }),
    ]),
  ]
const startSample: Draw = (x, y) => [circle(x + 16, y + 10, 6, { class: 'dot' })]
const stateSample: Draw = (x, y) => [group({ class: 'state atomic' }, [box('box', x, y + 2, 32, 16, 6)])]
const endSample: Draw = (x, y) => [
  group({ class: 'state final' }, [box('box', x, y + 1, 32, 18, 6), box('box inner', x + 3, y + 4, 26, 12, 4)]),
]
const regionSample: Draw = (x, y) => [group({ class: 'state compound region' }, [box('box', x, y + 2, 32, 16, 3)])]
const guardSample: Draw = (x, y) => [
  text(x + 4, y + 14, '[ ... ]', { class: 'guard', 'font-size': fontStyles.guard.size }),
]

/** Everything that a picture can contain, and whether a chart contains it. */
const items: readonly (LegendItem & { readonly isIn: (chart: DrawnChart) => boolean })[] = [
  { label: 'starts here', draw: startSample, isIn: hasState(({ isInitial }) => isInitial) },
  { label: 'a state', draw: stateSample, isIn: () => true },
  { label: 'the flow ends', draw: endSample, isIn: hasState(({ kind }) => kind === 'final') },
  { label: 'runs in parallel', draw: regionSample, isIn: hasState(({ isRegion }) => isRegion) },
  {
    label: 'goes to the inner state that was active last',
    draw: iconSample('history'),
    isIn: hasState(({ kind }) => kind === 'history'),
  },
  {
    label: 'goes to all inner states that were active last',
    draw: iconSample('deepHistory'),
    isIn: hasState(({ kind }) => kind === 'deepHistory'),
  },
  { label: 'an event', draw: arrowSample('event'), isIn: isTriggeredBy('event') },
  { label: 'a call ends', draw: arrowSample('call'), isIn: isTriggeredBy('call') },
  { label: 'a call fails', draw: iconSample('failure'), isIn: isTriggeredBy('failure') },
  { label: 'after a time', draw: arrowSample('delay'), isIn: isTriggeredBy('delay') },
  { label: 'immediately', draw: arrowSample('always'), isIn: isTriggeredBy('always') },
  { label: 'all inner states have ended', draw: arrowSample('done'), isIn: isTriggeredBy('done') },
  { label: 'a condition', draw: guardSample, isIn: hasTransition(({ guard }) => guard !== '') },
  { label: 'an action', draw: iconSample('action'), isIn: hasTransition(({ actions }) => actions.length > 0) },
  {
    label: 'runs while the state is active',
    draw: iconSample('running'),
    isIn: hasState(({ calls }) => calls.length > 0),
  },
  { label: 'an action on entry', draw: iconSample('entry'), isIn: hasState(({ entry }) => entry.length > 0) },
  { label: 'an action on exit', draw: iconSample('exit'), isIn: hasState(({ exit }) => exit.length > 0) },
]

/** The symbols in the picture of a chart. */
export const legendItemsOf = (chart: DrawnChart): readonly LegendItem[] => items.filter(({ isIn }) => isIn(chart))
