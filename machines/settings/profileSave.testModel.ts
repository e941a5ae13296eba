import { profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import { own, renamed } from '#machines/settings/settings.testData.ts'
import { defineTestModel, done, fails } from '#machines/testModel.ts'

export const profileSaveTestModel = defineTestModel({
  id: 'settings/profileSave',
  machine: profileSaveMachine,
  inputs: [{ name: "'Save Changes' is pressed", input: { own, details: renamed } }],
  states: {
    sending: {
      given: 'the name on its way',
      seen: "'Saving changes...' is shown",
      visible: [{ role: 'button', name: 'Save Changes', isBusy: true }],
    },
    keeping: {
      given: 'picture and email being kept',
      seen: "'Saving changes...' is still shown",
      visible: [{ role: 'button', name: 'Save Changes', isBusy: true }],
    },
    saved: {
      given: 'everything saved',
      seen: "there is no 'Save Changes' any more",
      visible: [{ role: 'button', name: 'Change photo' }],
    },
    half: {
      given: 'only the name saved',
      seen: 'the page says that only the name was saved',
      visible: [{ role: 'button', name: 'Save Changes' }],
    },
    failed: {
      given: 'nothing saved',
      seen: 'the page says that nothing was saved',
      visible: [{ role: 'button', name: 'Save Changes' }],
    },
  },
  events: {},
  calls: {
    saveAttributes: { name: 'the change of the attributes', outcomes: [done('the name is saved'), fails] },
    keepDetails: {
      name: 'the keeping of picture and email',
      outcomes: [done('they are kept', true), done('the browser has no room', false), fails],
    },
  },
  facts: { hasFailed: () => null },
  keyOf: ({ context }) => ({ hasFailed: context.failure !== '' }),
})
