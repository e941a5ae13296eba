import type { Database } from '#local/data/database.ts'
import { OperationError, type OperationContext } from '#local/graphql/context.ts'

interface DashboardArguments {
  readonly startDate?: string | null
  readonly endDate?: string | null
  readonly section?: string | null
}

type Range = readonly [from: string, to: string]
type Counts = Readonly<Record<string, number>>

/** `getDashboard` (§7): counts all rows, or those of a section that were created within a range. */
export const getDashboard = ({ database }: OperationContext, { startDate, endDate, section }: DashboardArguments) => {
  const given = [startDate, endDate, section].filter((value) => value !== null && value !== undefined)
  if (given.length % 3 !== 0) throw new OperationError('startDate, endDate and section belong together')
  const range: Range = [readDate('startDate', startDate) ?? '', `${readDate('endDate', endDate) ?? ''}~`]
  const users = () => userCounts(database, range)
  const items = () => itemCounts(database, range)
  if (section === 'userOverview') return { dashboard: users() }
  if (section) return { dashboard: items() }
  return { dashboard: { ...users(), ...items() } }
}

const readDate = (name: string, given: string | null | undefined): string | undefined => {
  if (given === null || given === undefined) return undefined
  const milliseconds = Date.parse(given)
  if (Number.isNaN(milliseconds)) throw new OperationError(`${name} must be an ISO date`)
  return new Date(milliseconds).toISOString()
}

const userCounts = (database: Database, range: Range) => {
  const sql = `SELECT userStatus AS name, COUNT(*) AS count FROM users
    WHERE partitionType = 'USER' AND userStatus IN ('ACTIVE', 'SUSPENDED')
      AND item >= ? AND item <= ?
    GROUP BY userStatus`
  const { ACTIVE: active = 0, SUSPENDED: suspended = 0 } = countBy(database, sql, range)
  return { totalUserCount: active + suspended, activeUserCount: active, suspendedUserCount: suspended }
}

const itemCounts = (database: Database, range: Range) => {
  const types = countBy(database, itemSql('itemType', ['donation', 'sale', 'rent', 'swap']), range)
  const statuses = countBy(database, itemSql('itemStatus', ['donated', 'sold', 'rented']), range)
  return {
    totalItemsCount: Object.values(types).reduce((total, count) => total + count, 0),
    donationItemsCount: types['donation'] ?? 0,
    saleItemsCount: types['sale'] ?? 0,
    rentItemsCount: types['rent'] ?? 0,
    swapItemsCount: types['swap'] ?? 0,
    donatedItemsCount: statuses['donated'] ?? 0,
    soldItemsCount: statuses['sold'] ?? 0,
    rentedItemsCount: statuses['rented'] ?? 0,
  }
}

const itemSql = (column: string, values: readonly string[]): string =>
  `SELECT ${column} AS name, COUNT(*) AS count FROM items
    WHERE ${column} IN (${values.map((value) => `'${value}'`).join(', ')})
      AND item >= ? AND item <= ?
    GROUP BY ${column}`

const countBy = (database: Database, sql: string, range: Range): Counts =>
  Object.fromEntries(
    database.all<{ name: string; count: number }>(sql, ...range).map(({ name, count }) => [name, count]),
  )
