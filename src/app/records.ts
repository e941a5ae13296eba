import { pathOf } from '#domain/addresses.ts'
import type { Item } from '#domain/items.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { callNameOf, type Marketer } from '#domain/marketers.ts'
import type { PaletteEntry } from '#domain/palette.ts'
import type { User } from '#domain/users.ts'

const most = 5_000

/** The rows that lists have loaded in this session, by their id; in memory alone, and forgotten with the session. */
const records = new Map<string, PaletteEntry>()

const userSources: readonly ListSource[] = ['allUsers', 'activeUsers', 'inactiveUsers']

const toUserEntry = ({ id, name, email }: User): PaletteEntry => ({
  id,
  sort: 'record',
  label: name || email || id,
  note: `User · ${email}`,
  does: { address: `${pathOf('users')}?open=${encodeURIComponent(id)}` },
})

const toMarketerEntry = (marketer: Marketer): PaletteEntry => ({
  id: marketer.id,
  sort: 'record',
  label: callNameOf(marketer),
  note: `Marketer · ${marketer.email}`,
  does: { address: `${pathOf('marketers')}?open=${encodeURIComponent(marketer.id)}` },
})

const toItemEntry = ({ id, itemName, brand }: Item): PaletteEntry => ({
  id,
  sort: 'record',
  label: itemName || id,
  note: brand ? `Item · ${brand}` : 'Item',
  does: { address: `${pathOf('allItems')}?open=${encodeURIComponent(id)}` },
})

const toEntry = (source: ListSource, { entity }: ListRow): PaletteEntry => {
  if (source === 'allMarketers') return toMarketerEntry(entity as Marketer)
  return userSources.includes(source) ? toUserEntry(entity as User) : toItemEntry(entity as Item)
}

/** Lets the palette find rows that have just come. */
export const keepRecords = (source: ListSource, rows: readonly ListRow[]): void => {
  for (const row of rows) {
    if (records.size >= most && !records.has(row.id)) return
    records.set(row.id, toEntry(source, row))
  }
}

export const recordsNow = (): PaletteEntry[] => [...records.values()]

export const forgetRecords = (): void => records.clear()
