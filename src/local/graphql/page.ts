import type { Database } from '#local/data/database.ts'
import { OperationError } from '#local/graphql/context.ts'

const defaultLimit = 100
const maximumLimit = 10_000

type Key = Readonly<Record<string, string | number | null | undefined>>

/** The paging part of every list payload of §7. */
export interface Paging {
  readonly isFirst?: boolean | null
  readonly limit?: number | null
  readonly lastEvaluatedKey?: Key | null
}

/** The rows of one partition, newest first. */
export interface Listing {
  /** `SELECT ... FROM ...` with the columns `id` and `item`. */
  readonly select: string
  /** The columns of the partition with their values. An index on them and `item` makes all pages equally fast. */
  readonly partition: Readonly<Record<string, string>>
  /** The parts of a key besides `id` and `item`. */
  readonly keyOf: (row: Row) => Readonly<Record<string, string>>
  /** The parts that all keys of this list share. */
  readonly fixedKey: Readonly<Record<string, string>>
}

export interface Row {
  readonly id: string
  readonly item: string
  readonly [column: string]: string | number | null
}

export interface Page {
  readonly rows: readonly Row[]
  readonly lastEvaluatedKey: Readonly<Record<string, string>> | null
}

const afterEveryRow = '~'

/**
 * Reads one page of a list. `lastEvaluatedKey` starts the next page; it is null on the last page.
 * @throws OperationError for a limit below 1 or the key of another list
 */
export const readPage = (database: Database, listing: Listing, paging: Paging): Page => {
  const limit = Math.min(paging.limit ?? defaultLimit, maximumLimit)
  if (limit < 1) throw new OperationError('The limit must be 1 or more')
  const conditions = [...Object.keys(listing.partition).map((column) => `${column} = ?`), 'item < ?'].join(' AND ')
  const sql = `${listing.select} WHERE ${conditions} ORDER BY item DESC LIMIT ?`
  const found = database.all<Row>(sql, ...Object.values(listing.partition), startOf(listing, paging), limit + 1)
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, lastEvaluatedKey: last ? { id: last.id, item: last.item, ...listing.keyOf(last) } : null }
}

const startOf = ({ fixedKey }: Listing, { isFirst, lastEvaluatedKey: key }: Paging): string => {
  if (isFirst === true || key === null || key === undefined) return afterEveryRow
  const isKeyOfList = Object.entries(fixedKey).every(([part, value]) => key[part] === value)
  if (!isKeyOfList || !key['id'] || !String(key['item']).endsWith(`#${key['id']}`))
    throw new OperationError('The provided starting key is invalid')
  return String(key['item'])
}
