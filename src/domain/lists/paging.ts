import { type ListQuery } from '#domain/lists/query.ts'
import { isMatch, type ListRow, needleOf } from '#domain/lists/rows.ts'
import { merge, type Order, orderOf } from '#domain/lists/sorting.ts'

/** Where a batch ended: the fields of §3 that its list has. Handed back as it came. */
export type Cursor = Readonly<Record<string, string | number>>

/** What one call of a list brings. */
export interface Batch {
  readonly rows: readonly ListRow[]
  /** Null when there is nothing more. */
  readonly cursor: Cursor | null
  /** How many rows the server sent, where the list leaves some of them out. */
  readonly searched?: number
}

/** Why nothing more is to come: the server said so, or it repeats itself. */
export type ListEnd = 'reached' | 'repeated'

/** A list as far as it is loaded. */
export interface LoadedList {
  readonly query: ListQuery
  /** In the order in which they arrived, each once. */
  readonly rows: readonly ListRow[]
  /** The rows that the query finds, in its order. */
  readonly matches: readonly ListRow[]
  readonly cursor: Cursor | null
  /** Every cursor that came, as a text. */
  readonly cursors: readonly string[]
  readonly end: ListEnd | null
  /** What the server counts, or null where it counts nothing of the kind. */
  readonly count: number | null
  /** How many rows were looked through, those that the list leaves out too. */
  readonly searched: number
  /** How many more batches the search may fetch by itself. */
  readonly topUpsLeft: number
  /** The person asked to look through the rest. */
  readonly isLooking: boolean
  /** What is loaded is from before: the next batch takes its place. */
  readonly isOutdated: boolean
}

const fieldsOf = (cursor: Cursor): string => JSON.stringify(Object.entries(cursor).sort(([a], [b]) => (a < b ? -1 : 1)))

const sorted = (rows: readonly ListRow[], order: Order): readonly ListRow[] => [...rows].sort(order)

const found = (rows: readonly ListRow[], { term }: ListQuery): readonly ListRow[] => {
  const needle = needleOf(term)
  return needle === '' ? rows : rows.filter((row) => isMatch(row, needle))
}

const matchesOf = (rows: readonly ListRow[], query: ListQuery): readonly ListRow[] =>
  sorted(found(rows, query), orderOf(query.sort))

export const emptyList = (query: ListQuery, topUps: number): LoadedList => ({
  query,
  rows: [],
  matches: [],
  cursor: null,
  cursors: [],
  end: null,
  count: null,
  searched: 0,
  topUpsLeft: topUps,
  isLooking: false,
  isOutdated: false,
})

/** Whether what is looked for, a term or the row of a drawer, is another one. */
export const looksElsewhere = (from: ListQuery, to: ListQuery): boolean =>
  needleOf(from.term) !== needleOf(to.term) || (to.open !== null && from.open !== to.open)

/** The list under another query; a new search may fetch batches of its own again. */
export const withQuery = (list: LoadedList, query: ListQuery, topUps: number): LoadedList => {
  const isElsewhere = looksElsewhere(list.query, query)
  const isSameOrder = query.sort === list.query.sort && needleOf(query.term) === needleOf(list.query.term)
  return {
    ...list,
    query,
    matches: isSameOrder ? list.matches : matchesOf(list.rows, query),
    topUpsLeft: isElsewhere ? topUps : list.topUpsLeft,
    isLooking: list.isLooking && !isElsewhere,
  }
}

/** The list before it is fetched from the start again; until the first batch is there, it stays in sight. */
export const outdated = (list: LoadedList, topUps: number): LoadedList => ({
  ...list,
  cursor: null,
  cursors: [],
  end: null,
  topUpsLeft: topUps,
  isLooking: false,
  isOutdated: true,
})

