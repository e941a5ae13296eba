import type { ListSource } from '#domain/lists/kinds.ts'
import type { Cursor } from '#domain/lists/loadProgress.ts'
import type { BatchRequest } from '#domain/lists/paging.ts'
import { accountContract, itemContract, queryFields } from '#domain/records/contract.ts'
import type { ApiRequest, Operation } from '#services/api/apiRequest.ts'

/** Every field of an account (§3). */
export const userFields = queryFields(accountContract)

interface ListOperation {
  readonly name: string
  readonly argument: string
  /** The fields of its cursor (§3). */
  readonly key: string
}

const all = { argument: 'listAllObjectsPayload', key: 'id item partitionType' }
const byStatus = { argument: 'listUserByStatusPayload', key: 'id item partitionType userStatus' }
const itemKey = 'id item adminItem itemStatus'
const allItems = { name: 'listAllItems', argument: 'listAllItemsPayload', key: itemKey }
const itemsByStatus = { argument: 'listItemsByStatusPayload', key: itemKey }

/** The query of each list (§7). Swapped items are a part of all items (§5). */
const listOperations: Readonly<Record<ListSource, ListOperation>> = {
  allUsers: { name: 'listAllUsers', ...all },
  activeUsers: { name: 'listActiveUsers', ...byStatus },
  inactiveUsers: { name: 'listInActiveUsers', ...byStatus },
  allItems,
  donatedItems: { name: 'listDonatedItems', ...itemsByStatus },
  rentedItems: { name: 'listRentedItems', ...itemsByStatus },
  soldItems: { name: 'listSoldItems', ...itemsByStatus },
  swappedItems: allItems,
  allMarketers: { name: 'listAllMarketers', ...all },
}

/** The names of the fields of the cursor of a list (§3). */
export const cursorFieldsOf = (source: ListSource): readonly string[] => listOperations[source].key.split(' ')

/** The page of a list that a call asks for (§7). */
const pageArguments = (cursor: Cursor | null, limit: number) => ({
  isFirst: cursor === null,
  limit,
  lastEvaluatedKey: cursor,
})

/** The operation for a batch (§7). */
export const createBatchOperation = ({ source, cursor, limit }: BatchRequest): Operation => {
  const { name, argument, key } = listOperations[source]
  const rows = source.endsWith('Items') ? `items { ${queryFields(itemContract)} }` : `users { ${userFields} }`
  const args = { [argument]: pageArguments(cursor, limit) }
  return { name, args, fields: `${rows} lastEvaluatedKey { ${key} } error` }
}

/** A batch of the people who signed up with a referral code (§7). */
export const createRefereesRequest = (
  userFieldNames: string,
  referralCode: string,
  cursor: Cursor | null,
  limit: number,
): ApiRequest => {
  const args = { referralCode, ...pageArguments(cursor, limit) }
  const fields = `users { ${userFieldNames} } lastEvaluatedKey { id item } error`
  return { operations: [{ name: 'listReferredUsers', args, fields }] }
}
