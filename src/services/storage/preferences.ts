import * as z from 'zod/mini'
import { type PersonalDetails, pictureSchema } from '#domain/settings/ownProfile.ts'
import { initialsOf, type Profile } from '#domain/people/profile.ts'
import { isReferralCode } from '#domain/people/referral.ts'
import { themeSchema } from '#domain/app/theme.ts'
import { localStore, type SafeStorage, sessionStore } from '#services/storage/safeStorage.ts'

/** One thing that the product remembers in a browser: where, under which key, and what may stand there. */
export interface PreferenceEntry<T> {
  readonly store: SafeStorage
  readonly key: string
  readonly schema: z.ZodMiniType<T>
  readonly fallback: T
}

const entry = <T>(store: SafeStorage, key: string, schema: z.ZodMiniType<T>, otherwise: T): PreferenceEntry<T> => ({
  store,
  key,
  schema,
  fallback: otherwise,
})
const text = z.nullable(z.string())
const referralCode = z.nullable(z.string().check(z.refine(isReferralCode)))

/** Everything that is remembered (§3, §4), apart from the tokens, which the identity library keeps. */
export const preferences = {
  theme: entry(localStore, 'theme', themeSchema, 'system'),
  sidebar: entry(localStore, 'sidebar', z.enum(['open', 'collapsed']), 'open'),
  userName: entry(localStore, 'userName', text, null),
  userEmail: entry(localStore, 'userEmail', text, null),
  userPhone: entry(localStore, 'userPhone', text, null),
  userInitials: entry(localStore, 'userInitials', text, null),
  userRole: entry(localStore, 'userRole', text, null),
  userId: entry(localStore, 'userId', text, null),
  userProfilePicture: entry(localStore, 'userProfilePicture', pictureSchema, null),
  userProfilePictureKey: entry(localStore, 'userProfilePictureKey', text, null),
  marketerUserId: entry(localStore, 'marketerUserId', text, null),
  marketerUserName: entry(localStore, 'marketerUserName', text, null),
  marketerEmail: entry(localStore, 'marketerEmail', text, null),
  marketerInitials: entry(localStore, 'marketerInitials', text, null),
  marketerValidatedEmail: entry(sessionStore, 'marketerValidatedEmail', text, null),
  marketerToldToken: entry(sessionStore, 'marketerToldToken', text, null),
  referralCode: entry(localStore, 'referralCode', referralCode, null),
  referralTimestamp: entry(localStore, 'referralTimestamp', text, null),
  validatedEmail: entry(sessionStore, 'validatedEmail', text, null),
}

/** Reads an entry; what does not fit its schema reads as if nothing were there. */
export const readPreference = <T>(from: PreferenceEntry<T>): T => {
  const raw = from.store.read(from.key)
  if (raw === null) return from.fallback
  const parsed = from.schema.safeParse(raw)
  return parsed.success ? parsed.data : from.fallback
}

/** Keeps an entry; `null` removes it. @returns whether the browser kept it */
export const writePreference = <T extends string | null>(where: PreferenceEntry<T>, value: T): boolean => {
  if (value !== null) return where.store.write(where.key, value)
  where.store.remove(where.key)
  return true
}

/** The picture of one person; the key is that of §3. */
export const pictureEntry = (id: string) => entry(localStore, `profile-image-${id}`, pictureSchema, null)

const storePicture = (id: string): void => {
  const picture = readPreference(pictureEntry(id))
  writePreference(preferences.userProfilePictureKey, picture === null ? null : pictureEntry(id).key)
  writePreference(preferences.userProfilePicture, picture)
}

/**
 * Keeps who signed in (§3), for the time after signing out too (§4). Nothing decides on it: roles come from tokens. An
 * address that this person has saved on the settings page stays.
 */
export const storeProfile = (profile: Profile): void => {
  const isKnown = readPreference(preferences.userId) === profile.id
  writePreference(preferences.userId, profile.id)
  writePreference(preferences.userName, profile.name)
  if (!isKnown || readPreference(preferences.userEmail) === null) writePreference(preferences.userEmail, profile.email)
  writePreference(preferences.userPhone, profile.phoneNumber)
  writePreference(preferences.userInitials, initialsOf(profile.name))
  writePreference(preferences.userRole, profile.role)
  storePicture(profile.id)
}

/** A profile with the picture that this browser keeps of that person. */
export const withStoredPicture = (profile: Profile): Profile => {
  const picture = readPreference(pictureEntry(profile.id))
  return picture === null ? profile : { ...profile, picture }
}

/** What was saved on the settings page by the person that tokens name, as far as this browser keeps it. */
export const readStoredDetails = ({ id, name, email }: Profile): PersonalDetails => {
  const isKnown = readPreference(preferences.userId) === id
  return {
    name: (isKnown && readPreference(preferences.userName)) || name,
    email: (isKnown && readPreference(preferences.userEmail)) || email,
    picture: readPreference(pictureEntry(id)),
  }
}

/** Keeps a name that was saved, until tokens say it too. */
export const storeName = (name: string): void => {
  writePreference(preferences.userName, name)
  writePreference(preferences.userInitials, initialsOf(name))
}

/** Keeps what was saved on the settings page. @returns whether the browser had room for it; where it had none, all is as before */
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

/** Keeps who signed in as a marketer (§3), apart from what is kept of an admin. */
export const storeMarketer = (profile: Profile): void => {
  writePreference(preferences.marketerUserId, profile.id)
  writePreference(preferences.marketerUserName, profile.name)
  writePreference(preferences.marketerEmail, profile.email)
  writePreference(preferences.marketerInitials, initialsOf(profile.name))
}

/** Forgets all that is kept of a marketer (§4), the tokens apart. */
export const clearMarketer = (): void => {
  writePreference(preferences.marketerUserId, null)
  writePreference(preferences.marketerUserName, null)
  writePreference(preferences.marketerEmail, null)
  writePreference(preferences.marketerInitials, null)
  writePreference(preferences.marketerValidatedEmail, null)
  writePreference(preferences.marketerToldToken, null)
}

/** Keeps the code of a referral link, and when it was followed in milliseconds since 1970 (§4). */
export const storeReferral = (code: string, at: number): void => {
  writePreference(preferences.referralCode, code)
  writePreference(preferences.referralTimestamp, String(at))
}
