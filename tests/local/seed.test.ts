import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#local/data/database.ts'
import { defaultSize } from '#local/data/prepare.ts'
import { seedDatabase, seededSize, type SeedPlan } from '#local/data/seed.ts'

let folder: string
const open: Database[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rewoven-seed-'))
})
afterAll(async () => {
  for (const database of open) database.close()
  await rm(folder, { recursive: true })
})

const plan: SeedPlan = { seed: 1, ...defaultSize, adminDomain: 'rewoven.com', now: Date.UTC(2026, 0, 15, 12) }

const openNew = () => {
  const database = openDatabase(join(folder, `${open.length}.db`))
  open.push(database)
  return database
}

const seedNew = (changes: Partial<SeedPlan> = {}) => {
  const database = openNew()
  seedDatabase(database, { ...plan, ...changes })
  return database
}

/** The seed takes a third of a second. These tests only read. */
let full: Database
beforeAll(() => {
  full = seedNew()
})

const fail = (): never => {
  throw new Error('killed')
}

const rowsOf = (database: Database) => [
  database.all('SELECT * FROM users ORDER BY id'),
  database.all('SELECT * FROM items ORDER BY id'),
]

describe('when a database is seeded', () => {
  test('the same seed at the same time creates the same rows', () => {
    expect(rowsOf(seedNew())).toEqual(rowsOf(full))
  })

  test('another seed creates other rows', () => {
    expect(rowsOf(seedNew({ users: 10, items: 10 }))).not.toEqual(rowsOf(seedNew({ users: 10, items: 10, seed: 2 })))
  })

  test('it contains users, marketers and the admin', () => {
    expect(seededSize(full)).toEqual({ users: 1240, items: 3600 })
    expect(full.all('SELECT partitionType, COUNT(*) AS count FROM users GROUP BY partitionType')).toEqual([
      { partitionType: 'ADMIN', count: 1 },
      { partitionType: 'MARKETER', count: 24 },
      { partitionType: 'USER', count: 1240 },
    ])
    expect(
      full.all(
        `SELECT email, role FROM users WHERE email IN ('admin@rewoven.com', 'ambassador@example.com') ORDER BY email`,
      ),
    ).toEqual([
      { email: 'admin@rewoven.com', role: 'ADMIN' },
      { email: 'ambassador@example.com', role: 'MARKETER' },
    ])
    const referees = full.all<{ count: number }>(
      `SELECT (SELECT COUNT(*) FROM users AS r WHERE r.referredBy = m.referralCode) AS count
       FROM users AS m WHERE m.partitionType = 'MARKETER'`,
    )
    expect(referees.filter(({ count }) => count === 0)).toEqual([])
  })

  test('each deal type occurs with all its statuses', () => {
    const rows = full.all<{ pair: string }>(
      `SELECT DISTINCT itemType || ' ' || itemStatus AS pair FROM items ORDER BY pair`,
    )
    expect(rows.map(({ pair }) => pair)).toEqual([
      'donation donate',
      'donation donated',
      'donation donation',
      'rent rent',
      'rent rented',
      'rent renting',
      'sale sale',
      'sale sold',
      'swap swap',
      'swap swapped',
    ])
  })

  test('rows are up to eighteen months old, and no item is older than its owner', () => {
    const [range] = full.all<{ oldest: string; newest: string }>(
      'SELECT MIN(createdAt) AS oldest, MAX(createdAt) AS newest FROM users',
    )
    expect(range?.oldest.slice(0, 7)).toBe('2024-07')
    expect(range?.newest.slice(0, 10)).toBe('2026-01-15')
    expect(
      full.one(
        `SELECT COUNT(*) AS count FROM items JOIN users ON users.id = items.userId
         WHERE items.createdAt < users.createdAt`,
      ),
    ).toEqual({ count: 0 })
    expect(full.one('SELECT MAX(updatedAt) <= ? AS isPast FROM items', '2026-01-15T12:00:00.000Z')).toEqual({
      isPast: 1,
    })
  })

  test('phone numbers are Nigerian, emails use example domains', () => {
    const users = full.all<{ phoneNumber: string; email: string; referralCode: string }>(
      'SELECT phoneNumber, email, referralCode FROM users',
    )
    for (const { phoneNumber, email, referralCode } of users) {
      expect(phoneNumber).toMatch(/^\+234[789][01]\d{8}$/)
      expect(email).toMatch(/^[a-z.-]+\d*@((marketers\.)?example\.(com|net|org)|rewoven\.com)$/)
      expect(referralCode).toBe(phoneNumber.slice(-10))
    }
  })

  test('it can be empty', () => {
    expect(rowsOf(seedNew({ users: 0, items: 0 })).map((rows) => rows.length)).toEqual([25, 0])
  })
})

describe('when seeding is interrupted', () => {
  test('the database stays empty, and the next start seeds it', () => {
    const database = openNew()
    const killed = {
      ...database,
      run: (sql: string, ...values: (string | number | null)[]) =>
        sql.startsWith('INSERT INTO items') ? fail() : database.run(sql, ...values),
    }
    expect(() => seedDatabase(killed, { ...plan, users: 10, items: 10 })).toThrow('killed')
    expect(seededSize(database)).toBeUndefined()
    seedDatabase(database, { ...plan, users: 10, items: 10 })
    expect(seededSize(database)).toEqual({ users: 10, items: 10 })
  })

  test('seeding again replaces the data', () => {
    const database = seedNew({ users: 10, items: 10 })
    seedDatabase(database, { ...plan, users: 5, items: 3 })
    expect(rowsOf(database).map((rows) => rows.length)).toEqual([30, 3])
  })
})
