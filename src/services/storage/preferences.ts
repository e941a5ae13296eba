import * as z from 'zod/mini'
import { type PersonalDetails, pictureSchema } from '#domain/settings/ownProfile.ts'
import { initialsOf, parseStoredProfile, type Profile } from '#domain/people/profile.ts'
import { isReferralCode } from '#domain/people/referral.ts'
import { shareSourceSchema } from '#domain/people/shareSource.ts'
import type { Referral } from '#domain/routes/appLinks.ts'
import { themeSchema } from '#domain/app/theme.ts'
import { localStore, type SafeStorage, sessionStore } from '#services/storage/safeStorage.ts'
import { adminPrefix, pictureKey, profileKey, storageKeys } from '#services/storage/storageKeys.ts'

/** A text that the product stores in the browser. */
export interface PreferenceEntry<T> {
  readonly store: SafeStorage
  readonly key: string
  readonly schema: z.ZodMiniType<T>
  readonly fallback: T
}

const entry = <T>(store: SafeStorage, key: string, schema: z.ZodMiniType<T>, fallback: T): PreferenceEntry<T> => ({
  store,
  key,
  schema,
  fallback,
})

const text = z.nullable(z.string())
const referralCode = z.nullable(z.string().check(z.refine(isReferralCode)))

/** The stored texts (§3, §4). The identity library stores the tokens. */
export const preferences = {
  theme: entry(localStore, storageKeys.theme, themeSchema, 'system'),
  sidebar: entry(localStore, storageKeys.sidebar, z.enum(['open', 'collapsed', 'automatic']), 'automatic'),
  userName: entry(localStore, storageKeys.userName, text, null),
  userEmail: entry(localStore, storageKeys.userEmail, text, null),
  userPhone: entry(localStore, storageKeys.userPhone, text, null),
  userInitials: entry(localStore, storageKeys.userInitials, text, null),
  userRole: entry(localStore, storageKeys.userRole, text, null),
  userId: entry(localStore, storageKeys.userId, text, null),
  userProfilePicture: entry(localStore, storageKeys.userProfilePicture, pictureSchema, null),
  userProfilePictureKey: entry(localStore, storageKeys.userProfilePictureKey, text, null),
  marketerUserId: entry(localStore, storageKeys.marketerUserId, text, null),
  marketerUserName: entry(localStore, storageKeys.marketerUserName, text, null),
  marketerEmail: entry(localStore, storageKeys.marketerEmail, text, null),
  marketerInitials: entry(localStore, storageKeys.marketerInitials, text, null),
  marketerValidatedEmail: entry(sessionStore, storageKeys.marketerValidatedEmail, text, null),
  marketerLoadedToken: entry(sessionStore, storageKeys.marketerLoadedToken, text, null),
  referralCode: entry(localStore, storageKeys.referralCode, referralCode, null),
  referralTimestamp: entry(localStore, storageKeys.referralTimestamp, text, null),
  referralSource: entry(localStore, storageKeys.referralSource, z.nullable(shareSourceSchema), null),
  validatedEmail: entry(sessionStore, storageKeys.validatedEmail, text, null),
  /** The number of characters of the last code, as the challenge says. */
  codeLength: entry(sessionStore, storageKeys.codeLength, z.nullable(z.string().check(z.regex(/^[1-9]\d?$/))), null),
  unconfirmedEmail: entry(sessionStore, storageKeys.unconfirmedEmail, text, null),
}

/** The stored value, or the fallback if the value is missing or does not match its schema. */
export const readPreference = <T>({ store, key, schema, fallback }: PreferenceEntry<T>): T => {
  const raw = store.read(key)
  if (raw === null) return fallback
  const parsed = schema.safeParse(raw)
  return parsed.success ? parsed.data : fallback
}

/** Stores a value; `null` removes it. @returns whether the browser stored it */
export const writePreference = <T extends string | null>({ store, key }: PreferenceEntry<T>, value: T): boolean => {
  if (value !== null) return store.write(key, value)
  store.remove(key)
  return true
}

