import type { ListSource } from '#domain/lists/kinds.ts'
import type { BatchRequest } from '#domain/lists/paging.ts'

/** Every field of an account (§3). */
export const userFields =
  'id name avatar email username phoneNumber socialIdentityId userType userStatus totalItemsCount referralCode ' +
  'referredUsers role deviceToken createdAt'
const itemFields =
  'id userId itemName image description itemSize brand color categoryId subCategoryId lastCategoryId material ' +
  'locationState locationLga itemCondition quantity unit rating favourites requests itemType itemStatus costValue ' +
  'rentFee rentRate rentDuration createdAt updatedAt username name'

interface ListOperation {
  readonly operation: string
  readonly payload: string
  readonly payloadType: string
  /** The fields of its cursor (§3). */
  readonly key: string
}

const all = { payload: 'listAllObjectsPayload', payloadType: 'ListAllObjectsPayload', key: 'id item partitionType' }
const byStatus = {
  payload: 'listUserByStatusPayload',
  payloadType: 'ListUserByStatusPayload',
  key: 'id item partitionType userStatus',
}
const itemKey = 'id item adminItem itemStatus'
const allItems = {
  operation: 'listAllItems',
  payload: 'listAllItemsPayload',
  payloadType: 'ListAllItemsPayload',
  key: itemKey,
}
const itemsByStatus = { payload: 'listItemsByStatusPayload', payloadType: 'ListItemsByStatusPayload', key: itemKey }

/** The query of each list (§7). Swapped items are a part of all items (§5). */
const listOperations: Readonly<Record<ListSource, ListOperation>> = {
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

const isUserSource = (source: ListSource): boolean => !source.endsWith('Items')

const documentOf = ({ operation, payload, payloadType, key }: ListOperation, rows: 'users' | 'items'): string =>
  `query List($payload: ${payloadType}!) { ${operation}(${payload}: $payload) { ` +
  `${rows} { ${rows === 'users' ? userFields : itemFields} } lastEvaluatedKey { ${key} } error } }`

/** The GraphQL call for a batch (§7). `operation` is the name of its result. */
export const createBatchQuery = ({ source, cursor, limit }: BatchRequest) => {
  const query = listOperations[source]
  return {
    operation: query.operation,
    document: documentOf(query, isUserSource(source) ? 'users' : 'items'),
    variables: { payload: { isFirst: cursor === null, limit, lastEvaluatedKey: cursor } },
  }
}
