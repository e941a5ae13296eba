import type { OperationContext } from '#local/graphql/context.ts'
import { readPage, type Listing, type Paging, type Row } from '#local/graphql/page.ts'

const selectItems = `SELECT items.*,
  (SELECT username FROM users WHERE users.id = items.userId) AS username,
  (SELECT name FROM users WHERE users.id = items.userId) AS name FROM items`

/** The value that all items have in a key, as in the production index. */
const adminItem = 'ITEM'

const keyOf = ({ itemStatus }: Row) => ({ adminItem, itemStatus: String(itemStatus) })

const allItems: Listing = { select: selectItems, partition: {}, keyOf, fixedKey: { adminItem } }

const itemsWith = (itemStatus: string): Listing => ({
  select: selectItems,
  partition: { itemStatus },
  keyOf,
  fixedKey: { adminItem, itemStatus },
})

const listItems = ({ database }: OperationContext, listing: Listing, paging: Paging) => {
  const { rows, lastEvaluatedKey } = readPage(database, listing, paging)
  return { items: rows, lastEvaluatedKey }
}

export const listAllItems = (context: OperationContext, args: { listAllItemsPayload: Paging }) =>
  listItems(context, allItems, args.listAllItemsPayload)

/** Lists the items with one status (§7). */
export const listItemsOf =
  (itemStatus: string) => (context: OperationContext, args: { listItemsByStatusPayload: Paging }) =>
    listItems(context, itemsWith(itemStatus), args.listItemsByStatusPayload)
