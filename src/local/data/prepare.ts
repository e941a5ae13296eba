import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type Database } from '#local/data/database.ts'
import { seedDatabase, seededSize, type SeededSize, type SeedPlan } from '#local/data/seed.ts'

export interface DataPlan {
  /** It is created if it is missing. */
  readonly folder: string
  /** Deletes the stored data first. */
  readonly fresh: boolean
  /** The number of sample users and items. If it differs from the stored data, the data is replaced. */
  readonly users: number | undefined
  readonly items: number | undefined
}

export const defaultSize = { users: 1_240, items: 3_600 } as const

const fileName = 'stack.db'

/** Opens the database of a folder. Seeds it if it is new, has other tables or has another size than requested. */
export const prepareDatabase = (
  plan: DataPlan,
  seedPlan: Omit<SeedPlan, 'users' | 'items'>,
  print: (line: string) => void,
): Database => {
  const file = join(plan.folder, fileName)
  mkdirSync(plan.folder, { recursive: true })
  if (plan.fresh) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  const database = openDatabase(file)
  const size = { users: plan.users ?? defaultSize.users, items: plan.items ?? defaultSize.items }
  const stored = seededSize(database)
  if (stored && hasSize(stored, plan)) return database
  const replaced = stored ? `Replacing the data with ${stored.users} users and ${stored.items} items. ` : ''
  print(`${replaced}Seeding ${size.users} users and ${size.items} items.`)
  seedDatabase(database, { ...seedPlan, ...size })
  return database
}

const hasSize = (stored: SeededSize, { users = stored.users, items = stored.items }: DataPlan): boolean =>
  stored.users === users && stored.items === items
