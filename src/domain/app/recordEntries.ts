import type { LoadedRecord } from '#domain/app/loadedRecords.ts'
import type { PaletteEntry } from '#domain/app/palette.ts'
import { can } from '#domain/auth/roles.ts'
import type { Item } from '#domain/items/items.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { hasIdAndEmail } from '#domain/people/statusQueue.ts'
import { availableStatusChange, type User } from '#domain/people/users.ts'
import { urlOfRow } from '#domain/routes/routes.ts'
import { isolate } from '#domain/text.ts'

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

const toStatusEntry = (user: User): PaletteEntry => {
  const change = availableStatusChange(user)
  return {
    id: `${change} ${user.id}`,
    kind: 'change',
    label: `${change === 'suspend' ? 'Suspend' : 'Activate'} ${isolate(displayNameOf(user))}`,
    hint: user.email,
    target: { pageAction: { route: 'users', event: { type: 'change.requested', change, users: [user] } } },
  }
}

const toUserEntries = (user: User, role: string): PaletteEntry[] => [
  createEntry('users', user.id, displayNameOf(user), `User · ${isolate(user.email)}`),
  ...(can(role, 'suspendUsers') && hasIdAndEmail(user) ? [toStatusEntry(user)] : []),
]

const toDeleteEntry = (marketer: Marketer): PaletteEntry => ({
  id: `delete ${marketer.id}`,
  kind: 'change',
  label: `Delete marketer ${isolate(displayNameOf(marketer))}`,
  hint: marketer.email,
  target: { pageAction: { route: 'marketers', event: { type: 'delete.requested', marketer } } },
})

const toMarketerEntries = (marketer: Marketer, role: string): PaletteEntry[] => [
  createEntry('marketers', marketer.id, displayNameOf(marketer), `Marketer · ${isolate(marketer.email)}`),
  ...(can(role, 'changeMarketers') ? [toDeleteEntry(marketer)] : []),
]

const toItemEntry = ({ id, itemName, brand }: Item): PaletteEntry =>
  createEntry('allItems', id, itemName, brand ? `Item · ${isolate(brand)}` : 'Item')

/** The entries of the command palette for a loaded record: the first opens it, the others change it if the role may. */
export const toPaletteEntries = ({ source, row: { entity } }: LoadedRecord, role: string): PaletteEntry[] => {
  if (source === 'allMarketers') return toMarketerEntries(entity as Marketer, role)
  return userSources.includes(source) ? toUserEntries(entity as User, role) : [toItemEntry(entity as Item)]
}
