import type { Database } from '#local/data/database.ts'

/** A sent code. `at` is an ISO time. */
export interface SentCode {
  readonly to: string
  readonly code: string
  readonly at: string
}

/** Stores and prints codes instead of sending emails. */
export interface Outbox {
  readonly send: (to: string, code: string) => void
  /** Newest first, at most `maxListedCodes`; with `to`, those of one recipient. */
  readonly list: (to?: string) => SentCode[]
  /** The number of codes for a recipient since a time in milliseconds. */
  readonly countSince: (to: string, since: number) => number
}

const maxListedCodes = 50

interface Row {
  readonly recipient: string
  readonly code: string
  readonly at: number
}

export const createOutbox = (database: Database, now: () => number, print: (line: string) => void): Outbox => ({
  send: (to, code) => {
    database.run('INSERT INTO outbox (recipient, code, at) VALUES (?, ?, ?)', to, code, now())
    print(`Code for ${to}: ${code}`)
  },
  list: (to) => {
    const rows =
      to === undefined
        ? database.all<Row>('SELECT * FROM outbox ORDER BY id DESC LIMIT ?', maxListedCodes)
        : database.all<Row>(
            'SELECT * FROM outbox WHERE recipient = ? ORDER BY id DESC LIMIT ?',
            to.trim().toLowerCase(),
            maxListedCodes,
          )
    return rows.map((row) => ({ to: row.recipient, code: row.code, at: new Date(row.at).toISOString() }))
  },
  countSince: (to, since) =>
    database.one<{ sent: number }>('SELECT COUNT(*) AS sent FROM outbox WHERE recipient = ? AND at > ?', to, since)
      ?.sent ?? 0,
})
