import * as z from 'zod/mini'
import { amountField, countField, textField } from '#domain/lists/schemaFields.ts'
import { type ListRow, toSortKey } from '#domain/lists/rows.ts'

const images = z.pipe(
  z.nullish(z.array(z.string())),
  z.transform((keys) => keys ?? []),
)

/** An item as lists and drawers show it (§3). A missing text is empty, a missing price null. */
export const itemSchema = z.object({
  id: z.string().check(z.minLength(1)),
  userId: textField,
  itemName: textField,
  image: images,
  description: textField,
  itemSize: textField,
  brand: textField,
  color: textField,
  categoryId: textField,
  subCategoryId: textField,
  lastCategoryId: textField,
  material: textField,
  locationState: textField,
  locationLga: textField,
  itemCondition: textField,
  quantity: countField,
  unit: textField,
  rating: amountField,
  favourites: countField,
  requests: countField,
  itemType: textField,
  itemStatus: textField,
  costValue: amountField,
  rentFee: amountField,
  rentRate: textField,
  rentDuration: amountField,
  createdAt: textField,
  updatedAt: textField,
  username: textField,
  name: textField,
})

export type Item = z.infer<typeof itemSchema>

const dealLabels: Readonly<Record<string, string>> = { swap: 'Swap', rent: 'Rent', donation: 'Donate', sale: 'Sell' }

/** The label of a deal type (§2); one that the specification does not know shows as it came. */
export const dealLabel = ({ itemType }: Item): string => dealLabels[itemType] ?? itemType

/** State and lga (§2), as far as they are known. */
export const itemLocation = ({ locationState, locationLga }: Item): string =>
  [locationState, locationLga].filter(Boolean).join(', ')

/** The status as the table shows it (§2). */
export const itemStatusLabel = ({ itemStatus }: Item): string => itemStatus.toUpperCase()

/** The owner as the table names them (§2): the username, or else the name. */
export const itemOwnerName = ({ username, name }: Item): string => username || name

/** Whether an item belongs to the tab of swapped items (§5). */
export const isSwapped = ({ itemType, itemStatus }: Item): boolean => itemType === 'swap' || itemStatus === 'swapped'

/** An item as a row. A search looks into everything its row shows, and into the ids of item and owner. */
export const itemToRow = (item: Item): ListRow<Item> => ({
  id: item.id,
  entity: item,
  searchText: [
    item.itemName,
    item.username,
    item.name,
    dealLabel(item),
    itemLocation(item),
    item.itemStatus,
    item.brand,
    item.id,
    item.userId,
  ]
    .join('\n')
    .toLowerCase(),
  sortName: toSortKey(item.itemName),
  itemCount: item.quantity,
  createdAt: item.createdAt,
})
