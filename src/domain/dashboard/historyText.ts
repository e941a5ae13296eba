import { isDay } from '#domain/days.ts'
import {
  type DailySnapshot,
  emptyHistory,
  type DailyHistory,
  historyFields,
  sortDays,
} from '#domain/dashboard/history.ts'

const version = 1

const isRecord = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null

const isFigure = (given: unknown): boolean => typeof given === 'number' && Number.isFinite(given) && given >= 0

/** By hand, since a year of days is read while somebody waits for plots: a schema takes twenty times as long. */
export const isDailySnapshot = (given: unknown): given is DailySnapshot =>
  isRecord(given) &&
  typeof given['date'] === 'string' &&
  isDay(given['date']) &&
  (given['source'] === 'real' || given['source'] === 'synthetic') &&
  historyFields.every((field) => isFigure(given[field]))

/**
 * The history out of what a browser has kept (§4). A day that is broken is dropped, the good ones stay, in their order
 * and each once. What another version wrote, or nobody did, reads as an empty history.
 */
export const parseHistory = (text: string | null): DailyHistory => {
  const given = parse(text)
  if (!isRecord(given) || !Array.isArray(given['days']) || !isKnown(given['version'])) return emptyHistory
  const days = sortDays(given['days'].filter(isDailySnapshot))
  return { isSeeded: given['isSeeded'] === true || days.length > 0, days }
}

/** The first console wrote no version; its days were the same. */
const isKnown = (given: unknown): boolean => given === undefined || given === version

/** The history as a browser keeps it. */
export const serializeHistory = ({ isSeeded, days }: DailyHistory): string =>
  JSON.stringify({ version, isSeeded, days })

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
