import * as z from 'zod/mini'
import { isSwapped, itemSchema, itemToRow } from '#domain/items/items.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { Batch, BatchRequest, Cursor } from '#domain/lists/paging.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { marketerSchema, marketerToRow } from '#domain/people/marketers.ts'
import { type User, userSchema, userToRow } from '#domain/people/users.ts'
import { ApiError } from '#services/api/apiResult.ts'
import type { Api } from '#services/api/graphql.ts'
import { createBatchQuery } from '#services/api/listQueries.ts'

/** The cursor of a batch, without its empty fields. */
export const cursorSchema = z.pipe(
  z.nullish(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
  z.transform((key): Cursor | null => {
    const fields = Object.entries(key ?? {}).filter((field): field is [string, string | number] => field[1] !== null)
    return fields.length === 0 ? null : Object.fromEntries(fields)
  }),
)

const accountsSchema = (schema: z.ZodMiniType<User>, toRow: (user: User) => ListRow) =>
  z.pipe(
    z.object({ users: z.array(schema), lastEvaluatedKey: cursorSchema }),
    z.transform(({ users, lastEvaluatedKey }): Batch => ({ rows: users.map(toRow), cursor: lastEvaluatedKey })),
  )

const users = accountsSchema(userSchema, userToRow)
const marketers = accountsSchema(marketerSchema, marketerToRow)

const itemsSchema = (isIncluded: (row: ListRow<z.infer<typeof itemSchema>>) => boolean) =>
  z.pipe(
    z.object({ items: z.array(itemSchema), lastEvaluatedKey: cursorSchema }),
    z.transform(({ items, lastEvaluatedKey }): Batch => ({
      rows: items.map(itemToRow).filter(isIncluded),
      cursor: lastEvaluatedKey,
      scannedCount: items.length,
    })),
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
 * @throws what {@link Api} throws; ApiError 'Unexpected answer' for rows without an id or with a field of another type
 */
export const createListService = (api: Api) => ({
  async fetchBatch(request: BatchRequest, signal?: AbortSignal): Promise<Batch> {
    const { operation, document, variables } = createBatchQuery(request)
    const results = await api({ document, variables, schema: batchSchemaOf(request.source), ...(signal && { signal }) })
    const batch = results[operation]
    if (!batch) throw new ApiError('Unexpected answer')
    return batch
  },
})
