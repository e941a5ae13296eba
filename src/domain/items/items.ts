import * as z from 'zod/mini'
import { amount, count, text } from '#domain/lists/fields.ts'
import { type ListRow, sortText } from '#domain/lists/rows.ts'

const images = z.pipe(
  z.nullish(z.array(z.string())),
  z.transform((keys) => keys ?? []),
)

/** An item as lists and drawers show it (§3). A missing text is empty, a missing price null. */
export const itemSchema = z.object({
  id: z.string().check(z.minLength(1)),
  userId: text,
  itemName: text,
  image: images,
  description: text,
  itemSize: text,
  brand: text,
  color: text,
  categoryId: text,
  subCategoryId: text,
  lastCategoryId: text,
  material: text,
  locationState: text,
  locationLga: text,
  itemCondition: text,
  quantity: count,
  unit: text,
  rating: amount,
  favourites: count,
  requests: count,
  itemType: text,
  itemStatus: text,
  costValue: amount,
  rentFee: amount,
  rentRate: text,
  rentDuration: amount,
  createdAt: text,
  updatedAt: text,
  username: text,
  name: text,
})

export type Item = z.infer<typeof itemSchema>

const dealLabels: Readonly<Record<string, string>> = { swap: 'Swap', rent: 'Rent', donation: 'Donate', sale: 'Sell' }

/** The label of a deal type (§2); one that the specification does not know shows as it came. */
export const dealLabelOf = ({ itemType }: Item): string => dealLabels[itemType] ?? itemType

/** State and lga (§2), as far as they are known. */
export const locationOf = ({ locationState, locationLga }: Item): string =>
  [locationState, locationLga].filter(Boolean).join(', ')

/** The status as the table shows it (§2). */
export const statusOf = ({ itemStatus }: Item): string => itemStatus.toUpperCase()

/** The owner as the table names them (§2): the username, or else the name. */
export const ownerOf = ({ username, name }: Item): string => username || name

/** Whether an item belongs to the tab of swapped items (§5). */
export const isSwapped = ({ itemType, itemStatus }: Item): boolean => itemType === 'swap' || itemStatus === 'swapped'

/** An item as a row. A search looks into everything its row shows, and into the ids of item and owner. */
export const itemToRow = (item: Item): ListRow<Item> => ({
  id: item.id,
  entity: item,
  haystack: [
    item.itemName,
    item.username,
    item.name,
    dealLabelOf(item),
    locationOf(item),
    item.itemStatus,
    item.brand,
    item.id,
    item.userId,
  ]
    .join('\n')
    .toLowerCase(),
  name: sortText(item.itemName),
  items: item.quantity,
  createdAt: item.createdAt,
})
