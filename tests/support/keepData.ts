import { join } from 'node:path'
import { openDatabase } from '#local/data/database.ts'

/**
 * Remembers the statuses of all users of a stack.
 * @returns a function that gives each user that status again
 */
export const rememberStatuses = (dataFolder: string): { restore: () => void; close: () => void } => {
  const database = openDatabase(join(dataFolder, 'stack.db'))
  database.exec('CREATE TEMP TABLE remembered AS SELECT id, userStatus FROM users')
  const changed = 'SELECT id FROM (SELECT id, userStatus FROM remembered EXCEPT SELECT id, userStatus FROM users)'
  const status = '(SELECT userStatus FROM remembered WHERE remembered.id = users.id)'
  return {
    restore: () => database.exec(`UPDATE users SET userStatus = ${status} WHERE id IN (${changed})`),
    close: () => database.close(),
  }
}
