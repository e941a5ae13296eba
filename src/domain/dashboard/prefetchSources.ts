import { type ListSource, listKinds } from '#domain/lists/kinds.ts'

/** The lists whose first rows the dashboard fetches (§7): every list of items, and the users, who give items the names of their owners. */
export const prefetchSources = [
  'allItems',
  'rentedItems',
  'donatedItems',
  'soldItems',
  'swappedItems',
  'allUsers',
] as const satisfies readonly ListSource[]

export type PrefetchSource = (typeof prefetchSources)[number]

/** What failed, in the words of §8. */
export const prefetchProblem = (source: PrefetchSource): string =>
  Object.values(listKinds)
    .flatMap(({ tabs }) => tabs)
    .find((tab) => tab.source === source)?.problem ?? ''
