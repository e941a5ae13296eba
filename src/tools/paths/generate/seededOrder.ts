import type { Edge } from '#tools/paths/model/configurationGraph.ts'

/** Shuffles edges. The same seed gives the same order. */
export const seededOrder = (seed: number) => {
  const rankOf = (index: number): number => {
    let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed + 1, 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
    return (mixed ^ (mixed >>> 12)) >>> 0
  }
  return (edges: readonly Edge[]): readonly Edge[] => [...edges].sort((a, b) => rankOf(a.index) - rankOf(b.index))
}
