import type { ListSource } from '#domain/lists/kinds.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import type { StatusChange, User } from '#domain/people/users.ts'
import { pathOf } from '#domain/routes/routes.ts'
import { fold, toSearchText } from '#domain/search/search.ts'
import { startWords } from '#domain/search/startWords.ts'
import { encodeUrlPart, isolate } from '#domain/text.ts'

/** A command of the palette that opens no URL. */
export type Command =
  | 'exportList'
  | 'lightColours'
  | 'darkColours'
  | 'deviceColours'
  | 'toggleSidebar'
  | 'reportProblem'
  | 'signOut'

/** A change of a record, or a new record. Its page opens the dialog for it, which asks first (§2). */
export type PageAction =
  | {
      readonly route: 'users'
      readonly event: {
        readonly type: 'change.requested'
        readonly change: StatusChange
        readonly users: readonly User[]
      }
    }
  | {
      readonly route: 'marketers'
      readonly event:
        | { readonly type: 'add.requested' }
        | {
            readonly type: 'edit.requested' | 'share.requested' | 'delete.requested'
            readonly marketer: Marketer
          }
    }

/** One entry of the command palette. */
export interface PaletteEntry {
  /** Stable between visits. */
  readonly id: string
  readonly kind: 'page' | 'action' | 'view' | 'period' | 'record' | 'change' | 'search'
  readonly label: string
  /** A second text that the search matches too; may be empty. */
  readonly hint: string
  readonly target:
    | { readonly url: string }
    | { readonly command: Command }
    | { readonly pageAction: PageAction }
    /** Searches all records of a list in the palette. */
    | { readonly searchAll: ListSource }
  /** What a person can do with a record, apart from opening it. */
  readonly actions?: readonly PaletteEntry[]
}

export interface PaletteGroup {
  readonly label: string
  readonly items: readonly PaletteEntry[]
}

/** The numbers of records that the server has counted. */
export type RecordCounts = Readonly<Partial<Record<ListSource, number>>>

/** How many recent entries the browser stores. */
export const maxRecentEntries = 5
const searches = [
  { route: 'users', noun: 'users' },
  { route: 'allItems', noun: 'items' },
  { route: 'marketers', noun: 'marketers' },
] as const

/** Entries that search a list for a term. They also find records that no list has loaded. */
const searchEntries = (term: string): PaletteEntry[] =>
  searches.map(({ route, noun }) => ({
    id: `search ${route}`,
    kind: 'search',
    label: `Search ${noun} for "${isolate(term)}"`,
    hint: '',
    target: { url: `${pathOf(route)}?q=${encodeUrlPart(term)}` },
  }))

/**
 * The groups of the palette for a term: recent entries, pages, actions, views, periods, records, searches.
 * @param records the records that the term finds
 * @param rest entries that search the rest of a list
 * @param recent ids, the newest first
 */
export const paletteGroups = (
  entries: readonly PaletteEntry[],
  records: readonly PaletteEntry[],
  recent: readonly string[],
  term: string,
  rest: readonly PaletteEntry[] = [],
): PaletteGroup[] => {
  const words = fold(term).split(' ')
  const found = entries.filter(({ label, hint }) => startWords(toSearchText([label, hint]), words))
  const hasTerm = fold(term) !== ''
  const recents = recent.flatMap((id) => found.find((entry) => entry.id === id) ?? [])
  const others = found.filter(({ id }) => !recent.includes(id))
  const othersOfKind = (kind: PaletteEntry['kind']) => others.filter((entry) => entry.kind === kind)
  const pages = { label: 'Pages', items: othersOfKind('page') }
  const actions = { label: 'Actions', items: othersOfKind('action') }
  // 'export' names an action of the open list. Pages where a person can export too come after it.
  const isPageNamed = pages.items.some(({ label }) => startWords(fold(label), words))
  const groups: PaletteGroup[] = [
    { label: 'Recent', items: recents },
    ...(isPageNamed ? [pages, actions] : [actions, pages]),
    { label: 'Saved views', items: othersOfKind('view') },
    { label: 'Dashboard', items: othersOfKind('period') },
    { label: 'Records', items: records },
    { label: 'Search', items: !hasTerm ? [] : [...searchEntries(term.trim()), ...rest] },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** Puts an id first in the list of recent ids. */
export const withRecent = (recent: readonly string[], id: string): string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, maxRecentEntries)
