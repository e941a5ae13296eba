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
 * is kept has hundreds of nodes. The heap also has the code that the engine compiles.
 */
export const limits: Counts = { heap: 30_000, documents: 0.5, nodes: 20, listeners: 0.5, actors: 0.5 }

export const countNames = Object.keys(limits) as (keyof Counts)[]

/**
 * The growth for each opening, between three measurements with the same number of openings between them. A leak grows
 * in both intervals. What grows in one of them only is a cache or a late garbage collection, so the smaller one counts.
 */
export const growthPerOpening = (
  [first, second, third]: readonly [Counts, Counts, Counts],
  openings: number,
): Counts => {
  const growthOf = (name: keyof Counts) => Math.min(second[name] - first[name], third[name] - second[name]) / openings
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