/** The picture of one person (§3). */
export const pictureEntry = (id: string) => entry(localStore, pictureKey(id), pictureSchema, null)

const storePicture = (id: string): void => {
  const picture = readPreference(pictureEntry(id))
  writePreference(preferences.userProfilePictureKey, picture === null ? null : pictureEntry(id).key)
  writePreference(preferences.userProfilePicture, picture)
}

/**
 * Stores who signed in (§3). The profile stays after the sign-out (§4). It grants nothing: the role is read from the
 * tokens. An email that the same person saved on the settings page stays.
 */
export const storeProfile = (profile: Profile): void => {
  const isSamePerson = readPreference(preferences.userId) === profile.id
  writePreference(preferences.userId, profile.id)
  writePreference(preferences.userName, profile.name)
  if (!isSamePerson || readPreference(preferences.userEmail) === null)
    writePreference(preferences.userEmail, profile.email)
  writePreference(preferences.userPhone, profile.phoneNumber)
  writePreference(preferences.userInitials, initialsOf(profile.name))
  writePreference(preferences.userRole, profile.role)
  storePicture(profile.id)
}

/** Adds the stored picture of the person to a profile. */
export const withStoredPicture = (profile: Profile): Profile => {
  const picture = readPreference(pictureEntry(profile.id))
  return picture === null ? profile : { ...profile, picture }
}

/** The details that this person saved on the settings page. A detail that is not stored comes from the profile. */
export const readStoredDetails = ({ id, name, email }: Profile): PersonalDetails => {
  const isSamePerson = readPreference(preferences.userId) === id
  return {
    name: (isSamePerson && readPreference(preferences.userName)) || name,
    email: (isSamePerson ? readPreference(preferences.userEmail) : null) ?? email,
    picture: readPreference(pictureEntry(id)),
  }
}

/** Stores a saved name. The tokens contain the new name only after their next renewal. */
export const storeName = (name: string): void => {
  writePreference(preferences.userName, name)
  writePreference(preferences.userInitials, initialsOf(name))
  const stored = parseStoredProfile(localStore.read(adminPrefix + profileKey))
  if (stored) localStore.write(adminPrefix + profileKey, JSON.stringify({ ...stored, name }))
}

/** Stores the details of the settings page. @returns false if the storage is full; then nothing changes */
export const storeDetails = (id: string, { name, email, picture }: PersonalDetails): boolean => {
  const before = readPreference(pictureEntry(id))
  if (!writePreference(pictureEntry(id), picture)) return false
  if (!writePreference(preferences.userEmail, email)) {
    writePreference(pictureEntry(id), before)
    return false
  }
  writePreference(preferences.userId, id)
  storeName(name)
  storePicture(id)
  return true
}

/** Stores the marketer who signed in (§3), under other keys than those of an admin. */
export const storeMarketer = (profile: Profile): void => {
  writePreference(preferences.marketerUserId, profile.id)
  writePreference(preferences.marketerUserName, profile.name)
  writePreference(preferences.marketerEmail, profile.email)
  writePreference(preferences.marketerInitials, initialsOf(profile.name))
}

/** Removes the stored data of a marketer (§4), except the tokens. */
export const clearMarketer = (): void => {
  writePreference(preferences.marketerUserId, null)
  writePreference(preferences.marketerUserName, null)
  writePreference(preferences.marketerEmail, null)
  writePreference(preferences.marketerInitials, null)
  writePreference(preferences.marketerValidatedEmail, null)
  writePreference(preferences.marketerLoadedToken, null)
}

/** Stores the code of a referral link (§4) with its source. `openedAt` is in milliseconds since 1970. */
export const storeReferral = ({ code, openedAt, source }: Referral): void => {
  writePreference(preferences.referralCode, code)
  writePreference(preferences.referralTimestamp, String(openedAt))
  writePreference(preferences.referralSource, source)
}
