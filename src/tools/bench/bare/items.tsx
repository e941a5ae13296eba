import { batchSize } from '#domain/limits.ts'
import type { Item } from '#domain/items/items.ts'
import { createBatchQuery } from '#services/api/listQueries.ts'
import { startBarePage } from '#tools/bench/bare/barePage.tsx'
import { BareTable } from '#tools/bench/bare/BareTable.tsx'
import { fetchGraphql } from '#tools/bench/bare/fetchGraphql.ts'

const { document: query, variables } = createBatchQuery({ source: 'allItems', cursor: null, limit: batchSize })

startBarePage(
  async () => (await fetchGraphql<{ listAllItems: { items: Item[] } }>(query, variables)).listAllItems.items,
  (items) => (
    <BareTable
      rows={items.map((item) => [item.itemName, item.itemType, item.locationState, item.createdAt, item.itemStatus])}
    />
  ),
)
