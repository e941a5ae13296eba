/** A command of the palette that opens no URL. */
export type Command = 'lightColours' | 'darkColours' | 'deviceColours' | 'toggleSidebar' | 'signOut'

/** One entry of the command palette. */
export interface PaletteEntry {
  /** Stable between visits. */
  readonly id: string
  readonly kind: 'page' | 'action' | 'record'
  readonly label: string
  /** A second text that the search matches too; may be empty. */
  readonly hint: string
  readonly target: { readonly url: string } | { readonly command: Command }
}

export interface PaletteGroup {
  readonly label: string
  readonly items: readonly PaletteEntry[]
}

/** How many recent entries the browser stores. */
export const maxRecentEntries = 5
/** How many records the palette shows at once. */
const maxRecords = 20

const wordsOf = (text: string): string[] => text.trim().toLowerCase().split(/\s+/).filter(Boolean)

const matches = ({ label, hint }: PaletteEntry, words: readonly string[]): boolean => {
  const haystack = `${label} ${hint}`.toLowerCase()
  return words.every((word) => haystack.includes(word))
}

/**
 * The groups of the palette for a term: recent entries, pages, actions, records. Records need a term, because there can
 * be thousands of them.
 * @param recent ids, the newest first
 */
export const paletteGroups = (
  entries: readonly PaletteEntry[],
  recent: readonly string[],
  term: string,
): PaletteGroup[] => {
  const words = wordsOf(term)
  const found = entries.filter((entry) => matches(entry, words))
  const recents = recent.flatMap((id) => found.find((entry) => entry.id === id) ?? [])
  const others = found.filter(({ id }) => !recent.includes(id))
  const othersOfKind = (kind: PaletteEntry['kind']) => others.filter((entry) => entry.kind === kind)
  const groups: PaletteGroup[] = [
    { label: 'Recent', items: recents },
    { label: 'Pages', items: othersOfKind('page') },
    { label: 'Actions', items: othersOfKind('action') },
    { label: 'Records', items: words.length === 0 ? [] : othersOfKind('record').slice(0, maxRecords) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** Puts an id first in the list of recent ids. */
export const withRecent = (recent: readonly string[], id: string): string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, maxRecentEntries)
