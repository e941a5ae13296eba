import { fromPromise } from 'xstate'
import { deleteAccountLogic } from '#app/actors/session/deleteAccount.ts'
import { identities, sessions } from '#app/actors/session/sessions.ts'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import { photoMachine } from '#machines/settings/photo.machine.ts'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { nameSave } from '#machines/settings/profileForm.setup.ts'
import { settingsMachine } from '#machines/settings/settings.machine.ts'
import { cropPhoto, readPhoto } from '#services/browser/photo.ts'
import { storeDetails, storeName, readStoredDetails } from '#services/storage/preferences.ts'

/** The identity service of the admin, after an expired access token is renewed. */
const adminIdentity = async () => {
  const [identity] = await Promise.all([identities.admin(), sessions.admin.readAccessToken()])
  return identity
}

const profileForm = profileFormMachine.provide({
  actors: {
    nameSave: nameSave.provide({
      actors: {
        read: sessionCall(async (): Promise<string | null> => (await (await adminIdentity()).readAttributes()).name),
        send: sessionCall(async ({ values }): Promise<string | null> => {
          await (await adminIdentity()).updateAttributes(values)
          return values.name
        }),
      },
    }),
    storeDetails: fromPromise(async ({ input }) => {
      storeName(input.details.name)
      // If the renewal fails, the tokens contain the old name until the next renewal. The save is still a success.
      await sessions.admin.renewTokens().catch(() => undefined)
      return storeDetails(input.id, input.details)
    }),
  },
})

/** The chart of the settings page with its services, in a chunk of its own that loads with the page. */
export const settingsLogic = settingsMachine.provide({
  actors: {
    deleteAccount: deleteAccountLogic,
    profileForm,
    photo: photoMachine.provide({
      actors: {
        readPhoto: fromPromise(({ input }) => readPhoto(input.file)),
        cropPhoto: fromPromise(({ input }) => cropPhoto(input.file, input.crop)),
      },
    }),
    loadProfile: sessionCall(async ({ profile }) => {
      const { name, phoneNumber } = await (await adminIdentity()).readAttributes()
      return {
        id: profile.id,
        signInEmail: profile.email,
        phoneNumber,
        role: profile.role,
        details: { ...readStoredDetails(profile), name },
      }
    }),
  },
})
