import type { Box, ChartLayout, Point } from '#tools/atlas/picture/chartLayout.ts'

/** The overlaps in a layout, one sentence each. */
export const overlapsIn = (layout: ChartLayout): string[] => [
  ...overlappingLabels(layout),
  ...labelsOnStates(layout),
  ...overlappingStates(layout),
  ...textsOutside(layout),
  ...arrowsThroughStates(layout),
]

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const contains = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height

const pairsOf = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))

const overlappingLabels = ({ labels }: ChartLayout): string[] =>
  pairsOf([...labels]).flatMap(([[one, box], [other, otherBox]]) =>
    overlap(box, otherBox) ? [`the labels of "${one}" and "${other}" overlap`] : [],
  )

/** The part of a state that a label must not cover: the head of a state with inner states, otherwise all of it. */
const headOf = ({ chart, blocks, states }: ChartLayout, id: string): Box => {
  const box = states.get(id) as Box
  const isContainer = chart.states.some(({ parent }) => parent === id)
  return isContainer ? { ...box, height: blocks.states.get(id)?.height ?? 0 } : box
}

const labelsOnStates = (layout: ChartLayout): string[] =>
  [...layout.labels].flatMap(([transition, box]) =>
    [...layout.states.keys()].flatMap((id) =>
      overlap(box, headOf(layout, id)) ? [`the label of "${transition}" overlaps the state ${id}`] : [],
    ),
  )

const overlappingStates = ({ chart, states }: ChartLayout): string[] =>
  pairsOf(chart.states).flatMap(([one, other]) => {
    const [box, otherBox] = [states.get(one.id) as Box, states.get(other.id) as Box]
    if (one.parent === other.parent && overlap(box, otherBox)) return [`the states ${one.id} and ${other.id} overlap`]
    return other.parent === one.id && !contains(box, otherBox) ? [`the state ${other.id} is not inside ${one.id}`] : []
  })

const textsOutside = ({ width, height, labels, blocks, states }: ChartLayout): string[] => [
  ...[...labels].flatMap(([id, box]) =>
    contains({ x: 0, y: 0, width, height }, box) ? [] : [`the label of "${id}" is not inside the picture`],
  ),
  ...[...states].flatMap(([id, box]) => {
    const block = blocks.states.get(id)
    return block && (block.width > box.width + 0.5 || block.height > box.height + 0.5)
      ? [`the text of the state ${id} does not fit into it`]
      : []
  }),
]

const arrowsThroughStates = (layout: ChartLayout): string[] =>
  [...layout.arrows].flatMap(([id, points]) =>
    segmentsOf(points).flatMap((segment) =>
      layout.chart.states
        .filter(
          ({ id: state }) =>
            !layout.chart.states.some(({ parent }) => parent === state) &&
            overlap(segment, inset(layout.states.get(state) as Box)),
        )
        .map((state) => `the arrow "${id}" crosses the state ${state.id}`),
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

/** Arrows end on the border, so the border does not count. */
const inset = ({ x, y, width, height }: Box): Box => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 })
