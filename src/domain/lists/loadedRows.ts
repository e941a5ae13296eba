import { batchSize, fullListBatchSize } from '#domain/limits.ts'
import { advance, continueStalled, type Cursor, type LoadProgress, noProgress } from '#domain/lists/loadProgress.ts'
import type { ListRow, RowChanges } from '#domain/lists/rows.ts'

/** The result of one call. */
export interface Batch<Row = ListRow> {
  readonly rows: readonly Row[]
  /** Null after the last batch. */
  readonly cursor: Cursor | null
  /** The ids of rows that the server sent and the list leaves out. */
  readonly leftOutIds?: readonly string[]
  /** The number of rows that could not be read and are left out. */
  readonly unreadableCount?: number
}

/** A batch, and when it arrived, in milliseconds since 1970. */
export interface DatedBatch<Row = ListRow> extends Batch<Row> {
  readonly arrivedAt: number
}

/** The rows of a list that have arrived. There is no progress before the first batch, and after {@link outdateRows}. */
export interface LoadedRows<Row = ListRow> extends LoadProgress {
  /** In the order of arrival, without duplicates. */
  readonly rows: readonly Row[]
  /** The ids of received rows that the list leaves out. */
  readonly leftOutIds: readonly string[]
  /** The number of received rows that could not be read and are left out. */
  readonly unreadableCount: number
  /** When the first batch arrived, in milliseconds since 1970. Null before that. */
  readonly readAt: number | null
  /** Whether a row was removed after it had arrived. An empty list then says another thing than one that never had rows. */
  readonly hasRemoved?: boolean
}

export const noRows: LoadedRows<never> = {
  ...noProgress,
  rows: [],
  leftOutIds: [],
  unreadableCount: 0,
  readAt: null,
}

/** The number of rows that a search has looked at, including rows that the list leaves out. */
export const scannedCountOf = ({ rows, leftOutIds }: Pick<LoadedRows<unknown>, 'rows' | 'leftOutIds'>): number =>
  rows.length + leftOutIds.length

/** Whether no batch has arrived yet, or none since the list became outdated. */
export const isFirstBatchMissing = ({ cursors, end }: LoadProgress): boolean => cursors.length === 0 && end === null

/** Appends a batch (§4), without rows that are loaded already. The first batch replaces outdated rows. */
export const appendRows = <Row extends { readonly id: string }>(
  before: LoadedRows<Row>,
  batch: Batch<Row> | DatedBatch<Row>,
): LoadedRows<Row> => {
  const list = isFirstBatchMissing(before) ? noRows : before
  const known = new Set([...list.rows.map(({ id }) => id), ...list.leftOutIds])
  const newRows = batch.rows.filter(({ id }) => !known.has(id) && known.add(id))
  const newLeftOutIds = (batch.leftOutIds ?? []).filter((id) => !known.has(id) && known.add(id))
  const newCount = newRows.length + newLeftOutIds.length
  return {
    ...advance(list, batch.cursor, newCount),
    rows: [...list.rows, ...newRows],
    leftOutIds: [...list.leftOutIds, ...newLeftOutIds],
    unreadableCount: list.unreadableCount + (batch.unreadableCount ?? 0),
    readAt: list.readAt ?? ('arrivedAt' in batch ? batch.arrivedAt : null),
  }
}

/** What loads. */
export type LoadMode =
  /** All rows. */
  | 'all'
  /** Batches until one has new rows. */
  | 'batch'
  /** One batch, which the person waits for. */
  | 'once'
  /** All rows that a list may load without being asked. */
  | 'background'

/** Why a loader tells its rows. */
export type LoadCause = 'answer' | 'reread' | 'change' | 'failure'

/** A batch in the background is not requested, because the browser saves data. */
export class SavesDataError extends Error {}

/** How many rows the next call requests (§9). The first batch of an outdated list replaces all rows that it shows. */
export const nextBatchSize = (list: LoadedRows<unknown>, loads: LoadMode): number =>
  loads === 'all' || loads === 'background' || (isFirstBatchMissing(list) && list.rows.length > batchSize)
    ? fullListBatchSize
    : batchSize

/** Prepares a reload from the start. The rows stay until the first batch arrives. */
export const outdateRows = <List extends LoadProgress>(list: List): List => ({ ...list, ...noProgress })

/** Prepares a retry: a stalled list goes on, and one with a repeated cursor loads from the start. */
export const resumeRows = <List extends LoadProgress>(list: List): List =>
  list.end === 'repeated' ? outdateRows(list) : continueStalled(list)

/** The rows with the details of newer ones. Each row stays at its place. */
export const withDetailsOf = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  newer: readonly Row[],
): readonly Row[] => {
  const byId = new Map(newer.map((row) => [row.id, row]))
  return rows.map((row) => byId.get(row.id) ?? row)
}

/** Shows what the server has now of the loaded rows. */
export const refreshRows = <Row extends { readonly id: string }>(
  list: LoadedRows<Row>,
  { rows, arrivedAt }: DatedBatch<Row>,
): LoadedRows<Row> => ({ ...list, rows: withDetailsOf(list.rows, rows), readAt: arrivedAt })

interface OrderedRow {
  readonly id: string
  readonly createdAt: string
}

/** Whether a row belongs between loaded rows. A later row arrives with its batch. */
const isInLoadedRange = ({ rows, end }: LoadedRows<OrderedRow>, row: OrderedRow): boolean =>
  end !== null || rows.some(({ createdAt }) => createdAt <= row.createdAt)

const insertRow = <Row extends OrderedRow>(rows: readonly Row[], row: Row): readonly Row[] => {
  const firstOlder = rows.findIndex(({ createdAt }) => createdAt < row.createdAt)
  const at = firstOlder === -1 ? rows.length : firstOlder
  return [...rows.slice(0, at), row, ...rows.slice(at)]
}

/** Removes and replaces rows, and inserts new rows that belong between loaded rows. */
export const changeLoadedRows = <Row extends OrderedRow>(
  list: LoadedRows<Row>,
  { rows, removedIds = [] }: RowChanges<Row>,
): LoadedRows<Row> => {
  const kept = withDetailsOf(
    list.rows.filter(({ id }) => !removedIds.includes(id)),
    rows,
  )
  const known = new Set(kept.map(({ id }) => id))
  const added = rows.filter((row) => !known.has(row.id) && isInLoadedRange(list, row))
  const changed = { ...list, rows: added.reduce(insertRow, kept) }
  return kept.length < list.rows.length ? { ...changed, hasRemoved: true } : changed
}
