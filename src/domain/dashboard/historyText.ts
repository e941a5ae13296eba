import { isDay } from '#domain/days.ts'
import {
  type DailySnapshot,
  emptyHistory,
  type DailyHistory,
  historyFields,
  sortDays,
} from '#domain/dashboard/history.ts'

const version = 1

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isFigure = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER

/** Without a schema, because a schema takes twenty times as long for a year of days. */
export const isDailySnapshot = (value: unknown): value is DailySnapshot =>
  isRecord(value) &&
  typeof value['date'] === 'string' &&
  isDay(value['date']) &&
  (value['source'] === 'real' || value['source'] === 'synthetic') &&
  historyFields.every((field) => isFigure(value[field]))

/**
 * Parses the history from the browser storage (§4). Invalid and duplicate days are dropped, and days are sorted.
 * A missing text and an unknown version give an empty history.
 */
export const parseHistory = (text: string | null): DailyHistory => {
  const stored = parse(text)
  if (!isRecord(stored) || !Array.isArray(stored['days']) || !isKnownVersion(stored['version'])) return emptyHistory
  const days = sortDays(stored['days'].filter(isDailySnapshot))
  return { isSeeded: stored['isSeeded'] === true || days.length > 0, days }
}

/** The first release stored no version, in the same format. */
const isKnownVersion = (value: unknown): boolean => value === undefined || value === version

/** The text of the history for the browser storage. */
export const serializeHistory = ({ isSeeded, days }: DailyHistory): string =>
  JSON.stringify({ version, isSeeded, days })

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
