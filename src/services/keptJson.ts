import type * as z from 'zod/mini'
import type { DashboardCounts } from '#domain/dashboardCounts.ts'
import { dayOf, emptyHistory, type History, historySchema, withDay } from '#domain/history.ts'
import { type TableLook, tableLookSchema, usualLook } from '#domain/lists/look.ts'
import type { SafeStorage } from '#services/storage.ts'

const read = <T>(store: SafeStorage, key: string, schema: z.ZodMiniType<T>, otherwise: T): T => {
  try {
    const parsed = schema.safeParse(JSON.parse(store.read(key) ?? 'null'))
    return parsed.success ? parsed.data : otherwise
  } catch {
    return otherwise
  }
}

const historyKey = 'dailyHistory'

/** The daily history of this browser (§4). */
export const createHistoryStore = (store: SafeStorage) => ({
  read: (): History => read(store, historyKey, historySchema, emptyHistory),

  /** Adds the counts of today, and gives the history with them. A full storage keeps the history of before. */
  record(counts: DashboardCounts, now: Date): History {
    const before = read(store, historyKey, historySchema, emptyHistory)
    const history = withDay(before, counts, dayOf(now))
    const text = JSON.stringify(history)
    if (text !== JSON.stringify(before)) store.write(historyKey, text)
    return history
  },
})

/** How somebody likes each kind of table to look. */
export const createLookStore = (store: SafeStorage) => ({
  read: (kind: string): TableLook => read(store, `tableLook.${kind}`, tableLookSchema, usualLook),
  keep: (kind: string, look: TableLook): boolean => store.write(`tableLook.${kind}`, JSON.stringify(look)),
})
