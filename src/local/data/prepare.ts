import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type Database } from '#local/data/database.ts'
import { seedDatabase, seededSize, type SeedPlan } from '#local/data/seed.ts'

export interface DataPlan {
  /** Made when missing. */
  readonly folder: string
  /** Throws away what the folder holds. */
  readonly fresh: boolean
  /** Sample users and items; a folder made with other numbers is seeded anew when they are given. */
  readonly users: number | undefined
  readonly items: number | undefined
}

export const defaultSize = { users: 1_240, items: 3_600 } as const

const fileName = 'stack.db'

/** The folder's database, seeded when it is new, made by other tables, or asked for in another size. */
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
  const known = seededSize(database)
  const isAsAsked = known && known.users === (plan.users ?? known.users) && known.items === (plan.items ?? known.items)
  if (isAsAsked) return database
  print(
    `${known ? `The data of before, seeded with ${known.users} users and ${known.items} items, goes. ` : ''}Seeding ${size.users} users and ${size.items} items.`,
  )
  seedDatabase(database, { ...seedPlan, ...size })
  return database
}
