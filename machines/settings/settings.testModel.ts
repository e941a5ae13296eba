import { settingsMachine } from '#machines/settings/settings.machine.ts'
import { profile, renamed, own } from '#machines/settings/settings.testData.ts'
import { defineTestModel, noPayload, done, fails } from '#machines/testModel.ts'

export const settingsTestModel = defineTestModel({
  id: 'settings/settings',
  machine: settingsMachine,
  inputs: [{ name: 'the page is opened', input: { profile } }],
  states: {
    loading: { given: 'the profile on its way', seen: 'the page shows that it loads' },
    failed: {
      given: 'a profile that could not be loaded',
      seen: "the page says why and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
    open: {
      given: 'the settings page',
      seen: 'the profile is shown',
      visible: [
        { role: 'button', name: 'Change photo' },
        { role: 'button', name: 'Delete account' },
      ],
    },
    left: { given: 'the person on the way out', seen: 'the console is being left' },
    deleted: { given: 'the account deleted', seen: 'the sign-in page opens' },
  },
  events: {
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'signOut.requested': { when: "the person presses 'Sign out'", cases: noPayload },
    'profile.changed': {
      when: 'the profile is saved in another tab',
      cases: [{ name: 'another name', payload: { details: renamed } }],
    },
  },
  calls: {
    loadProfile: { name: 'the fetching of the profile', outcomes: [done('the profile comes', own), fails] },
    form: { name: 'the change of the profile', outcomes: [done('the person goes on with the way out'), fails] },
    deletion: { name: 'the deletion of the account', outcomes: [done('the account is deleted'), fails] },
  },
  facts: { hasProblem: () => null },
  keyOf: ({ context }) => ({ hasProblem: context.problem !== null }),
})
