/** A part of a chart before and after a change. One of them is null if the part is new or removed. */
export interface Pair<Item> {
  readonly before: Item | null
  readonly after: Item | null
  readonly isSame: boolean
}

/**
 * Pairs the branches of one event. Equal branches in the same order are pairs, so that a new first branch does not
 * change the others. What is left is paired from the first on.
 */
export const pairBranches = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  isEqual: (before: Item, after: Item) => boolean,
): Pair<Item>[] => {
  const equal = longestEqual(before, after, isEqual)
  const oldOthers = before.filter((item) => !equal.some((pair) => pair.before === item))
  const newOthers = after.filter((item) => !equal.some((pair) => pair.after === item))
  const count = Math.max(oldOthers.length, newOthers.length)
  const others = Array.from({ length: count }, (_, index) => ({
    before: oldOthers[index] ?? null,
    after: newOthers[index] ?? null,
    isSame: false,
  }))
  return [...equal.map((pair) => ({ ...pair, isSame: true })), ...others]
}

const longestEqual = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  isEqual: (before: Item, after: Item) => boolean,
): { before: Item; after: Item }[] => {
  const [oldItem, ...oldRest] = before
  const [newItem, ...newRest] = after
  if (oldItem === undefined || newItem === undefined) return []
  if (isEqual(oldItem, newItem))
    return [{ before: oldItem, after: newItem }, ...longestEqual(oldRest, newRest, isEqual)]
  const withoutOld = longestEqual(oldRest, after, isEqual)
  const withoutNew = longestEqual(before, newRest, isEqual)
  return withoutOld.length >= withoutNew.length ? withoutOld : withoutNew
}
