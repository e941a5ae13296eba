import type { Box, ChartLayout } from '#tools/atlas/picture/chartLayout.ts'

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const steps: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export const isDirection = (key: string): key is Direction => key in steps

/** The centre of the state's name. A person takes it as the position of the state. */
const positionOf = ({ x, y, width }: Box): readonly [number, number] => [x + Math.min(width, 240) / 2, y + 16]

/** The next state in a direction, or the same state if there is none. */
export const neighbourOf = ({ states }: ChartLayout, from: string, direction: Direction): string => {
  const box = states.get(from)
  if (!box) return from
  const [stepX, stepY] = steps[direction]
  const [x, y] = positionOf(box)
  const ranked = [...states].flatMap(([id, other]) => {
    const [otherX, otherY] = positionOf(other)
    const ahead = (otherX - x) * stepX + (otherY - y) * stepY
    const aside = Math.abs((otherX - x) * stepY) + Math.abs((otherY - y) * stepX)
    return id === from || ahead < 8 ? [] : [{ id, cost: ahead + aside * 2 }]
  })
  return ranked.sort((first, second) => first.cost - second.cost)[0]?.id ?? from
}
