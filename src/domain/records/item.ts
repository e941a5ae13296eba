import { dealLabel, type Item, itemLocation, itemOwnerName, itemStatusOf } from '#domain/items/items.ts'
import { priceRangeOf } from '#domain/items/offer.ts'
import { readName } from '#domain/readInput.ts'
import { itemContract } from '#domain/records/contract.ts'
import { createToRow, type ListRecord } from '#domain/records/record.ts'

/** An item in lists, files and searches (§2, §5). A search finds all that the row shows, and the ids of item and owner. */
export const itemRecord: ListRecord<Item> = {
  contract: itemContract,
  sortName: ({ itemName }) => itemName,
  fields: {
    itemName: {
      label: 'Items',
      column: { name: 'item', width: 'longest', isDefault: true, isFixed: true, onPhone: 'wide' },
      search: true,
      sort: 'name',
    },
    itemType: {
      label: 'Deal type',
      text: dealLabel,
      column: { name: 'deal', width: 'short', isDefault: true, onPhone: 'badge' },
      search: true,
      filter: ['deal', (item) => dealLabel(item).trim()],
    },
    locationState: {
      label: 'Location',
      text: itemLocation,
      column: { name: 'location', width: 'long', isDefault: true },
      search: true,
      filter: ['location', ({ locationState }) => readName(locationState).replace(/ state$/i, '')],
    },
    locationLga: { label: 'Local government area', notInFile: true },
    createdAt: {
      label: 'Date',
      column: { name: 'date', width: 'code', isDefault: true, onPhone: 'rest' },
      sort: 'date',
      filter: ['date'],
    },
    itemStatus: {
      label: 'Status',
      text: itemStatusOf,
      column: { name: 'status', width: 'tag', isDefault: true, onPhone: 'end' },
      search: ({ itemStatus }) => itemStatus,
      filter: ['status', itemStatusOf],
    },
    username: {
      label: 'Owner',
      text: itemOwnerName,
      column: { name: 'owner', width: 'long' },
      search: ({ username }) => username,
    },
    brand: { label: 'Brand', column: { name: 'brand', width: 'medium' }, search: true },
    itemSize: { label: 'Size', column: { name: 'size', width: 'short' } },
    itemCondition: { label: 'Condition', column: { name: 'condition', width: 'medium' } },
    name: { label: 'Owner’s name', search: true },
    userId: { label: 'Owner’s id', search: 'id', filter: ['owner', ({ userId }) => userId] },
    costValue: { label: 'Price', filter: ['price', priceRangeOf] },
    rentFee: { label: 'Rent' },
    rentRate: { label: 'Rent per' },
    rentDuration: { label: 'Longest rent' },
    requests: { label: 'Requests' },
    favourites: { label: 'Favourites' },
    rating: { label: 'Rating' },
    color: { label: 'Colour' },
    material: { label: 'Material' },
    quantity: { label: 'Quantity', sort: 'items' },
    unit: { label: 'Unit' },
    categoryId: { label: 'Category' },
    subCategoryId: { label: 'Sub category' },
    lastCategoryId: { label: 'Last category' },
    description: { label: 'Description' },
    image: { label: 'Pictures' },
    updatedAt: { label: 'Changed' },
    id: { label: 'Id', search: 'id' },
  },
}

/** Where the details of an item show each field, in this order. `part`: the text of another field contains it. */
export const itemDetails = {
  image: 'head',
  itemName: 'head',
  description: 'head',
  username: 'head',
  name: 'head',
  userId: 'head',
  itemType: 'offer',
  itemStatus: 'offer',
  costValue: 'offer',
  rentFee: 'offer',
  rentRate: 'part',
  rentDuration: 'offer',
  locationState: 'offer',
  locationLga: 'part',
  requests: 'offer',
  favourites: 'offer',
  rating: 'offer',
  brand: 'item',
  itemSize: 'item',
  color: 'item',
  material: 'item',
  itemCondition: 'item',
  quantity: 'item',
  unit: 'part',
  createdAt: 'item',
  updatedAt: 'item',
  id: 'technical',
  categoryId: 'technical',
  subCategoryId: 'technical',
  lastCategoryId: 'technical',
} as const satisfies Record<keyof Item, 'head' | 'offer' | 'item' | 'technical' | 'part'>

export const itemToRow = createToRow(itemRecord)
