/** What must not grow while a person works. */
export interface Counts {
  /** Bytes, after garbage collection. */
  readonly heap: number
  readonly documents: number
  readonly nodes: number
  readonly listeners: number
  /** Running charts and calls. */
  readonly actors: number
}

/**
 * The growth for each opening that is not a leak. A leak adds at least one listener, document or actor, and a page that
 * is kept has hundreds of nodes. The heap also has the code that the engine compiles:
 * 1 to 12 KB for each of 20 openings, and 47 KB for the page that is measured first.
 */
export const limits: Counts = { heap: 60_000, documents: 0.5, nodes: 20, listeners: 0.5, actors: 0.5 }

const countNames = Object.keys(limits) as (keyof Counts)[]

/** The middle one, or the lower of the two in the middle. */
const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? 0

/**
 * The growth for each opening, between measurements with the same number of openings between them. A leak grows in all
 * intervals. What grows or shrinks in one of them is a cache or a late garbage collection, so the median counts.
 */
export const growthPerOpening = (measurements: readonly Counts[], openings: number): Counts => {
  const growthOf = (name: keyof Counts) =>
    medianOf(measurements.slice(1).map((counts, index) => counts[name] - (measurements[index]?.[name] ?? 0))) / openings
  return {
    heap: growthOf('heap'),
    documents: growthOf('documents'),
    nodes: growthOf('nodes'),
    listeners: growthOf('listeners'),
    actors: growthOf('actors'),
  }
}

/** The counts that grow by more than their limit. */
export const leaksOf = (growth: Counts): readonly (keyof Counts)[] =>
  countNames.filter((name) => growth[name] > limits[name])
