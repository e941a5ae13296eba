import * as z from 'zod/mini'
import { isSwapped, type Item, itemOwnerName, itemSchema, withOwner } from '#domain/items/items.ts'
import { itemToRow } from '#domain/records/item.ts'
import { batchSize } from '#domain/limits.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { Cursor } from '#domain/lists/loadProgress.ts'
import type { Batch } from '#domain/lists/loadedRows.ts'
import type { BatchRequest } from '#domain/lists/paging.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { rowsSchema } from '#domain/lists/unreadableRows.ts'
import { marketerSchema } from '#domain/people/marketers.ts'
import { marketerToRow } from '#domain/records/marketer.ts'
import { type User, userSchema } from '#domain/people/users.ts'
import { userToRow } from '#domain/records/user.ts'
import { ApiError, requireReadableRows } from '#services/api/apiResult.ts'
import type { Api } from '#services/api/graphql.ts'
import { createBatchOperation } from '#services/api/listQueries.ts'

/** The cursor of a batch, without fields that are null. One whose fields are all empty is none. */
export const cursorSchema = z.pipe(
  z.nullish(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
  z.transform((key): Cursor | null => {
    const fields = Object.entries(key ?? {}).filter((field): field is [string, string | number] => field[1] !== null)
    return fields.every(([, value]) => value === '') ? null : Object.fromEntries(fields)
  }),
)

const accountsSchema = (schema: z.ZodMiniType<User>, toRow: (user: User) => ListRow) =>
  z.pipe(
    z.object({ users: rowsSchema(schema), lastEvaluatedKey: cursorSchema }),
    z.transform(({ users: { rows, unreadableCount }, lastEvaluatedKey }): Batch => ({
      rows: rows.map(toRow),
      cursor: lastEvaluatedKey,
      unreadableCount,
    })),
  )

const users = accountsSchema(userSchema, userToRow)
const marketers = accountsSchema(marketerSchema, marketerToRow)

const itemsSchema = (isIncluded: (row: ListRow<z.infer<typeof itemSchema>>) => boolean) =>
  z.pipe(
    z.object({ items: rowsSchema(itemSchema), lastEvaluatedKey: cursorSchema }),
    z.transform(({ items: { rows, unreadableCount }, lastEvaluatedKey }): Batch => {
      const listRows = rows.map(itemToRow)
      return {
        rows: listRows.filter(isIncluded),
        cursor: lastEvaluatedKey,
        leftOutIds: listRows.filter((row) => !isIncluded(row)).map(({ id }) => id),
        unreadableCount,
      }
    }),
  )

const plainItems = itemsSchema(() => true)
const swappedItems = itemsSchema(({ entity }) => isSwapped(entity))

/** The shape of one batch of a list (§7). */
const batchSchemaOf = (source: ListSource): z.ZodMiniType<Batch> => {
  if (source === 'allMarketers') return marketers
  if (source === 'swappedItems') return swappedItems
  return source.endsWith('Items') ? plainItems : users
}

/**
 * Fetches the lists of §7 in batches.
 * A row without an id is left out and counted.
 * @throws what {@link Api} throws; ApiError 'Unexpected answer' if no row of the first batch can be read
 */
export const createListService = (api: Api) => {
  const fetchRows = async (request: BatchRequest, signal: AbortSignal | undefined): Promise<Batch> => {
    const operation = createBatchOperation(request)
    const schema = batchSchemaOf(request.source)
    const results = await api({ operations: [operation], schema, ...(signal && { signal }) })
    const batch = results[operation.name]
    if (!batch) throw new ApiError('Unexpected answer')
    const { rows, leftOutIds = [], unreadableCount = 0 } = batch
    requireReadableRows(request.cursor, rows.length + leftOutIds.length, unreadableCount)
    return batch
  }

  /** Items without the name of their owner get it from the first users (§7). Without users they stay as they are. */
  const addOwners = async (batch: Batch, signal: AbortSignal | undefined): Promise<Batch> => {
    const items = batch.rows as readonly ListRow<Item>[]
    if (items.every(({ entity }) => itemOwnerName(entity) !== '' || entity.userId === '')) return batch
    const request = { source: 'allUsers', cursor: null, limit: batchSize } as const
    const firstUsers = await fetchRows(request, signal).catch(() => ({ rows: [] }))
    const owners = new Map((firstUsers.rows as readonly ListRow<User>[]).map(({ id, entity }) => [id, entity]))
    return { ...batch, rows: items.map(({ entity }) => itemToRow(withOwner(entity, owners))) }
  }

  return {
    async fetchBatch(request: BatchRequest, signal?: AbortSignal): Promise<Batch> {
      const batch = await fetchRows(request, signal)
      return request.source.endsWith('Items') ? addOwners(batch, signal) : batch
    },
  }
}
