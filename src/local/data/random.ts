/** A pseudo-random generator. The same seed gives the same values. */
export interface Random {
  /** At least 0, below 1. */
  readonly next: () => number
  /** A whole number, at least 0, below `end`. */
  readonly below: (end: number) => number
  /** A whole number, both ends included. */
  readonly between: (first: number, last: number) => number
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value
  /** True with a probability from 0 to 1. */
  readonly chance: (probability: number) => boolean
  /** Formatted as a version 4 UUID. */
  readonly uuid: () => string
}

/** The Mulberry32 generator, sufficient for sample data. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const word = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const next = () => word() / 0x1_0000_0000
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    between: (first, last) => first + below(last - first + 1),
    pick: (values) => values[below(values.length)] ?? values[0],
    chance: (probability) => next() < probability,
    uuid: () => toUuid([word(), word(), word(), word()].map((part) => part.toString(16).padStart(8, '0')).join('')),
  }
}

const toUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)].join('-')
