import { createAuthActors } from '#app/actors/session/auth.ts'
import { identities, sessions } from '#app/actors/session/sessions.ts'
import { storeMarketer } from '#services/storage/preferences.ts'

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
