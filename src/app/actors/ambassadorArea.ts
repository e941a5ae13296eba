import { createAreaLogic } from '#app/actors/area.ts'
import { createAuthActors } from '#app/actors/auth.ts'
import { deleteAccountLogic } from '#app/actors/deleteAccount.ts'
import { openPageLogic } from '#app/actors/openPage.ts'
import { identities, sessions } from '#app/actors/sessions.ts'
import type { StoredAccess } from '#domain/auth/access.ts'
import { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import { clearMarketer, preferences, readPreference, storeMarketer } from '#services/storage/preferences.ts'

/** The sign-in charts of marketers. */
export const marketerAuth = createAuthActors(
  sessions.marketer,
  identities.marketer,
  'marketerValidatedEmail',
  async () => {
    const status = await sessions.marketer.read()
    if (status.kind === 'signedIn') storeMarketer(status.profile)
  },
)

const pages = ambassadorPagesMachine.provide({
  actors: {
    deleteAccount: deleteAccountLogic,
    openPage: openPageLogic,
  },
})

const readStored = async (signal: AbortSignal): Promise<StoredAccess> => ({
  status: await sessions.marketer.read(signal),
  storedEmail: readPreference(preferences.marketerEmail),
  storedUserId: readPreference(preferences.marketerUserId),
})

const clearSession = (): void => {
  sessions.marketer.clear()
  clearMarketer()
}

/** Removes the data of the marketer first, so that it is gone even if the call to the identity provider fails (§4). */
const signOut = (): Promise<void> => {
  clearMarketer()
  return sessions.marketer.signOut()
}

/** The ambassador area with the services it calls. */
export const ambassadorAreaLogic = createAreaLogic({
  session: sessions.marketer,
  auth: marketerAuth,
  pages,
  readStored,
  clearSession,
  signOut,
})
