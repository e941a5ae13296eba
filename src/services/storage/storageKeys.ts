import * as z from 'zod/mini'
import { defaultTimeFrames, parseTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { emptyHistory } from '#domain/dashboard/history.ts'
import { isDailySnapshot } from '#domain/dashboard/historyText.ts'
import { listKindNames } from '#domain/lists/kinds.ts'
import { timeFrames } from '#domain/dashboard/timeFrames.ts'
import { readStoredTimeFrames, timeFramesKey } from '#services/storage/timeFrames.ts'
import {
  createHistoryStore,
  historyKey,
  type JsonEntry,
  jsonEntries,
  readJsonEntry,
} from '#services/storage/jsonEntries.ts'
import { type PreferenceEntry, pictureEntry, readPreference, preferences } from '#services/storage/preferences.ts'
import { localStore, type SafeStorage } from '#services/storage/safeStorage.ts'

/** One setting that the product remembers in a browser. */
export interface StorageKey {
  /** With <braces> around what differs from entry to entry. */
  readonly key: string
  readonly schema: z.ZodMiniType
  /** The chart, or the service, that decides what stands there. */
  readonly owner: string
  readonly store: SafeStorage
  /** One key of the setting, to read it by. */
  readonly example: string
  /** What is read: what is kept, or what holds where nothing fit to be read is kept. */
  readonly read: () => unknown
  readonly fallback: unknown
}

const session = 'machines/session/session.machine.ts'
const marketer = 'machines/session/marketerSession.machine.ts'
const form = 'machines/settings/profileForm.machine.ts'
const verify = 'machines/auth/verify.machine.ts'
const referral = 'machines/referral/referral.machine.ts'

/** Who decides on each plain text; a new entry does not compile until it has an owner. */
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
  marketerUserId: marketer,
  marketerUserName: marketer,
  marketerEmail: marketer,
  marketerInitials: marketer,
  marketerToldToken: 'machines/ambassador/ambassadorDashboard.machine.ts',
  validatedEmail: verify,
  marketerValidatedEmail: verify,
  referralCode: referral,
  referralTimestamp: referral,
}

const plain = <T>({ key, schema, store, fallback }: PreferenceEntry<T>, owner: string, pattern = key): StorageKey => ({
  key: pattern,
  schema: schema as unknown as z.ZodMiniType,
  owner,
  store,
  example: key,
  read: () => readPreference({ key, schema, store, fallback }),
  fallback,
})

const json = <T>(entry: JsonEntry<T>, owner: string, pattern = entry.key): StorageKey => ({
  key: pattern,
  schema: entry.schema as unknown as z.ZodMiniType,
  owner,
  store: localStore,
  example: entry.key,
  read: () => readJsonEntry(localStore, entry),
  fallback: entry.fallback,
})

const dashboard = 'machines/dashboard/dashboard.machine.ts'
const timeFrame = z.enum(timeFrames)

/** What §4 has kept: each is read by rules of its own, so that a broken part costs no good one. */
const persisted: readonly StorageKey[] = [
  {
    key: historyKey,
    schema: z.object({ isSeeded: z.boolean(), days: z.readonly(z.array(z.custom(isDailySnapshot))) }),
    owner: dashboard,
    store: localStore,
    example: historyKey,
    read: () => createHistoryStore(localStore).read(),
    fallback: emptyHistory,
  },
  {
    key: timeFramesKey,
    schema: z.object({
      userOverview: timeFrame,
      itemOverview: timeFrame,
      itemPerformance: timeFrame,
      itemListings: timeFrame,
    }),
    owner: dashboard,
    store: localStore,
    example: timeFramesKey,
    read: () => parseTimeFrames('', readStoredTimeFrames()),
    fallback: defaultTimeFrames,
  },
]

/**
 * Every setting that the product remembers, in one place (§3, §4). Tokens are not settings: the identity library keeps
 * them under `admin.` and `marketer.`, and the word of a sign-out to other tabs under `signOut.`.
 */
export const storageKeys: readonly StorageKey[] = [
  ...(Object.keys(owners) as (keyof typeof preferences)[]).map((name) =>
    plain(preferences[name] as PreferenceEntry<unknown>, owners[name]),
  ),
  plain(pictureEntry('<id>'), form, 'profile-image-<id>'),
  ...persisted,
  json(jsonEntries.recentEntries, 'machines/app/palette.machine.ts'),
  ...listKindNames.map((kind) => json(jsonEntries.tableLayout(kind), 'machines/lists/tableLayout.machine.ts')),
]

const isOf = ({ key }: StorageKey, name: string): boolean =>
  key.includes('<') ? name.startsWith(key.slice(0, key.indexOf('<'))) : name === key

/** Whether a key of a storage belongs to a setting, or to the session. */
export const isKnownKey = (name: string): boolean =>
  /^(?:admin\.|marketer\.|signOut\.)/.test(name) || storageKeys.some((setting) => isOf(setting, name))
