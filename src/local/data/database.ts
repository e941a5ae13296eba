import Libsql from 'libsql'

type Value = string | number | null

/** The database of the stack. All calls are synchronous, so code between two awaits is atomic. */
export interface Database {
  /** All rows of a query. */
  readonly all: <Row>(sql: string, ...values: Value[]) => Row[]
  /** The first row of a query. */
  readonly one: <Row>(sql: string, ...values: Value[]) => Row | undefined
  /** Runs one statement. @returns the number of changed rows */
  readonly run: (sql: string, ...values: Value[]) => number
  /** Runs statements that take no values. */
  readonly exec: (sql: string) => void
  /** Runs work in a transaction. It rolls back if work throws. Transactions cannot be nested. */
  readonly transaction: <Result>(work: () => Result) => Result
  readonly close: () => void
}

/**
 * Opens or creates a database file with a write-ahead log. Committed data survives a killed process, and readers do not
 * wait for writers.
 */
export const openDatabase = (file: string): Database => {
  const connection = new Libsql(file, { timeout: 5_000 })
  connection.pragma('journal_mode = WAL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('cache_size = -262144')
  const statements = new Map<string, ReturnType<typeof connection.prepare>>()
  const statement = (sql: string) => {
    const cached = statements.get(sql)
    if (cached) return cached
    const prepared = connection.prepare(sql)
    statements.set(sql, prepared)
    return prepared
  }
  const all = <Row>(sql: string, ...values: Value[]) => statement(sql).all(...values) as Row[]
  return {
    all,
    one: <Row>(sql: string, ...values: Value[]) => all<Row>(sql, ...values)[0],
    run: (sql, ...values) => statement(sql).run(...values).changes,
    exec: (sql) => void connection.exec(sql),
    transaction: (work) => connection.transaction(work).immediate() as ReturnType<typeof work>,
    close: () => void connection.close(),
  }
}
