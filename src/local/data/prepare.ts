import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type Database } from '#local/data/database.ts'
import { orderFiles } from '#local/data/own/orderFiles.ts'
import { type OwnData, type OwnFile, readOwnData } from '#local/data/own/readOwnData.ts'
import { seedDatabase, seededSize, signInAccounts, type SeededSize, type SeedPlan } from '#local/data/seed.ts'

export interface DataPlan {
  /** It is created if it is missing. */
  readonly folder: string
  /** Deletes the stored data first. */
  readonly fresh: boolean
  /** The number of sample users and items. If it differs from the stored data, the data is replaced. */
  readonly users: number | undefined
  readonly items: number | undefined
  /** Files with rows of a person, instead of sample data. */
  readonly own?: OwnFiles | undefined
}

interface OwnFiles {
  readonly users: OwnFile
  readonly items: OwnFile | undefined
}

/** Thrown if the files cannot be used. The message is shown to the user, and the stored data stays. */
export class OwnDataError extends Error {
  override readonly name = 'OwnDataError'
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
  const own = plan.own && readOwn(plan.own, plan, existsSync(file), seedPlan, print)
  mkdirSync(plan.folder, { recursive: true })
  if (plan.fresh) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  const database = openDatabase(file)
  if (own) {
    seedDatabase(database, { ...seedPlan, users: own.users.length, items: own.items.length }, own)
    return database
  }
  const size = { users: plan.users ?? defaultSize.users, items: plan.items ?? defaultSize.items }
  const stored = seededSize(database)
  if (stored && hasSize(stored, plan)) return database
  const replaced = stored ? `Replacing the data with ${stored.users} users and ${stored.items} items. ` : ''
  print(`${replaced}Seeding ${size.users} users and ${size.items} items.`)
  seedDatabase(database, { ...seedPlan, ...size })
  return database
}

/** More problems than a terminal shows at once. */
const shownProblems = 20

const readOwn = (
  { users, items }: OwnFiles,
  { folder, fresh }: DataPlan,
  hasData: boolean,
  seedPlan: Omit<SeedPlan, 'users' | 'items'>,
  print: (line: string) => void,
): OwnData => {
  if (hasData && !fresh)
    throw new OwnDataError(
      `The data folder ${folder} has data. Add --fresh to replace it, or --data FOLDER to use another folder.`,
    )
  const { notes, ...files } = orderFiles(users, items)
  const own = readOwnData(files.users, files.items, signInAccounts(seedPlan), seedPlan.now)
  const problems = listProblems(folder, own.problems)
  if (own.users.length === 0)
    throw new OwnDataError([`${files.users.name} has no user that can be read.`, ...notes, ...problems].join('\n'))
  ;[...notes, ...own.notes, ...problems].forEach(print)
  const left = own.problems.length > 0 ? ` Rows left out: ${own.problems.length}.` : ''
  print(`Seeding ${own.users.length} users and ${own.items.length} items of your files.${left}`)
  return own
}

/** The first problems. If there are more, a file in the folder has all of them. */
const listProblems = (folder: string, problems: readonly string[]): readonly string[] => {
  const file = join(folder, 'problems.txt')
  const more = problems.length - shownProblems
  if (more <= 0) {
    rmSync(file, { force: true })
    return problems
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${problems.join('\n')}\n`)
  return [...problems.slice(0, shownProblems), `${more} more rows have a problem. All of them are in ${file}`]
}

const hasSize = (stored: SeededSize, { users = stored.users, items = stored.items }: DataPlan): boolean =>
  stored.users === users && stored.items === items
