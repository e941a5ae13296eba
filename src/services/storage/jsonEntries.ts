import * as z from 'zod/mini'
import { type TableLayout, tableLayoutSchema, defaultTableLayout } from '#domain/lists/tableLayout.ts'
import type { SafeStorage } from '#services/storage/safeStorage.ts'
import { adminPrefix, storageKeys, tableLayoutKey, type TokenPrefix } from '#services/storage/storageKeys.ts'

/** A value that the product stores as JSON. */
export interface JsonEntry<T> {
  readonly key: string
  readonly schema: z.ZodMiniType<T>
  readonly fallback: T
}

/** The values that are stored as JSON, except the daily history: it is parsed day by day. */
export const jsonEntries = {
  recentEntries: {
    key: storageKeys.recentEntries,
    schema: z.array(z.string()),
    fallback: [],
  } satisfies JsonEntry<string[]>,
  /** The last code that was requested for a role. */
  codeSent: (prefix: TokenPrefix): JsonEntry<{ email: string; sentAt: number } | null> => ({
    key: prefix === adminPrefix ? storageKeys.codeSent : storageKeys.marketerCodeSent,
    schema: z.nullable(z.object({ email: z.string(), sentAt: z.number() })),
    fallback: null,
  }),
  tableLayout: (kind: string): JsonEntry<TableLayout> => ({
    key: tableLayoutKey(kind),
    schema: tableLayoutSchema,
    fallback: defaultTableLayout,
  }),
}

/** The stored value, or the fallback if the text is missing, is not JSON or does not match its schema. */
export const readJsonEntry = <T>(store: SafeStorage, { key, schema, fallback }: JsonEntry<T>): T => {
  try {
    const parsed = schema.safeParse(JSON.parse(store.read(key) ?? 'null'))
    return parsed.success ? parsed.data : fallback
  } catch {
    return fallback
  }
}

/** The table layout of each kind of list: its columns, its density and its shortcuts. */
export const createTableLayoutStore = (store: SafeStorage) => ({
  read: (kind: string): TableLayout => readJsonEntry(store, jsonEntries.tableLayout(kind)),
  write: (kind: string, layout: TableLayout): boolean =>
    store.write(jsonEntries.tableLayout(kind).key, JSON.stringify(layout)),
})

/** The last choices in the command palette, newest first. It stores names of pages and actions, never of records. */
export const createRecentEntriesStore = (store: SafeStorage) => ({
  read: (): readonly string[] => readJsonEntry<string[]>(store, jsonEntries.recentEntries),
  write: (recent: readonly string[]): boolean => store.write(jsonEntries.recentEntries.key, JSON.stringify(recent)),
})
