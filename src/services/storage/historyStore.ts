import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import { dayOf } from '#domain/days.ts'
import { type DailyHistory, addToday } from '#domain/dashboard/history.ts'
import { serializeHistory, parseHistory } from '#domain/dashboard/historyText.ts'
import type { SafeStorage } from '#services/storage/safeStorage.ts'
import { storageKeys } from '#services/storage/storageKeys.ts'

/** The daily history of this browser (§4). One invalid day does not invalidate the others. */
export const createHistoryStore = (store: SafeStorage) => {
  /** The last text that was read or written. It is not parsed a second time. */
  let cached: { readonly text: string | null; readonly history: DailyHistory } | undefined
  const read = (): DailyHistory => {
    const text = store.read(storageKeys.dailyHistory)
    if (cached?.text !== text) cached = { text, history: parseHistory(text) }
    return cached.history
  }
  return {
    read,
    /** Adds the counts of today. A full storage keeps the previous history. @returns the history with today */
    record(counts: DashboardCounts, now: Date): DailyHistory {
      const before = read()
      const history = addToday(before, counts, dayOf(now))
      const text = serializeHistory(history)
      if (text === cached?.text) return before
      if (store.write(storageKeys.dailyHistory, text)) cached = { text, history }
      return history
    },
  }
}
