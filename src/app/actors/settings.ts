import { fromPromise } from 'xstate'
import { deleteAccountLogic } from '#app/actors/deleteAccount.ts'
import { withSessionRetry } from '#app/actors/lifetime.ts'
import { identities, sessions } from '#app/actors/sessions.ts'
import { photoMachine } from '#machines/settings/photo.machine.ts'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import { settingsMachine } from '#machines/settings/settings.machine.ts'
import { readPhoto } from '#services/browser/photo.ts'
import { storeDetails, storeName, readStoredDetails } from '#services/storage/preferences.ts'

/** The pool takes an access token that is in force only; one that has run out is renewed first. */
const admin = async () => {
  const [identity] = await Promise.all([identities.admin(), sessions.admin.readAccessToken()])
  return identity
}

const save = profileSaveMachine.provide({
  actors: {
    saveAttributes: fromPromise(({ input, signal, system }) =>
      withSessionRetry(system, signal, async () => {
        await (await admin()).updateAttributes(input)
        storeName(input.name)
        // Tokens that cannot be renewed now say the old name until they are; what is saved is saved.
        await sessions.admin.renewTokens().catch(() => undefined)
      }),
    ),
    keepDetails: fromPromise(async ({ input }) => storeDetails(input.id, input.details)),
  },
})

const profileForm = profileFormMachine.provide({
  actors: {
    save,
    photo: photoMachine.provide({ actors: { readPhoto: fromPromise(({ input }) => readPhoto(input.file)) } }),
  },
})

/** The chart of the settings page, with the services it calls; a chunk of its own, fetched with the page. */
export const settingsLogic = settingsMachine.provide({
  actors: {
    deleteAccount: deleteAccountLogic,
    profileForm,
    loadProfile: fromPromise(({ input: { profile }, signal, system }) =>
      withSessionRetry(system, signal, async () => {
        const { name, phoneNumber } = await (await admin()).readAttributes()
        return {
          id: profile.id,
          signInEmail: profile.email,
          phoneNumber,
          role: profile.role,
          details: { ...readStoredDetails(profile), name },
        }
      }),
    ),
  },
})
