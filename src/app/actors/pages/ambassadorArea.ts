import { createAreaLogic } from '#app/actors/session/area.ts'
import { deleteAccountLogic } from '#app/actors/session/deleteAccount.ts'
import { openPageActors } from '#app/actors/pages/openPage.ts'
import { sessions } from '#app/actors/session/sessions.ts'
import type { StoredAccess } from '#domain/auth/decideAccess.ts'
import { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import { clearMarketer, preferences, readPreference } from '#services/storage/preferences.ts'

const pages = ambassadorPagesMachine.provide({
  actors: {
    deleteAccount: deleteAccountLogic,
    ...openPageActors,
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

/** The ambassador area with the services it calls. This module is a lazy chunk. */
export const ambassadorAreaLogic = createAreaLogic({
  session: sessions.marketer,
  audience: 'marketer',
  pages,
  readStored,
  clearSession,
  signOut,
})
