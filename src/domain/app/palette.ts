/** What a choice of the palette does beside opening an address. */
export type Command = 'lightColours' | 'darkColours' | 'deviceColours' | 'toggleSidebar' | 'signOut'

/** One line of the command palette. */
export interface PaletteEntry {
  /** The same at every visit. */
  readonly id: string
  readonly kind: 'page' | 'action' | 'record'
  readonly label: string
  /** What else it is found by, and what tells it from its like; may be empty. */
  readonly hint: string
  readonly target: { readonly url: string } | { readonly command: Command }
}

export interface PaletteGroup {
  readonly label: string
  readonly items: readonly PaletteEntry[]
}

/** How many entries of the palette are remembered, and how many records it shows at once. */
export const maxRecentEntries = 5
export const maxRecords = 20

const wordsOf = (text: string): string[] => text.trim().toLowerCase().split(/\s+/).filter(Boolean)

const isFound = ({ label, hint }: PaletteEntry, words: readonly string[]): boolean => {
  const haystack = `${label} ${hint}`.toLowerCase()
  return words.every((word) => haystack.includes(word))
}

/**
 * What the palette shows for a term: what was chosen last first, then pages, actions, and records. Records are there only
 * for a term, since there can be thousands.
 * @param recent ids, the newest first
 */
export const paletteGroups = (
  entries: readonly PaletteEntry[],
  recent: readonly string[],
  term: string,
): PaletteGroup[] => {
  const words = wordsOf(term)
  const found = entries.filter((entry) => isFound(entry, words))
  const recents = recent.flatMap((id) => found.find((entry) => entry.id === id) ?? [])
  const others = found.filter(({ id }) => !recent.includes(id))
  const ofSort = (sort: PaletteEntry['kind']) => others.filter((entry) => entry.kind === sort)
  const groups: PaletteGroup[] = [
    { label: 'Recent', items: recents },
    { label: 'Pages', items: ofSort('page') },
    { label: 'Actions', items: ofSort('action') },
    { label: 'Records', items: words.length === 0 ? [] : ofSort('record').slice(0, maxRecords) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** What was chosen last, with one choice more. */
export const withRecent = (recent: readonly string[], id: string): string[] =>
  [id, ...recent.filter((one) => one !== id)].slice(0, maxRecentEntries)
