import { sessions } from '#app/actors/session/sessions.ts'
import { preferences, readPreference, writePreference } from '#services/storage/preferences.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { activityKey } from '#services/storage/storageKeys.ts'

/** Ends the session of the admin, here and at the identity provider (§4). */
export const signOutAdmin = (): Promise<void> => {
  writePreference(preferences.validatedEmail, null)
  localStore.remove(activityKey(readPreference(preferences.userId) ?? ''))
  return sessions.admin.signOut()
}
