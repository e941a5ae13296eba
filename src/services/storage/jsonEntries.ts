import * as z from 'zod/mini'
import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import { dayOf } from '#domain/days.ts'
import { type History, withDay } from '#domain/dashboard/history.ts'
import { historyText, readHistory } from '#domain/dashboard/historyText.ts'
import { type TableLook, tableLookSchema, usualLook } from '#domain/lists/tableLayout.ts'
import type { SafeStorage } from '#services/storage/safeStorage.ts'

/** Something that is kept as JSON: under which key, and what may stand there. */
export interface JsonEntry<T> {
  readonly key: string
  readonly schema: z.ZodMiniType<T>
  readonly otherwise: T
}

/** The daily history has rules of its own, so that a broken day costs no good one. */
export const historyKey = 'dailyHistory'

/** Everything else that is kept as JSON. */
export const jsonEntries = {
  recentEntries: { key: 'recentEntries', schema: z.array(z.string()), otherwise: [] } satisfies JsonEntry<string[]>,
  tableLook: (kind: string): JsonEntry<TableLook> => ({
    key: `tableLook.${kind}`,
    schema: tableLookSchema,
    otherwise: usualLook,
  }),
}

/** Reads an entry; what is no JSON or does not fit its schema reads as if nothing were there. */
export const readJson = <T>(store: SafeStorage, { key, schema, otherwise }: JsonEntry<T>): T => {
  try {
    const parsed = schema.safeParse(JSON.parse(store.read(key) ?? 'null'))
    return parsed.success ? parsed.data : otherwise
  } catch {
    return otherwise
  }
}

/** The daily history of this browser (§4). */
export const createHistoryStore = (store: SafeStorage) => {
  /** What was read or written last: a text that is known is not parsed again. */
  let known: { readonly text: string | null; readonly history: History } | undefined
  const read = (): History => {
    const text = store.read(historyKey)
    if (known?.text !== text) known = { text, history: readHistory(text) }
    return known.history
  }
  return {
    read,
    /** Adds the counts of today, and gives the history with them. A full storage keeps the history of before. */
    record(counts: DashboardCounts, now: Date): History {
      const before = read()
      const history = withDay(before, counts, dayOf(now))
      const text = historyText(history)
      if (text === known?.text) return before
      if (store.write(historyKey, text)) known = { text, history }
      return history
    },
  }
}

/** How somebody likes each kind of table to look. */
export const createLookStore = (store: SafeStorage) => ({
  read: (kind: string): TableLook => readJson(store, jsonEntries.tableLook(kind)),
  keep: (kind: string, look: TableLook): boolean => store.write(jsonEntries.tableLook(kind).key, JSON.stringify(look)),
})

/** What was chosen last in the command palette, the newest first: names of pages and actions, never of records. */
export const createRecentStore = (store: SafeStorage) => ({
  read: (): readonly string[] => readJson<string[]>(store, jsonEntries.recentEntries),
  keep: (recent: readonly string[]): boolean => store.write(jsonEntries.recentEntries.key, JSON.stringify(recent)),
})
