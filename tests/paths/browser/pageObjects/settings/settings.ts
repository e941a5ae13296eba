import { settingsMachine } from '#machines/settings/settings.machine.ts'
import { answerIdentityCall, rejectIdentityCall } from '#tests/paths/browser/session/identity.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  attributes,
  attributesCall,
  choosePhoto,
  endDrawing,
  endReading,
  openSettings,
  pixel,
  pressUsePhoto,
  saveInOtherTab,
} from '#tests/paths/browser/pageObjects/settings/support.ts'

export const settingsPageObject = pageObject({
  machine: settingsMachine,
  actorId: 'settings',
  requestKinds: { attributes: attributesCall },
  open: openSettings,
  steps: {
    'photo.chosen': async ({ page }) => choosePhoto(page, pixel),
    'profile.changed': saveInOtherTab,
  },
  calls: {
    loadProfile: {
      kind: 'attributes',
      outcomes: {
        'the profile arrives': answerIdentityCall('attributes', attributes),
        'the call fails': rejectIdentityCall('attributes'),
      },
    },

    photo: {
      outcomes: {
        'the picture is ready': async (context) => {
          await endReading('read')(context)
          await pressUsePhoto(context)
          await endDrawing('drawn')(context)
        },
        'the person keeps the old picture': async (context) => {
          await endReading('read')(context)
          await context.page.getByRole('button', { name: 'Cancel' }).click()
        },
        'the file is rejected': endReading('garbled'),
      },
    },
  },
  impossible: {
    'outcome deleteAccount: the account is deleted': 'the paths of settings/deleteAccount cover it',
  },
})
