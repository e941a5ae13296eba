import type { Database } from '#local/data/database.ts'
import { createRandom } from '#local/data/random.ts'
import { createItems, type ItemRow } from '#local/data/seedItems.ts'
import { createUsers, type UserRow } from '#local/data/seedUsers.ts'
import { dropTables, indexes, tables, tablesVersion } from '#local/data/tables.ts'

/** What sample data a stack starts with. The same plan at the same time makes the same rows. */
export interface SeedPlan {
  readonly seed: number
  /** Ordinary users; the admin and the marketers come on top. */
  readonly users: number
  readonly items: number
  readonly adminDomain: string
  /** Milliseconds since 1970: the newest row is about as old. */
  readonly now: number
}

export interface SeededSize {
  readonly users: number
  readonly items: number
}

/** How much sample data a database was made with, or undefined when it has none, or tables of another version. */
export const seededSize = (database: Database): SeededSize | undefined => {
  const known = database.one(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'meta'`)
  if (!known) return undefined
  const rows = database.all<{ key: string; value: string }>('SELECT key, value FROM meta')
  const meta = Object.fromEntries(rows.map(({ key, value }) => [key, Number(value)]))
  if (meta['version'] !== tablesVersion) return undefined
  return { users: meta['users'] ?? 0, items: meta['items'] ?? 0 }
}

/** Replaces whatever the database holds by sample data, in one transaction. */
export const seedDatabase = (database: Database, plan: SeedPlan): void => {
  const random = createRandom(plan.seed)
  const users = createUsers(random, plan.users, plan.now, plan.adminDomain)
  const items = createItems(
    random,
    plan.items,
    users.filter((user) => user.partitionType === 'USER'),
    plan.now,
  )
  database.transaction(() => {
    database.exec(dropTables)
    database.exec(tables)
    insertAll(database, 'users', withItemCounts(users, items))
    insertAll(database, 'items', items)
    database.exec(indexes)
    const meta = { version: tablesVersion, seed: plan.seed, users: plan.users, items: plan.items }
    insertAll(
      database,
      'meta',
      Object.entries(meta).map(([key, value]) => ({ key, value: String(value) })),
    )
  })
}

const withItemCounts = (users: readonly UserRow[], items: readonly ItemRow[]): UserRow[] => {
  const counts = new Map<string, number>()
  for (const { userId } of items) counts.set(userId, (counts.get(userId) ?? 0) + 1)
  return users.map((user) => ({ ...user, totalItemsCount: counts.get(user.id) ?? 0 }))
}

/** Inserts rows whose keys are the table's columns. */
export const insertAll = (database: Database, table: 'users' | 'items' | 'meta', rows: readonly object[]): void => {
  const columns = Object.keys(rows[0] ?? {})
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
  for (const row of rows) database.run(sql, ...(Object.values(row) as (string | number | null)[]))
}
