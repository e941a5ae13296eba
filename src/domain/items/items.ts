import { type Deal, dealLabels, dealOf } from '#domain/items/deals.ts'
import { type EntityOf, itemContract } from '#domain/records/contract.ts'
import { schemaOf } from '#domain/records/schemas.ts'
import { readStatus } from '#domain/readInput.ts'
import { statusText } from '#domain/text.ts'

/** An item in lists and drawers (§3). */
export type Item = EntityOf<typeof itemContract>

export const itemSchema = schemaOf(itemContract)

/** The label of a deal type (§2). An unknown type is shown unchanged. */
export const dealLabel = ({ itemType }: Item): string => {
  const deal = dealOf(itemType)
  return deal ? dealLabels[deal] : itemType
}

/** State and local government area (§2). Unknown parts are left out. */
export const itemLocation = ({ locationState, locationLga }: Item): string =>
  [locationState, locationLga].filter(Boolean).join(', ')

/** An item that is still offered has its deal as status. §3 has a word of its own for donations. */
const statusOfDeal: Readonly<Record<Deal, string>> = { swap: 'SWAP', rent: 'RENT', donation: 'DONATE', sale: 'SALE' }

/** The status in rows, files and URLs (§2), with one word for each state. */
export const itemStatusOf = ({ itemStatus }: Item): string => {
  const status = readStatus(itemStatus)
  const deal = dealOf(status)
  if (deal) return statusOfDeal[deal]
  // Two words of the contract for one state (§3).
  return status === 'RENTING' ? 'RENTED' : status
}

/** The status in the details, where a deal has its label. */
export const itemStatusText = (item: Item): string => {
  const deal = dealOf(item.itemStatus)
  return deal ? dealLabels[deal] : statusText(itemStatusOf(item))
}

/** The owner in the table (§2): the username, or the name if there is no username. */
export const itemOwnerName = ({ username, name }: Item): string => username || name

/** The item with the names of its owner, if it has none (§7). Users without a name do not help. */
export const withOwner = (item: Item, owners: ReadonlyMap<string, Pick<Item, 'username' | 'name'>>): Item => {
  const owner = itemOwnerName(item) === '' ? owners.get(item.userId) : undefined
  return owner ? { ...item, username: owner.username, name: owner.name } : item
}

/** Whether the tab of swapped items contains the item (§5). */
export const isSwapped = ({ itemType, itemStatus }: Item): boolean =>
  dealOf(itemType) === 'swap' || readStatus(itemStatus) === 'SWAPPED'
