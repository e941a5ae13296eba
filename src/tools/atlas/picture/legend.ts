import { fontStyles, type Icon } from '#tools/atlas/picture/textBlocks.ts'
import type { DrawnChart, Trigger } from '#tools/atlas/picture/drawnChart.ts'
import { drawIcon } from '#tools/atlas/picture/icons.ts'
import { circle, group, path, rect, type Shape, text } from '#tools/atlas/picture/shapes.ts'
import { widthOf } from '#tools/atlas/picture/textSize.ts'

interface Item {
  readonly says: string
  readonly isIn: (chart: DrawnChart) => boolean
  /** Drawn in 34 by 20 pixels. */
  readonly draw: (x: number, y: number) => readonly Shape[]
}

const isTriggeredBy =
  (trigger: Trigger) =>
  ({ transitions }: DrawnChart): boolean =>
    transitions.some((one) => one.trigger === trigger)

const small = { rx: 6, class: 'box' }
const marked = (mark: Icon) => (x: number, y: number) => [drawIcon(mark, x + 4, y + 14)]
const line = (trigger: Trigger) => (x: number, y: number) => [
  drawIcon(trigger, x - 8, y + 14),
  group({ class: `arrow ${trigger}` }, [
    path(`M${x + 8} ${y + 10}h18`, { class: 'line' }),
    path(`M${x + 33} ${y + 10}l-9 -4.5v9Z`, { class: 'head' }),
  ]),
]

/** Everything that a picture can show, and whether a chart has it. */
const items: readonly Item[] = [
  {
    says: 'starts here',
    isIn: ({ states }) => states.some(({ isInitial }) => isInitial),
    draw: (x, y) => [circle(x + 16, y + 10, 6, { class: 'dot' })],
  },
  {
    says: 'a state',
    isIn: () => true,
    draw: (x, y) => [group({ class: 'state atomic' }, [rect(x, y + 2, 32, 16, small)])],
  },
  {
    says: 'the flow ends',
    isIn: ({ states }) => states.some(({ kind }) => kind === 'final'),
    draw: (x, y) => [
      group({ class: 'state final' }, [
        rect(x, y + 1, 32, 18, small),
        rect(x + 3, y + 4, 26, 12, { rx: 4, class: 'box inner' }),
      ]),
    ],
  },
  {
    says: 'goes on at the same time as its neighbours',
    isIn: ({ states }) => states.some(({ isRegion }) => isRegion),
    draw: (x, y) => [group({ class: 'state compound region' }, [rect(x, y + 2, 32, 16, { rx: 3, class: 'box' })])],
  },
  { says: 'something happens', isIn: isTriggeredBy('event'), draw: line('event') },
  { says: 'a call ends', isIn: isTriggeredBy('call'), draw: line('call') },
  { says: 'time has passed', isIn: isTriggeredBy('delay'), draw: line('delay') },
  { says: 'at once, nothing is waited for', isIn: isTriggeredBy('always'), draw: line('always') },
  { says: 'all inside has ended', isIn: isTriggeredBy('done'), draw: line('done') },
  {
    says: 'only if',
    isIn: ({ transitions }) => transitions.some(({ guard }) => guard !== ''),
    draw: (x, y) => [text(x + 4, y + 14, '[ ... ]', { class: 'guard', 'font-size': fontStyles.guard.size })],
  },
  {
    says: 'done on the way',
    isIn: ({ transitions }) => transitions.some(({ actions }) => actions.length > 0),
    draw: marked('action'),
  },
  {
    says: 'runs while the state holds',
    isIn: ({ states }) => states.some(({ calls }) => calls.length > 0),
    draw: marked('running'),
  },
  {
    says: 'done on the way in',
    isIn: ({ states }) => states.some(({ entry }) => entry.length > 0),
    draw: marked('entry'),
  },
  {
    says: 'done on the way out',
    isIn: ({ states }) => states.some(({ exit }) => exit.length > 0),
    draw: marked('exit'),
  },
]

const face = { size: 12, isBold: false }
const lineHeight = 26
const left = 26

/** What the forms of a chart mean, in as many lines as the width needs. `top` is where it begins. */
export const legendOf = (
  chart: DrawnChart,
  width: number,
  top: number,
): { readonly shapes: readonly Shape[]; readonly height: number } => {
  const shapes: Shape[] = []
  let [x, y] = [left, top + 4]
  for (const { says, draw } of items.filter(({ isIn }) => isIn(chart))) {
    const needed = 42 + widthOf(says, face) + 26
    if (x > left && x + needed > width) [x, y] = [left, y + lineHeight]
    shapes.push(...draw(x, y), text(x + 42, y + 14, says, { class: 'description', 'font-size': face.size }))
    x += needed
  }
  return { shapes: [group({ class: 'legend' }, shapes)], height: y + lineHeight - top + 8 }
}
