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
  /** The chart that decides the value. */
  readonly owner: string
  readonly store: SafeStorage
  /** The stored value, or the fallback if the value is missing or invalid. */
  readonly read: () => unknown
  readonly fallback: unknown
}

const session = 'machines/session/session.machine.ts'
const form = 'machines/settings/profileForm.machine.ts'
const verify = 'machines/auth/verify.machine.ts'
const referral = 'machines/referral/referral.machine.ts'

/** The owner of each text. A new text does not compile until it has one. */
const owners: Readonly<Record<keyof typeof preferences, string>> = {
  theme: 'machines/app/theme.machine.ts',
  sidebar: 'machines/app/sidebar.machine.ts',
  userName: session,
  userEmail: session,
  userPhone: session,
  userInitials: session,
  userRole: session,
  userId: session,
  userProfilePicture: form,
  userProfilePictureKey: form,
  marketerUserId: session,
  marketerUserName: session,
  marketerEmail: session,
  marketerInitials: session,
  marketerLoadedToken: 'machines/ambassador/ambassadorDashboard.machine.ts',
  validatedEmail: verify,
  unconfirmedEmail: verify,
  codeLength: verify,
  marketerValidatedEmail: verify,
  referralCode: referral,
  referralTimestamp: referral,
  referralSource: referral,
}

const textEntry = <T>({ key, schema, store, fallback }: PreferenceEntry<T>, owner: string): StorageEntry => ({
  key,
  schema: schema as unknown as z.ZodMiniType,
  owner,
  store,
  read: () => readPreference({ key, schema, store, fallback }),
  fallback,
})

const jsonEntry = <T>(entry: JsonEntry<T>, owner: string): StorageEntry => ({
  key: entry.key,
  schema: entry.schema as unknown as z.ZodMiniType,
  owner,
  store: localStore,
  read: () => readJsonEntry(localStore, entry),
  fallback: entry.fallback,
})

const dashboard = 'machines/dashboard/dashboard.machine.ts'
const timeFrame = z.enum(timeFrames)

/** Values that are parsed part by part: one invalid part does not invalidate the others. */
const partialEntries: readonly StorageEntry[] = [
  {
    key: storageKeys.dailyHistory,
    schema: z.object({ isSeeded: z.boolean(), days: z.readonly(z.array(z.custom(isDailySnapshot))) }),
    owner: dashboard,
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
    owner: dashboard,
    store: localStore,
    read: () => parseTimeFrames('', readStoredTimeFrames()),
    fallback: defaultTimeFrames,
  },
]

const personId = 'u-1'

/** Every value that the product stores (§3, §4), except the tokens: the identity library stores them. */
export const storageEntries: readonly StorageEntry[] = [
  ...(Object.keys(owners) as (keyof typeof preferences)[]).map((name) =>
    textEntry(preferences[name] as PreferenceEntry<unknown>, owners[name]),
  ),
  textEntry(pictureEntry(personId), form),
  textEntry(shareTextEntry('ADA-2026'), 'machines/ambassador/shareKit.machine.ts'),
  ...partialEntries,
  jsonEntry(jsonEntries.codeSent(adminPrefix), verify),
  jsonEntry(jsonEntries.codeSent(marketerPrefix), verify),
  jsonEntry(jsonEntries.recentEntries, 'machines/app/palette/palette.machine.ts'),
  jsonEntry(activityEntry(personId), 'machines/activity/activity.machine.ts'),
  jsonEntry(savedViewsEntry(personId), 'machines/lists/savedViews.machine.ts'),
  jsonEntry(followUpEntry(personId), 'machines/ambassador/followUp.machine.ts'),
  ...listKindNames.map((kind) => jsonEntry(jsonEntries.tableLayout(kind), 'machines/lists/tableLayout.machine.ts')),
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
