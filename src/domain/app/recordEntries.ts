import type { LoadedRecord } from '#domain/app/loadedRecords.ts'
import type { PaletteEntry } from '#domain/app/palette.ts'
import type { Item } from '#domain/items/items.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { displayNameOf, type Marketer } from '#domain/people/marketers.ts'
import type { User } from '#domain/people/users.ts'
import { urlOfRow } from '#domain/routes/routes.ts'

const userSources: readonly ListSource[] = ['allUsers', 'activeUsers', 'inactiveUsers']

const createEntry = (
  page: 'users' | 'marketers' | 'allItems',
  id: string,
  label: string,
  hint: string,
): PaletteEntry => ({
  id,
  kind: 'record',
  label: label || id,
  hint,
  target: { url: urlOfRow(page, id) },
})

const toUserEntry = ({ id, name, email }: User): PaletteEntry =>
  createEntry('users', id, name || email, `User · ${email}`)

const toMarketerEntry = (marketer: Marketer): PaletteEntry =>
  createEntry('marketers', marketer.id, displayNameOf(marketer), `Marketer · ${marketer.email}`)

const toItemEntry = ({ id, itemName, brand }: Item): PaletteEntry =>
  createEntry('allItems', id, itemName, brand ? `Item · ${brand}` : 'Item')

/** The entry of the command palette for a loaded record. */
export const toPaletteEntry = ({ source, row: { entity } }: LoadedRecord): PaletteEntry => {
  if (source === 'allMarketers') return toMarketerEntry(entity as Marketer)
  return userSources.includes(source) ? toUserEntry(entity as User) : toItemEntry(entity as Item)
}
