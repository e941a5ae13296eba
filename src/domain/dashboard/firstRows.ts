import { type ListSource, listKinds } from '#domain/lists/kinds.ts'

/** The lists whose first rows the dashboard fetches (§7): every list of items, and the users, who give items the names of their owners. */
export const firstSources = [
  'allItems',
  'rentedItems',
  'donatedItems',
  'soldItems',
  'swappedItems',
  'allUsers',
] as const satisfies readonly ListSource[]

export type FirstSource = (typeof firstSources)[number]

/** What failed, in the words of §8. */
export const problemOf = (source: FirstSource): string =>
  Object.values(listKinds)
    .flatMap(({ tabs }) => tabs)
    .find((tab) => tab.source === source)?.problem ?? ''
