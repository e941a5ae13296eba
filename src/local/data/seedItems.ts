import type { Random } from '#local/data/random.ts'
import { sortKey, type UserRow } from '#local/data/seedUsers.ts'
import {
  brands,
  colours,
  conditions,
  dealMix,
  deals,
  garments,
  patternCount,
  type Colour,
  type GarmentKind,
} from '#local/data/itemCatalog.ts'

/** A row of the table `items`; `image` is a JSON list of image keys, prices are whole naira. */
export interface ItemRow {
  readonly id: string
  readonly item: string
  readonly userId: string
  readonly itemName: string
  readonly image: string
  readonly description: string
  readonly itemSize: string
  readonly brand: string
  readonly color: string
  readonly categoryId: string
  readonly subCategoryId: string
  readonly lastCategoryId: string
  readonly material: string
  readonly locationState: string | null
  readonly locationLga: string | null
  readonly itemCondition: string
  readonly quantity: number
  readonly unit: string
  readonly rating: number
  readonly favourites: number
  readonly requests: number
  readonly itemType: string
  readonly itemStatus: string
  readonly costValue: number | null
  readonly rentFee: number | null
  readonly rentRate: string | null
  readonly rentDuration: number | null
  readonly createdAt: string
  readonly updatedAt: string
}

const kinds = Object.keys(garments) as [GarmentKind, ...GarmentKind[]]
const shades = Object.keys(colours) as [Colour, ...Colour[]]

/** Creates `count` items with random owners. An item is newer than its owner. */
export const createItems = (random: Random, count: number, owners: readonly UserRow[], now: number): ItemRow[] => {
  if (owners.length === 0) return []
  const nonEmpty = owners as readonly [UserRow, ...UserRow[]]
  return Array.from({ length: count }, () => createItem(random, random.pick(nonEmpty), now))
}

const createItem = (random: Random, owner: UserRow, now: number): ItemRow => {
  const id = `ITM-${random.uuid()}`
  const createdMs = Date.parse(owner.createdAt) + Math.floor((now - Date.parse(owner.createdAt)) * random.next())
  const createdAt = new Date(createdMs).toISOString()
  const { price, ...appearance } = createAppearance(random)
  return {
    id,
    item: sortKey(createdAt, id),
    userId: owner.id,
    ...appearance,
    locationState: owner.locationState,
    locationLga: owner.locationLga,
    itemCondition: random.pick(conditions),
    quantity: random.chance(0.9) ? 1 : random.between(2, 5),
    rating: random.between(20, 50) / 10,
    favourites: random.below(80),
    requests: random.below(25),
    ...createDeal(random, price),
    createdAt,
    updatedAt: new Date(createdMs + Math.floor((now - createdMs) * random.next() * 0.5)).toISOString(),
  }
}

const createAppearance = (random: Random) => {
  const kind = random.pick(kinds)
  const garment = garments[kind]
  const color = random.pick(shades)
  const material = random.pick(garment.materials)
  const image = Array.from({ length: random.between(1, 3) }, () => `${kind}-${color}-${random.below(patternCount)}.svg`)
  return {
    itemName: `${color.charAt(0).toUpperCase()}${color.slice(1)} ${material} ${kind}`,
    image: JSON.stringify(image),
    description: `${/^[aeiou]/.test(color) ? 'An' : 'A'} ${color} ${kind} of ${material}, worn with care and ready for its next owner.`,
    itemSize: random.pick(garment.sizes),
    brand: random.pick(brands),
    color,
    material,
    categoryId: `CAT-${garment.category.toLowerCase()}`,
    subCategoryId: `SUB-${kind}`,
    lastCategoryId: `LST-${kind}-${material.replaceAll(' ', '-')}`,
    unit: garment.unit,
    price: random.between(garment.price[0], garment.price[1]),
  }
}

const createDeal = (random: Random, price: number) => {
  const itemType = random.pick(dealMix)
  const itemStatus = random.pick(deals[itemType])
  const none = { costValue: null, rentFee: null, rentRate: null, rentDuration: null }
  if (itemType === 'sale') return { itemType, itemStatus, ...none, costValue: price }
  if (itemType !== 'rent') return { itemType, itemStatus, ...none }
  const rent = {
    rentFee: Math.round(price / 10),
    rentRate: random.pick(['day', 'week']),
    rentDuration: random.between(1, 14),
  }
  return { itemType, itemStatus, costValue: price, ...rent }
}
