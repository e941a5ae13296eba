import { answers, byItself, failsWith, openAsAdmin, withNewData } from '#machines/handTest.ts'
import { profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import { ownProfile, renamed } from '#machines/settings/settings.testData.ts'
import { defineTestModel, fails } from '#machines/testModel.ts'

export const profileSaveTestModel = defineTestModel({
  id: 'settings/profileSave',
  machine: profileSaveMachine,
  inputs: [{ name: "'Save Changes' is pressed", input: { ownProfile, details: renamed } }],
  states: {
    savingAttributes: {
      given: 'the name being saved',
      seen: "the page shows 'Saving changes...'",
      visible: [{ role: 'button', name: 'Save Changes', isBusy: true }],
    },
    storingDetails: {
      given: 'picture and email being stored',
      seen: "the page still shows 'Saving changes...'",
      visible: [{ role: 'button', name: 'Save Changes', isBusy: true }],
    },
    saved: {
      given: 'everything saved',
      seen: "'Save Changes' is not shown",
      visible: [{ role: 'button', name: 'Change photo' }],
    },
    partlySaved: {
      given: 'only the name saved',
      seen: 'the page says that only the name was saved',
      visible: [{ role: 'button', name: 'Save Changes' }],
    },
    failed: {
      given: 'nothing saved',
      seen: "the page says 'Failed to update profile' and keeps the changes",
      visible: [{ role: 'button', name: 'Save Changes' }],
    },
  },
  events: {},
  calls: {
    saveAttributes: {
      name: 'saving the name at the sign-in service',
      outcomes: [{ name: 'the name is saved' }, fails],
    },
    storeDetails: {
      name: 'storing picture and email in this browser',
      outcomes: [
        { name: 'picture and email are stored', output: true },
        { name: 'the browser has no space', output: false },
        fails,
      ],
    },
  },
  facts: { hasFailed: () => null },
  keyOf: ({ context }) => ({ hasFailed: context.failure !== '' }),
  hand: {
    starts: {
      "'Save Changes' is pressed": withNewData(
        openAsAdmin('/admin/settings', `enter "Ada Eze" in 'Full Name'`, "press 'Save Changes'"),
      ),
    },
    inputs: {
      'outcome saveAttributes: the name is saved': answers('UpdateUserAttributes'),
      'outcome saveAttributes: the call fails': failsWith('UpdateUserAttributes', { fault: 'error-field' }),
      'outcome storeDetails: picture and email are stored': byItself,
    },
  },
})
