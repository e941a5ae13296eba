import { join } from 'node:path'
import { openDatabase } from '#local/data/database.ts'

/**
 * Keeps a copy of the data of a stack.
 * @returns functions that write the copy back, and that end it
 */
export const keepData = (dataFolder: string): { restore: () => void; close: () => void } => {
  const database = openDatabase(join(dataFolder, 'stack.db'))
  database.exec('PRAGMA foreign_keys = OFF')
  const tables = database
    .all<{ name: string }>("SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .map(({ name }) => name)
  for (const table of tables) database.exec(`CREATE TEMP TABLE kept_${table} AS SELECT * FROM main.${table}`)
  const hasChanged = (table: string): boolean => {
    const [now, kept] = [`SELECT * FROM main.${table}`, `SELECT * FROM kept_${table}`]
    const changes = `SELECT 1 FROM (${now} EXCEPT ${kept}) UNION ALL SELECT 1 FROM (${kept} EXCEPT ${now}) LIMIT 1`
    return database.one(changes) !== undefined
  }
  const restore = (table: string): void =>
    database.exec(`DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM kept_${table}`)
  return {
    restore: () => database.transaction(() => tables.filter(hasChanged).forEach(restore)),
    close: () => database.close(),
  }
}
