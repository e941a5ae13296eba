import * as z from 'zod/mini'
import { isSwapped, itemSchema, itemToRow } from '#domain/items.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { Batch, Cursor } from '#domain/lists/paging.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { marketerSchema, marketerToRow } from '#domain/marketers.ts'
import { type User, userSchema, userToRow } from '#domain/users.ts'
import { type Api, ApiError } from '#services/graphql.ts'

/** Every field of an account (§3). */
export const userFields = 'id name avatar email username phoneNumber socialIdentityId userType userStatus totalItemsCount referralCode referredUsers role deviceToken createdAt'
const itemFields =
  'id userId itemName image description itemSize brand color categoryId subCategoryId lastCategoryId material locationState locationLga itemCondition quantity unit rating favourites requests itemType itemStatus costValue rentFee rentRate rentDuration createdAt updatedAt username name'

interface Listing {
  readonly operation: string
  readonly payload: string
  readonly payloadType: string
  /** The fields of its cursor (§3). */
  readonly key: string
}

const all = { payload: 'listAllObjectsPayload', payloadType: 'ListAllObjectsPayload', key: 'id item partitionType' }
const byStatus = { payload: 'listUserByStatusPayload', payloadType: 'ListUserByStatusPayload', key: 'id item partitionType userStatus' }
const itemKey = 'id item adminItem itemStatus'
const allItems = { operation: 'listAllItems', payload: 'listAllItemsPayload', payloadType: 'ListAllItemsPayload', key: itemKey }
const itemsByStatus = { payload: 'listItemsByStatusPayload', payloadType: 'ListItemsByStatusPayload', key: itemKey }

/** How each list is called (§7). Swapped items are those among all items (§5). */
const listings: Readonly<Record<ListSource, Listing>> = {
  allUsers: { operation: 'listAllUsers', ...all },
  activeUsers: { operation: 'listActiveUsers', ...byStatus },
  inactiveUsers: { operation: 'listInActiveUsers', ...byStatus },
  allItems,
  donatedItems: { operation: 'listDonatedItems', ...itemsByStatus },
  rentedItems: { operation: 'listRentedItems', ...itemsByStatus },
  soldItems: { operation: 'listSoldItems', ...itemsByStatus },
  swappedItems: allItems,
  allMarketers: { operation: 'listAllMarketers', ...all },
}

const documentOf = ({ operation, payload, payloadType, key }: Listing, rows: 'users' | 'items'): string =>
  `query List($payload: ${payloadType}!) { ${operation}(${payload}: $payload) { ${rows} { ${rows === 'users' ? userFields : itemFields} } lastEvaluatedKey { ${key} } error } }`

/** Where a batch ended, without the fields that are empty. */
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

const itemsSchema = (isHeld: (row: ListRow<z.infer<typeof itemSchema>>) => boolean) =>
  z.pipe(
    z.object({ items: z.array(itemSchema), lastEvaluatedKey: cursorSchema }),
    z.transform(({ items, lastEvaluatedKey }): Batch => ({ rows: items.map(itemToRow).filter(isHeld), cursor: lastEvaluatedKey, searched: items.length })),
  )

const plainItems = itemsSchema(() => true)
const swappedItems = itemsSchema(({ entity }) => isSwapped(entity))

const isOfAccounts = (source: ListSource): boolean => !source.endsWith('Items')

const schemaOf = (source: ListSource): z.ZodMiniType<Batch> => {
  if (source === 'allMarketers') return marketers
  if (isOfAccounts(source)) return users
  return source === 'swappedItems' ? swappedItems : plainItems
}

/** What one call of a list asks for; without a cursor it is the first. */
interface BatchCall {
  readonly source: ListSource
  readonly cursor: Cursor | null
  /** Rows. */
  readonly limit: number
}

/**
 * The lists of §7, batch by batch.
 * @throws what {@link Api} throws; ApiError 'Unexpected answer' for rows without an id or with fields of another type
 */
export const createListService = (api: Api) => ({
  async fetchBatch({ source, cursor, limit }: BatchCall, signal?: AbortSignal): Promise<Batch> {
    const listing = listings[source]
    const variables = { payload: { isFirst: cursor === null, limit, lastEvaluatedKey: cursor } }
    const document = documentOf(listing, isOfAccounts(source) ? 'users' : 'items')
    const results = await api({ document, variables, schema: schemaOf(source), ...(signal && { signal }) })
    const batch = results[listing.operation]
    if (!batch) throw new ApiError('Unexpected answer')
    return batch
  },
})
