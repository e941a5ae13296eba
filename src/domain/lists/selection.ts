const withoutIds = (ids: readonly string[], removed: readonly string[]): readonly string[] => {
  const removedSet = new Set(removed)
  return ids.filter((id) => !removedSet.has(id))
}

/** Selects a row, or deselects it. */
export const toggleRow = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? withoutIds(ids, [id]) : [...ids, id]

/** Selects rows. If all of them are selected, deselects them. */
export const toggleRows = (ids: readonly string[], toggled: readonly string[]): readonly string[] => {
  const others = withoutIds(ids, toggled)
  const areAllSelected = ids.length - others.length === new Set(toggled).size
  return areAllSelected ? others : [...others, ...toggled]
}
