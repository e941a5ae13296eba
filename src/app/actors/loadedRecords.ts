import { pathOf } from '#domain/routes/routes.ts'
import type { Item } from '#domain/items/items.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { displayNameOf, type Marketer } from '#domain/people/marketers.ts'
import type { PaletteEntry } from '#domain/app/palette.ts'
import type { User } from '#domain/people/users.ts'

const maxRows = 5_000

/** The rows that lists have loaded in this session, by their id; in memory alone, and forgotten with the session. */
const loadedRecords = new Map<string, PaletteEntry>()

const userSources: readonly ListSource[] = ['allUsers', 'activeUsers', 'inactiveUsers']

const entryOf = (page: 'users' | 'marketers' | 'allItems', id: string, label: string, note: string): PaletteEntry => ({
  id,
  kind: 'record',
  label: label || id,
  hint: note,
  target: { url: `${pathOf(page)}?open=${encodeURIComponent(id)}` },
})

const toUserEntry = ({ id, name, email }: User): PaletteEntry => entryOf('users', id, name || email, `User · ${email}`)

const toMarketerEntry = (marketer: Marketer): PaletteEntry =>
  entryOf('marketers', marketer.id, displayNameOf(marketer), `Marketer · ${marketer.email}`)

const toItemEntry = ({ id, itemName, brand }: Item): PaletteEntry =>
  entryOf('allItems', id, itemName, brand ? `Item · ${brand}` : 'Item')

const toEntry = (source: ListSource, { entity }: ListRow): PaletteEntry => {
  if (source === 'allMarketers') return toMarketerEntry(entity as Marketer)
  return userSources.includes(source) ? toUserEntry(entity as User) : toItemEntry(entity as Item)
}

/** Lets the palette find rows that have just come. */
export const addLoadedRecords = (source: ListSource, rows: readonly ListRow[]): void => {
  for (const row of rows) {
    if (loadedRecords.size >= maxRows && !loadedRecords.has(row.id)) return
    loadedRecords.set(row.id, toEntry(source, row))
  }
}

export const getLoadedRecords = (): PaletteEntry[] => [...loadedRecords.values()]

export const clearLoadedRecords = (): void => loadedRecords.clear()
