import { type ListSource, listKinds } from '#domain/lists/kinds.ts'

/**
 * The lists that the dashboard prefetches (§7): all item lists, and the users.
 * Item pages need the users for the names of owners.
 */
export const prefetchSources = [
  'allItems',
  'rentedItems',
  'donatedItems',
  'soldItems',
  'swappedItems',
  'allUsers',
] as const satisfies readonly ListSource[]

export type PrefetchSource = (typeof prefetchSources)[number]

/** The error title of a list (§8). */
export const prefetchProblem = (source: PrefetchSource): string =>
  Object.values(listKinds)
    .flatMap(({ tabs }) => tabs)
    .find((tab) => tab.source === source)?.problem ?? ''
