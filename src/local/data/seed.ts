import type { Database } from '#local/data/database.ts'
import { createRandom } from '#local/data/random.ts'
import { createItems, type ItemRow } from '#local/data/seedItems.ts'
import { createUsers, type UserRow } from '#local/data/seedUsers.ts'
import { dropTables, indexes, tables, tablesVersion } from '#local/data/tables.ts'

/** The sample data of a stack. The same plan creates the same rows. */
export interface SeedPlan {
  readonly seed: number
  /** Ordinary users, without the admin and the marketers. */
  readonly users: number
  readonly items: number
  readonly adminDomain: string
  /** The time of the newest rows, in milliseconds since 1970. */
  readonly now: number
}

export interface SeededSize {
  readonly users: number
  readonly items: number
}

/** The size of the sample data; undefined for an empty database or another version of the tables. */
export const seededSize = (database: Database): SeededSize | undefined => {
  const metaTable = database.one(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'meta'`)
  if (!metaTable) return undefined
  const rows = database.all<{ key: string; value: string }>('SELECT key, value FROM meta')
  const meta = Object.fromEntries(rows.map(({ key, value }) => [key, Number(value)]))
  if (meta['version'] !== tablesVersion) return undefined
  return { users: meta['users'] ?? 0, items: meta['items'] ?? 0 }
}

/** The admin and the ambassador that everybody can sign in as, also next to rows of a person. */
export const signInAccounts = ({ seed, now, adminDomain }: Omit<SeedPlan, 'users' | 'items'>): readonly UserRow[] =>
  createUsers(createRandom(seed), 0, now, adminDomain).slice(0, 2)

const sampleRows = (plan: SeedPlan): SeedRows => {
  const random = createRandom(plan.seed)
  const users = createUsers(random, plan.users, plan.now, plan.adminDomain)
  const owners = users.filter((user) => user.partitionType === 'USER')
  return { users, items: createItems(random, plan.items, owners, plan.now) }
}

interface SeedRows {
  readonly users: readonly UserRow[]
  readonly items: readonly ItemRow[]
}

/** Replaces all data by sample data, or by the rows of a person, in one transaction. */
export const seedDatabase = (database: Database, plan: SeedPlan, own?: SeedRows): void => {
  const { users, items } = own ? { ...own, users: [...signInAccounts(plan), ...own.users] } : sampleRows(plan)
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

/** Inserts rows. Their keys are the column names. */
export const insertAll = (database: Database, table: 'users' | 'items' | 'meta', rows: readonly object[]): void => {
  const columns = Object.keys(rows[0] ?? {})
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
  for (const row of rows) database.run(sql, ...(Object.values(row) as (string | number | null)[]))
}
