import type { Database } from '#local/data/database.ts'
import { insertAll } from '#local/data/seed.ts'
import type { UserRow } from '#local/data/seedUsers.ts'

/** A row of the table `users`: an ordinary user, a marketer or an admin (§3). */
export type Account = UserRow

export const findById = (database: Database, id: string): Account | undefined =>
  database.one<Account>('SELECT * FROM users WHERE id = ?', id)

export const findByEmail = (database: Database, email: string): Account | undefined =>
  database.one<Account>('SELECT * FROM users WHERE email = ?', email.trim().toLowerCase())

export const findByPhone = (database: Database, phoneNumber: string): Account | undefined =>
  database.one<Account>('SELECT * FROM users WHERE phoneNumber = ?', phoneNumber)

export const findByReferralCode = (database: Database, referralCode: string): Account | undefined =>
  database.one<Account>('SELECT * FROM users WHERE referralCode = ?', referralCode)

export const insertAccount = (database: Database, account: Account): void => insertAll(database, 'users', [account])

/** Changes some columns of an account. */
export const updateAccount = (database: Database, id: string, changes: Partial<Account>): void => {
  const columns = Object.keys(changes)
  if (columns.length === 0) return
  const sql = `UPDATE users SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`
  database.run(sql, ...(Object.values(changes) as (string | number | null)[]), id)
}

/** Deletes an account with its sessions, challenges and codes. Its items and referees remain. */
export const deleteAccount = (database: Database, id: string): void =>
  void database.run('DELETE FROM users WHERE id = ?', id)

/** Revokes all sessions of an account, so that its tokens become invalid. */
export const revokeSessions = (database: Database, userId: string, now: number): void =>
  void database.run('UPDATE sessions SET revokedAt = ? WHERE userId = ? AND revokedAt IS NULL', now, userId)
