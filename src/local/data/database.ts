import Libsql from 'libsql'

type Value = string | number | null

/** The one database of the stack. Every call is synchronous, so what runs between two awaits is atomic. */
export interface Database {
  /** Every row of a query, columns by name. */
  readonly all: <Row>(sql: string, ...values: Value[]) => Row[]
  /** The first row of a query. */
  readonly one: <Row>(sql: string, ...values: Value[]) => Row | undefined
  /** Runs one statement and tells how many rows it changed. */
  readonly run: (sql: string, ...values: Value[]) => number
  /** Runs statements that take no values. */
  readonly exec: (sql: string) => void
  /** Commits all that `work` did, or nothing when it throws. Not to be nested. */
  readonly transaction: <Result>(work: () => Result) => Result
  readonly close: () => void
}

/**
 * Opens or creates a database file, with a write-ahead log: what is committed survives the end of the process
 * at any moment, and readers never wait for a writer.
 */
export const openDatabase = (file: string): Database => {
  const connection = new Libsql(file, { timeout: 5_000 })
  connection.pragma('journal_mode = WAL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('cache_size = -262144')
  const statements = new Map<string, ReturnType<typeof connection.prepare>>()
  const statement = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
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
