import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OwnDataError, prepareDatabase } from '#local/data/prepare.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rewoven-own-'))
})
afterEach(() => rm(folder, { recursive: true }))

const users = { name: 'users.csv', text: 'Name,Email,Joined\nAda Obi,ada@example.com,2026-05-01\nBola,,2026-05-02\n' }
const items = {
  name: 'items.csv',
  text: 'Item,Owner,Listed\nDress,ada@example.com,2026-05-01\nHat,ada@example.com,2026-05-02\n',
}

/** The emails and counts of items in the folder, after a start with these options. */
const start = (options: { own?: { users: typeof users; items: typeof items | undefined }; fresh?: boolean }) => {
  const printed: string[] = []
  const plan = { folder, fresh: false, users: undefined, items: undefined, ...options }
  const database = prepareDatabase(plan, { seed: 1, adminDomain: 'rewoven.com', now: Date.UTC(2026, 5, 1) }, (line) =>
    printed.push(line),
  )
  const rows = database.all<{ email: string; count: number }>(
    'SELECT email, totalItemsCount AS count FROM users ORDER BY email',
  )
  database.close()
  return { rows: rows.map(({ email, count }) => [email, count]), printed }
}

const ownRows = [
  ['ada@example.com', 2],
  ['admin@rewoven.com', 0],
  ['ambassador@example.com', 0],
]

test('the files replace the sample data, next to the two accounts to sign in with, and stay for the next start', () => {
  expect(start({ own: { users, items } })).toEqual({
    rows: ownRows,
    printed: [
      'users.csv: Columns are read as: Joined → Date added',
      'items.csv: Columns are read as: Owner → Owner’s id, Listed → Date, Item → Items',
      'users.csv, line 3: The email is missing',
      'Seeding 1 users and 2 items of your files. Rows left out: 1.',
    ],
  })
  expect(start({})).toEqual({ rows: ownRows, printed: [] })
})

test('stored data is replaced only with --fresh, and only if the files can be read', () => {
  start({ own: { users, items } })
  const unreadable = { own: { users: { name: 'users.csv', text: 'Name\nAda\n' }, items: undefined } }
  expect(() => start({ own: { users, items: undefined } })).toThrow(
    new OwnDataError(
      `The data folder ${folder} has data. Add --fresh to replace it, or --data FOLDER to use another folder.`,
    ),
  )
  expect(() => start({ ...unreadable, fresh: true })).toThrow(
    new OwnDataError('users.csv has no user that can be read.\nusers.csv, line 2: The email is missing'),
  )
  expect(start({}).rows).toEqual(ownRows)
  expect(start({ own: { users, items: undefined }, fresh: true }).rows[0]).toEqual(['ada@example.com', 0])
})

test('more problems than a terminal shows are all in a file, which leaves with them', async () => {
  const rows = Array.from({ length: 23 }, () => 'Bola,').join('\n')
  const wrong = { name: 'users.csv', text: `Name,Email\nAda,ada@example.com\n${rows}\n` }
  const file = join(folder, 'problems.txt')
  const { printed } = start({ own: { users: wrong, items: undefined } })
  expect(printed.slice(-3)).toEqual([
    'users.csv, line 22: The email is missing',
    `3 more rows have a problem. All of them are in ${file}`,
    'Seeding 1 users and 0 items of your files. Rows left out: 23.',
  ])
  const lines = (await readFile(file, 'utf8')).split('\n')
  expect([lines.length, lines[0], lines[22], lines[23]]).toEqual([
    24,
    'users.csv, line 3: The email is missing',
    'users.csv, line 25: The email is missing',
    '',
  ])
  start({ own: { users, items }, fresh: true })
  await expect(readFile(file, 'utf8')).rejects.toThrow('ENOENT')
})
