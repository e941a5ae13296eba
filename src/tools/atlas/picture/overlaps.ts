import type { Box, ChartLayout, Point } from '#tools/atlas/picture/chartLayout.ts'

/** What lies over something that it must not lie over, a sentence each. Boxes are those of the drawing, in pixels. */
export const overlapsIn = (laid: ChartLayout): string[] => [
  ...labelsOverLabels(laid),
  ...labelsOverStates(laid),
  ...statesOverStates(laid),
  ...wordsOutside(laid),
  ...arrowsThroughStates(laid),
]

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height

const pairsOf = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))

const labelsOverLabels = ({ labels }: ChartLayout): string[] =>
  pairsOf([...labels]).flatMap(([[one, box], [other, otherBox]]) =>
    meet(box, otherBox) ? [`the words of "${one}" lie over those of "${other}"`] : [],
  )

/** The part of a state that words may not cover: all of it, or its head where states lie in it. */
const headOf = ({ chart, blocks, states }: ChartLayout, id: string): Box => {
  const box = states.get(id) as Box
  const isContainer = chart.states.some(({ parent }) => parent === id)
  return isContainer ? { ...box, height: blocks.states.get(id)?.height ?? 0 } : box
}

const labelsOverStates = (laid: ChartLayout): string[] =>
  [...laid.labels].flatMap(([transition, box]) =>
    [...laid.states.keys()].flatMap((id) =>
      meet(box, headOf(laid, id)) ? [`the words of "${transition}" lie over the state ${id}`] : [],
    ),
  )

const statesOverStates = ({ chart, states }: ChartLayout): string[] =>
  pairsOf(chart.states).flatMap(([one, other]) => {
    const [box, otherBox] = [states.get(one.id) as Box, states.get(other.id) as Box]
    if (one.parent === other.parent && meet(box, otherBox)) return [`the state ${one.id} lies over ${other.id}`]
    return other.parent === one.id && !holds(box, otherBox) ? [`the state ${other.id} sticks out of ${one.id}`] : []
  })

const wordsOutside = ({ width, height, labels, blocks, states }: ChartLayout): string[] => [
  ...[...labels].flatMap(([id, box]) =>
    holds({ x: 0, y: 0, width, height }, box) ? [] : [`the words of "${id}" stick out of the picture`],
  ),
  ...[...states].flatMap(([id, box]) => {
    const block = blocks.states.get(id)
    return block && (block.width > box.width + 0.5 || block.height > box.height + 0.5)
      ? [`the words of the state ${id} stick out of it`]
      : []
  }),
]

const arrowsThroughStates = (laid: ChartLayout): string[] =>
  [...laid.arrows].flatMap(([id, points]) =>
    segmentsOf(points).flatMap((segment) =>
      laid.chart.states
        .filter(
          ({ id: state }) =>
            !laid.chart.states.some(({ parent }) => parent === state) &&
            meet(segment, shrunk(laid.states.get(state) as Box)),
        )
        .map((state) => `the arrow "${id}" runs through the state ${state.id}`),
    ),
  )

const segmentsOf = (points: readonly Point[]): Box[] =>
  points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] as Point
    return {
      x: Math.min(x, fromX),
      y: Math.min(y, fromY),
      width: Math.max(Math.abs(x - fromX), 0.1),
      height: Math.max(Math.abs(y - fromY), 0.1),
    }
  })

/** Arrows end on the border. */
const shrunk = ({ x, y, width, height }: Box): Box => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 })
