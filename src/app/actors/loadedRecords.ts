import { pathOf } from '#domain/routes/routes.ts'
import type { Item } from '#domain/items/items.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { displayNameOf, type Marketer } from '#domain/people/marketers.ts'
import type { PaletteEntry } from '#domain/app/palette.ts'
import type { User } from '#domain/people/users.ts'

const maxRecords = 5_000

/** The rows that the lists of this session have loaded, by id. They exist only in memory, until the session ends. */
const loadedRecords = new Map<string, PaletteEntry>()

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
  target: { url: `${pathOf(page)}?open=${encodeURIComponent(id)}` },
})

const toUserEntry = ({ id, name, email }: User): PaletteEntry =>
  createEntry('users', id, name || email, `User · ${email}`)

const toMarketerEntry = (marketer: Marketer): PaletteEntry =>
  createEntry('marketers', marketer.id, displayNameOf(marketer), `Marketer · ${marketer.email}`)

const toItemEntry = ({ id, itemName, brand }: Item): PaletteEntry =>
  createEntry('allItems', id, itemName, brand ? `Item · ${brand}` : 'Item')

const toEntry = (source: ListSource, { entity }: ListRow): PaletteEntry => {
  if (source === 'allMarketers') return toMarketerEntry(entity as Marketer)
  return userSources.includes(source) ? toUserEntry(entity as User) : toItemEntry(entity as Item)
}

/** Adds loaded rows to the command palette. */
export const addLoadedRecords = (source: ListSource, rows: readonly ListRow[]): void => {
  for (const row of rows) {
    if (loadedRecords.size >= maxRecords && !loadedRecords.has(row.id)) return
    loadedRecords.set(row.id, toEntry(source, row))
  }
}

export const getLoadedRecords = (): PaletteEntry[] => [...loadedRecords.values()]

export const clearLoadedRecords = (): void => loadedRecords.clear()