/** Appends a batch (§4), or lets it take the place of what is outdated. Rows that are here already are left out; a cursor that came before ends the list. */
export const withBatch = (before: LoadedList, batch: Batch): LoadedList => {
  const list = before.isOutdated ? { ...before, rows: [], matches: [], searched: 0, isOutdated: false } : before
  const known = new Set(list.rows.map(({ id }) => id))
  const fresh = batch.rows.filter(({ id }) => !known.has(id) && known.add(id))
  const fields = batch.cursor && fieldsOf(batch.cursor)
  const isRepeated = fields !== null && list.cursors.includes(fields)
  const isTopUp = seeks(list) && !list.isLooking && list.cursors.length > 0
  const longer: LoadedList = {
    ...list,
    rows: [...list.rows, ...fresh],
    matches: merge(list.matches, matchesOf(fresh, list.query), orderOf(list.query.sort)),
    cursor: isRepeated ? null : batch.cursor,
    cursors: fields === null ? list.cursors : [...list.cursors, fields],
    end: isRepeated ? 'repeated' : fields === null ? 'reached' : null,
    searched: list.searched + (batch.searched ?? fresh.length),
    topUpsLeft: isTopUp ? list.topUpsLeft - 1 : list.topUpsLeft,
  }
  return { ...longer, isLooking: list.isLooking && longer.end === null && seeks(longer) }
}

export const isSearch = ({ query }: LoadedList): boolean => needleOf(query.term) !== ''

/** Whether the drawer's row has not arrived yet. */
export const isMissing = ({ query, rows }: LoadedList): boolean =>
  query.open !== null && !rows.some(({ id }) => id === query.open)

/** Whether something is looked for: a term, or the row of a drawer. */
export const seeks = (list: LoadedList): boolean => isSearch(list) || isMissing(list)

const isBeforeStart = ({ cursors, end }: LoadedList): boolean => cursors.length === 0 && end === null

/**
 * Whether the next batch is wanted: the first one; for a page that is not loaded, and ahead of time when the last
 * loaded page is in sight; for a search that does not fill its page, as long as it may fetch (§4); or to the end.
 */
export const needsMore = (list: LoadedList): boolean => {
  if (list.end !== null) return false
  if (isBeforeStart(list)) return true
  if (list.isLooking) return true
  const isFull = list.matches.length > shownPage(list) * list.query.size
  if (seeks(list)) return list.topUpsLeft > 0 && (isMissing(list) || !isFull)
  return !isFull
}

/** Y of 'Page X of Y': at least 1 (§5). */
export const pagesOf = ({ query, matches, rows, end, count, cursors }: LoadedList): number => {
  const pages = (length: number) => Math.max(1, Math.ceil(length / query.size))
  if (needleOf(query.term) !== '') return pages(matches.length)
  if (end !== null) return pages(rows.length)
  if (count !== null) return pages(Math.max(count, rows.length + (cursors.length > 0 ? 1 : 0)))
  return pages(rows.length) + (cursors.length > 0 ? 1 : 0)
}

/** The page that is shown: the one asked for, or the last there is. */
export const shownPage = (list: LoadedList): number => Math.min(list.query.page, pagesOf(list))

/** The rows of the page that is shown. */
export const pageRows = (list: LoadedList): readonly ListRow[] => {
  const end = shownPage(list) * list.query.size
  return list.matches.slice(end - list.query.size, end)
}

const withRows = (list: LoadedList, rows: readonly ListRow[]): LoadedList => ({
  ...list,
  rows,
  matches: matchesOf(rows, list.query),
})

/** Whether a row's place lies among what is loaded; behind it, the row comes with its batch. */
const liesWithin = ({ rows, end }: LoadedList, row: ListRow): boolean =>
  end !== null || rows.some(({ createdAt }) => createdAt <= row.createdAt)

const inserted = (rows: readonly ListRow[], row: ListRow): readonly ListRow[] => {
  const behind = rows.findIndex(({ createdAt }) => createdAt < row.createdAt)
  const at = behind === -1 ? rows.length : behind
  return [...rows.slice(0, at), row, ...rows.slice(at)]
}

/** Puts changed rows into their places, and new ones among the loaded rows where they belong there. */
export const withChanged = (list: LoadedList, changed: readonly ListRow[]): LoadedList => {
  const byId = new Map(changed.map((row) => [row.id, row]))
  const kept = list.rows.map((row) => byId.get(row.id) ?? row)
  const known = new Set(kept.map(({ id }) => id))
  const joining = changed.filter((row) => !known.has(row.id) && liesWithin(list, row))
  return withRows(list, joining.reduce(inserted, kept))
}

export const withoutRows = (list: LoadedList, ids: readonly string[]): LoadedList =>
  withRows(
    list,
    list.rows.filter(({ id }) => !ids.includes(id)),
  )
