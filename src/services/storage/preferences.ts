import * as z from 'zod/mini'
import { type PersonalDetails, pictureSchema } from '#domain/settings/ownProfile.ts'
import { initialsOf, type Profile } from '#domain/people/profile.ts'
import { isReferralCode } from '#domain/people/referral.ts'
import { themeSchema } from '#domain/app/theme.ts'
import { localStore, type SafeStorage, sessionStore } from '#services/storage/safeStorage.ts'

/** One thing that the product remembers in a browser: where, under which key, and what may stand there. */
export interface Entry<T> {
  readonly store: SafeStorage
  readonly key: string
  readonly schema: z.ZodMiniType<T>
  readonly otherwise: T
}

const entry = <T>(store: SafeStorage, key: string, schema: z.ZodMiniType<T>, otherwise: T): Entry<T> => ({
  store,
  key,
  schema,
  otherwise,
})
const text = z.nullable(z.string())
const referralCode = z.nullable(z.string().check(z.refine(isReferralCode)))

/** Everything that is remembered (§3, §4), apart from the tokens, which the identity library keeps. */
export const remembered = {
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
export const recall = <T>(from: Entry<T>): T => {
  const raw = from.store.read(from.key)
  if (raw === null) return from.otherwise
  const parsed = from.schema.safeParse(raw)
  return parsed.success ? parsed.data : from.otherwise
}

/** Keeps an entry; `null` removes it. @returns whether the browser kept it */
export const remember = <T extends string | null>(where: Entry<T>, value: T): boolean => {
  if (value !== null) return where.store.write(where.key, value)
  where.store.remove(where.key)
  return true
}

/** The picture of one person; the key is that of §3. */
export const pictureOf = (id: string) => entry(localStore, `profile-image-${id}`, pictureSchema, null)

const keepPicture = (id: string): void => {
  const picture = recall(pictureOf(id))
  remember(remembered.userProfilePictureKey, picture === null ? null : pictureOf(id).key)
  remember(remembered.userProfilePicture, picture)
}

/**
 * Keeps who signed in (§3), for the time after signing out too (§4). Nothing decides on it: roles come from tokens. An
 * address that this person has saved on the settings page stays.
 */
export const keepProfile = (profile: Profile): void => {
  const isKnown = recall(remembered.userId) === profile.id
  remember(remembered.userId, profile.id)
  remember(remembered.userName, profile.name)
  if (!isKnown || recall(remembered.userEmail) === null) remember(remembered.userEmail, profile.email)
  remember(remembered.userPhone, profile.phoneNumber)
  remember(remembered.userInitials, initialsOf(profile.name))
  remember(remembered.userRole, profile.role)
  keepPicture(profile.id)
}

/** A profile with the picture that this browser keeps of that person. */
export const withPicture = (profile: Profile): Profile => {
  const picture = recall(pictureOf(profile.id))
  return picture === null ? profile : { ...profile, picture }
}

/** What was saved on the settings page by the person that tokens name, as far as this browser keeps it. */
export const recallDetails = ({ id, name, email }: Profile): PersonalDetails => {
  const isKnown = recall(remembered.userId) === id
  return {
    name: (isKnown && recall(remembered.userName)) || name,
    email: (isKnown && recall(remembered.userEmail)) || email,
    picture: recall(pictureOf(id)),
  }
}

/** Keeps a name that was saved, until tokens say it too. */
export const keepName = (name: string): void => {
  remember(remembered.userName, name)
  remember(remembered.userInitials, initialsOf(name))
}

/** Keeps what was saved on the settings page. @returns whether the browser had room for it; where it had none, all is as before */
export const keepDetails = (id: string, { name, email, picture }: PersonalDetails): boolean => {
  const before = recall(pictureOf(id))
  if (!remember(pictureOf(id), picture)) return false
  if (!remember(remembered.userEmail, email)) {
    remember(pictureOf(id), before)
    return false
  }
  remember(remembered.userId, id)
  keepName(name)
  keepPicture(id)
  return true
}

/** Keeps who signed in as a marketer (§3), apart from what is kept of an admin. */
export const keepMarketer = (profile: Profile): void => {
  remember(remembered.marketerUserId, profile.id)
  remember(remembered.marketerUserName, profile.name)
  remember(remembered.marketerEmail, profile.email)
  remember(remembered.marketerInitials, initialsOf(profile.name))
}

/** Forgets all that is kept of a marketer (§4), the tokens apart. */
export const forgetMarketer = (): void => {
  remember(remembered.marketerUserId, null)
  remember(remembered.marketerUserName, null)
  remember(remembered.marketerEmail, null)
  remember(remembered.marketerInitials, null)
  remember(remembered.marketerValidatedEmail, null)
  remember(remembered.marketerToldToken, null)
}

/** Keeps the code of a referral link, and when it was followed in milliseconds since 1970 (§4). */
export const keepReferral = (code: string, at: number): void => {
  remember(remembered.referralCode, code)
  remember(remembered.referralTimestamp, String(at))
}
