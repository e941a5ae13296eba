import { settingsMachine } from '#machines/settings/settings.machine.ts'
import { answerIdentityCall, rejectIdentityCall } from '#tests/paths/browser/session/identity.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  attributes,
  attributesCall,
  childChartFails,
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
    'retry.requested': async ({ page }) => page.getByRole('main').getByRole('button', { name: 'Retry' }).click(),
    'signOut.requested': async ({ page }) => page.getByRole('button', { name: 'Sign out' }).click(),
    'photo.chosen': async ({ page }) => choosePhoto(page, pixel),
    'photo.cleared': async ({ page }) =>
      page
        .getByRole('button', { name: /^(Remove photo|Discard)$/ })
        .first()
        .click(),
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
    form: { outcomes: {} },
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
    deleteAccount: { outcomes: {} },
  },
  impossible: {
    'outcome form: the person signs out': 'the paths of settings/profileForm cover it',
    'outcome form: the call fails': childChartFails,
    'outcome photo: the call fails': childChartFails,
    'outcome deleteAccount: the account is deleted': 'the paths of settings/deleteAccount cover it',
    'outcome deleteAccount: the call fails': childChartFails,
    'event signOut.requested': 'the form ends immediately; the paths of settings/profileForm cover it',
  },
  // Without a picture, there is nothing to remove.
  isPossible: (input, { snapshot }) =>
    input.type !== 'event' ||
    input.event !== 'photo.cleared' ||
    (snapshot?.context as { picture: string | null } | undefined)?.picture !== null,
})
