import * as z from 'zod/mini'
import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import { dayOf } from '#domain/days.ts'
import { type DailyHistory, addToday } from '#domain/dashboard/history.ts'
import { serializeHistory, parseHistory } from '#domain/dashboard/historyText.ts'
import { type TableLayout, tableLayoutSchema, defaultTableLayout } from '#domain/lists/tableLayout.ts'
import type { SafeStorage } from '#services/storage/safeStorage.ts'

/** Something that is kept as JSON: under which key, and what may stand there. */
export interface JsonEntry<T> {
  readonly key: string
  readonly schema: z.ZodMiniType<T>
  readonly fallback: T
}

/** The daily history has rules of its own, so that a broken day costs no good one. */
export const historyKey = 'dailyHistory'

/** Everything else that is kept as JSON. */
export const jsonEntries = {
  recentEntries: { key: 'recentEntries', schema: z.array(z.string()), fallback: [] } satisfies JsonEntry<string[]>,
  tableLayout: (kind: string): JsonEntry<TableLayout> => ({
    key: `tableLook.${kind}`,
    schema: tableLayoutSchema,
    fallback: defaultTableLayout,
  }),
}

/** Reads an entry; what is no JSON or does not fit its schema reads as if nothing were there. */
export const readJsonEntry = <T>(store: SafeStorage, { key, schema, fallback }: JsonEntry<T>): T => {
  try {
    const parsed = schema.safeParse(JSON.parse(store.read(key) ?? 'null'))
    return parsed.success ? parsed.data : fallback
  } catch {
    return fallback
  }
}

/** The daily history of this browser (§4). */
export const createHistoryStore = (store: SafeStorage) => {
  /** What was read or written last: a text that is known is not parsed again. */
  let known: { readonly text: string | null; readonly history: DailyHistory } | undefined
  const read = (): DailyHistory => {
    const text = store.read(historyKey)
    if (known?.text !== text) known = { text, history: parseHistory(text) }
    return known.history
  }
  return {
    read,
    /** Adds the counts of today, and gives the history with them. A full storage keeps the history of before. */
    record(counts: DashboardCounts, now: Date): DailyHistory {
      const before = read()
      const history = addToday(before, counts, dayOf(now))
      const text = serializeHistory(history)
      if (text === known?.text) return before
      if (store.write(historyKey, text)) known = { text, history }
      return history
    },
  }
}

/** How somebody likes each kind of table to look. */
export const createTableLayoutStore = (store: SafeStorage) => ({
  read: (kind: string): TableLayout => readJsonEntry(store, jsonEntries.tableLayout(kind)),
  write: (kind: string, look: TableLayout): boolean =>
    store.write(jsonEntries.tableLayout(kind).key, JSON.stringify(look)),
})

/** What was chosen last in the command palette, the newest first: names of pages and actions, never of records. */
export const createRecentEntriesStore = (store: SafeStorage) => ({
  read: (): readonly string[] => readJsonEntry<string[]>(store, jsonEntries.recentEntries),
  write: (recent: readonly string[]): boolean => store.write(jsonEntries.recentEntries.key, JSON.stringify(recent)),
})
