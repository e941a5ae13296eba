import * as z from 'zod/mini'
import { priceRangeOf } from '#domain/items/prices.ts'
import { amountField, countField, idField, textField } from '#domain/lists/schemaFields.ts'
import { type ListRow, toSortableDate } from '#domain/lists/rows.ts'
import { statusText } from '#domain/text.ts'
import { fold, toSearchText } from '#domain/search.ts'

/** The keys of the images. A key that is missing is left out. */
const images = z.pipe(
  z.optional(z.unknown()),
  z.transform((keys) => (Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [])),
)

/** An item in lists and drawers (§3). A missing text becomes '', a missing price null. */
export const itemSchema = z.object({
  id: idField,
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

const dealLabels = new Map([
  ['swap', 'Swap'],
  ['rent', 'Rent'],
  ['donation', 'Donate'],
  ['sale', 'Sell'],
])

/** The label of a deal type (§2). An unknown type is shown unchanged. */
export const dealLabel = ({ itemType }: Item): string => dealLabels.get(itemType) ?? itemType

/** State and local government area (§2). Unknown parts are left out. */
export const itemLocation = ({ locationState, locationLga }: Item): string =>
  [locationState, locationLga].filter(Boolean).join(', ')

/** Two words of the contract for one state (§3). */
const sameStatus = new Map([
  ['donation', 'donate'],
  ['renting', 'rented'],
])

/** The status in rows, files and URLs (§2), with one word for each state. */
export const itemStatusOf = ({ itemStatus }: Item): string => (sameStatus.get(itemStatus) ?? itemStatus).toUpperCase()

/** The status in the details. */
export const itemStatusText = (item: Item): string => statusText(itemStatusOf(item))

/** The owner in the table (§2): the username, or the name if there is no username. */
export const itemOwnerName = ({ username, name }: Item): string => username || name

/** The item with the names of its owner, if it has none (§7). Users without a name do not help. */
export const withOwner = (item: Item, owners: ReadonlyMap<string, Pick<Item, 'username' | 'name'>>): Item => {
  const owner = itemOwnerName(item) === '' ? owners.get(item.userId) : undefined
  return owner ? { ...item, username: owner.username, name: owner.name } : item
}

/** Whether the tab of swapped items contains the item (§5). */
export const isSwapped = ({ itemType, itemStatus }: Item): boolean => itemType === 'swap' || itemStatus === 'swapped'

/** Creates the row of an item. A search covers everything that the row shows, and the ids of item and owner. */
export const itemToRow = (item: Item): ListRow<Item> => ({
  id: item.id,
  entity: item,
  searchText: toSearchText([
    item.itemName,
    item.username,
    item.name,
    dealLabel(item),
    itemLocation(item),
    item.itemStatus,
    item.brand,
    item.id,
    item.userId,
  ]),
  sortName: fold(item.itemName),
  itemCount: item.quantity,
  createdAt: toSortableDate(item.createdAt),
  filterValues: {
    status: itemStatusOf(item).trim(),
    deal: dealLabel(item).trim(),
    location: item.locationState.trim(),
    price: priceRangeOf(item),
    owner: item.userId,
  },
})
