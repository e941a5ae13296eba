import * as z from 'zod/mini'
import { defaultTimeFrames, parseTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { emptyHistory } from '#domain/dashboard/history.ts'
import { isDailySnapshot } from '#domain/dashboard/historyText.ts'
import { listKindNames } from '#domain/lists/kinds.ts'
import { timeFrames } from '#domain/periods/timeFrames.ts'
import { activityEntry } from '#services/storage/activity.ts'
import { followUpEntry } from '#services/storage/followUp.ts'
import { createHistoryStore } from '#services/storage/historyStore.ts'
import { type JsonEntry, jsonEntries, readJsonEntry } from '#services/storage/jsonEntries.ts'
import { type PreferenceEntry, pictureEntry, preferences, readPreference } from '#services/storage/preferences.ts'
import { localStore, type SafeStorage } from '#services/storage/safeStorage.ts'
import { savedViewsEntry } from '#services/storage/savedViews.ts'
import { shareTextEntry } from '#services/storage/shareText.ts'
import { adminPrefix, marketerPrefix, signOutKey, storageKeys } from '#services/storage/storageKeys.ts'
import { readStoredTimeFrames } from '#services/storage/timeFrames.ts'

/** One value that the product stores in a browser. */
export interface StorageEntry {
  readonly key: string
  readonly schema: z.ZodMiniType
  readonly store: SafeStorage
  /** The stored value, or the fallback if the value is missing or invalid. */
  readonly read: () => unknown
  readonly fallback: unknown
}

const textEntry = <T>({ key, schema, store, fallback }: PreferenceEntry<T>): StorageEntry => ({
  key,
  schema: schema as unknown as z.ZodMiniType,
  store,
  read: () => readPreference({ key, schema, store, fallback }),
  fallback,
})

const jsonEntry = <T>(entry: JsonEntry<T>): StorageEntry => ({
  key: entry.key,
  schema: entry.schema as unknown as z.ZodMiniType,
  store: localStore,
  read: () => readJsonEntry(localStore, entry),
  fallback: entry.fallback,
})

const timeFrame = z.enum(timeFrames)

/** Values that are parsed part by part: one invalid part does not invalidate the others. */
const partialEntries: readonly StorageEntry[] = [
  {
    key: storageKeys.dailyHistory,
    schema: z.object({ isSeeded: z.boolean(), days: z.readonly(z.array(z.custom(isDailySnapshot))) }),
    store: localStore,
    read: () => createHistoryStore(localStore).read(),
    fallback: emptyHistory,
  },
  {
    key: storageKeys.timeFrames,
    schema: z.object({
      userOverview: timeFrame,
      itemOverview: timeFrame,
      itemPerformance: timeFrame,
      itemListings: timeFrame,
    }),
    store: localStore,
    read: () => parseTimeFrames('', readStoredTimeFrames()),
    fallback: defaultTimeFrames,
  },
]

const personId = 'u-1'

/** Every value that the product stores (§3, §4), except the tokens: the identity library stores them. */
export const storageEntries: readonly StorageEntry[] = [
  ...Object.values(preferences).map((entry) => textEntry(entry as PreferenceEntry<unknown>)),
  textEntry(pictureEntry(personId)),
  textEntry(shareTextEntry('ADA-2026')),
  ...partialEntries,
  jsonEntry(jsonEntries.codeSent(adminPrefix)),
  jsonEntry(jsonEntries.codeSent(marketerPrefix)),
  jsonEntry(jsonEntries.recentEntries),
  jsonEntry(activityEntry(personId)),
  jsonEntry(savedViewsEntry(personId)),
  jsonEntry(followUpEntry(personId)),
  ...listKindNames.map((kind) => jsonEntry(jsonEntries.tableLayout(kind))),
]

const knownKeys: readonly string[] = [
  ...storageEntries.map(({ key }) => key),
  signOutKey(adminPrefix),
  signOutKey(marketerPrefix),
]

const knownPrefixes: readonly string[] = [
  adminPrefix,
  marketerPrefix,
  pictureEntry('').key,
  savedViewsEntry('').key,
  activityEntry('').key,
  shareTextEntry('').key,
  followUpEntry('').key,
]

/** Whether a key of a storage belongs to the product. */
export const isKnownKey = (key: string): boolean =>
  knownKeys.includes(key) || knownPrefixes.some((prefix) => key.startsWith(prefix))
