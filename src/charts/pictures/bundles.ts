import type { Box, ChartLayout, Point } from '#charts/pictures/chartLayout.ts'
import { isDrawnInsideState, isWithin } from '#charts/pictures/drawnChart.ts'
import { arrowId } from '#charts/pictures/elkGraph.ts'

/** More arrows into one state become bundles. */
const maxArrowsInto = 6

const sides = ['top', 'bottom', 'left', 'right'] as const

/** The points of an arrow with a bend, and the side of the state where it ends. */
interface Ending {
  readonly id: string
  readonly side: (typeof sides)[number]
  readonly points: readonly Point[]
}

/**
 * The layout with one arrowhead on each side of a state that has more than six arrows: they join before the state, at
 * the middle one of them. An arrow stays where it is if it is straight, if its text is on its last part, or if something
 * is in the way.
 */
export const withBundles = (layout: ChartLayout): ChartLayout => {
  const arrows = new Map(layout.arrows)
  for (const [state, box] of layout.states) {
    const ids = arrowsInto(layout, state)
    if (ids.length <= maxArrowsInto) continue
    const labels = [...layout.labels.values()]
    const endings = ids
      .flatMap((id) => endingOf(id, box, layout.arrows.get(id) ?? []) ?? [])
      .filter(({ points }) => !labels.some((label) => isCrossed(label, points.slice(-2))))
    const obstacles = obstaclesTo(layout, state)
    for (const side of sides)
      for (const { id, points } of joined(endings.filter((ending) => ending.side === side)))
        if (!obstacles.some((obstacle) => isCrossed(obstacle, points.slice(-3)))) arrows.set(id, points)
  }
  return { ...layout, arrows }
}

const arrowsInto = ({ chart }: ChartLayout, state: string): string[] =>
  chart.transitions
    .filter((transition) => !isDrawnInsideState(transition))
    .flatMap(({ id, targets }) => targets.flatMap((target, index) => (target === state ? [arrowId(id, index)] : [])))

/** Texts of arrows, and states that are not around the state. */
const obstaclesTo = ({ labels, states }: ChartLayout, state: string): Box[] => [
  ...labels.values(),
  ...[...states].flatMap(([id, box]) => (isWithin(state, id) ? [] : [box])),
]

const isCrossed = ({ x, y, width, height }: Box, points: readonly Point[]): boolean => {
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])]
  const isBetween = (from: number, to: number, places: readonly number[]): boolean =>
    Math.max(...places) > from && Math.min(...places) < to
  return points.slice(1).some((_, index) => {
    const parts = [xs, ys].map((places) => places.slice(index, index + 2))
    return isBetween(x, x + width, parts[0] ?? []) && isBetween(y, y + height, parts[1] ?? [])
  })
}

const endingOf = (id: string, { x, y, width, height }: Box, points: readonly Point[]): Ending | null => {
  const [before, last] = points.slice(-2)
  if (points.length < 4 || !before || !last) return null
  const isNear = (first: number, second: number): boolean => Math.abs(first - second) < 1
  const distances = { top: y, bottom: y + height, left: x, right: x + width }
  const isVertical = before[0] === last[0]
  const side = sides.find(
    (each, index) => index < 2 === isVertical && isNear(last[isVertical ? 1 : 0], distances[each]),
  )
  return side ? { id, side, points } : null
}

/** The arrows of one side, with their last parts on one line. */
const joined = (endings: readonly Ending[]): readonly Ending[] => {
  const axis = endings[0]?.side === 'top' || endings[0]?.side === 'bottom' ? 0 : 1
  const places = endings.map(({ points }) => points.at(-1)?.[axis] ?? 0).toSorted((a, b) => a - b)
  const middle = places[Math.floor(places.length / 2)] ?? 0
  const move = ([x, y]: Point): Point => (axis === 0 ? [middle, y] : [x, middle])
  return endings.map((ending) => ({
    ...ending,
    points: [...ending.points.slice(0, -2), ...ending.points.slice(-2).map(move)],
  }))
}
