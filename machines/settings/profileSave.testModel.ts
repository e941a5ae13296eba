import { answers, byItself, openFresh, refuses } from '#machines/manualTest.ts'
import { profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import { ownProfile, changed } from '#machines/settings/settings.testData.ts'
import { defineTestModel, fails } from '#charts/testModel.ts'

export const profileSaveTestModel = defineTestModel({
  id: 'settings/profileSave',
  machine: profileSaveMachine,
  inputs: [
    { name: "'Save Changes' is pressed", input: { ownProfile, details: changed } },
    {
      name: "'Save Changes' is pressed with the same name",
      input: { ownProfile, details: { ...changed, name: ownProfile.details.name } },
    },
  ],
  visible: {
    reading: [{ role: 'button', name: 'Save Changes', isBusy: true }],
    checking: [{ role: 'button', name: 'Save Changes', isBusy: true }],
    conflicting: [{ role: 'radio', name: 'Take theirs: Ada Musa' }],
    savingAttributes: [{ role: 'button', name: 'Save Changes', isBusy: true }],
    storingDetails: [{ role: 'button', name: 'Save Changes', isBusy: true }],
    saved: [{ role: 'button', name: 'Change photo' }],
    partlySaved: [{ role: 'button', name: 'Save Changes' }],
    failed: [{ role: 'button', name: 'Save Changes' }],
  },
  events: {},
  calls: {
    readBefore: {
      name: 'reading the name before the save',
      src: 'readName',
      outcomes: [
        { name: 'nobody has changed the name', output: ownProfile.details.name },
        { name: 'another browser has changed the name', output: 'Ada Musa' },
        fails,
      ],
    },
    readName: {
      name: 'reading the name again',
      outcomes: [
        { name: 'the new name is saved', output: changed.name },
        { name: 'the name is the old one', output: ownProfile.details.name },
        fails,
      ],
    },
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
  keyOf: ({ context }) => ({
    name: context.details.name,
    storedName: context.storedName,
    hasFailed: context.failure !== '',
  }),
  manual: {
    starts: {
      "'Save Changes' is pressed": openFresh(
        '/admin/settings',
        `enter "Ada Eze" in 'Full Name'`,
        "press 'Save Changes'",
      ),
    },
    inputs: {
      'outcome readBefore: another browser has changed the name': {
        ...answers('GetUser'),
        instead: {
          action:
            'open http://localhost:5173/admin/settings, then save the name "Ada Musa" in another private window, ' +
            "then enter \"Ada Eze\" in 'Full Name' here, then press 'Save Changes'",
        },
      },
      'outcome readBefore: nobody has changed the name': answers('GetUser'),
      'outcome readBefore: the call fails': refuses('GetUser'),
      'outcome readName: the name is the old one': answers('GetUser'),
      'outcome readName: the call fails': refuses('GetUser'),
      'outcome saveAttributes: the name is saved': answers('UpdateUserAttributes'),
      'outcome saveAttributes: the call fails': refuses('UpdateUserAttributes'),
      'outcome storeDetails: picture and email are stored': byItself,
    },
    impossible: {
      "start 'Save Changes' is pressed with the same name": 'the scripts change the name',
      'outcome readName: the new name is saved':
        'the saves of these scripts fail; a journey drops the answer of one that does not',
      'outcome storeDetails: the browser has no space': 'the scripts of settings/profileForm fill the storage',
    },
  },
})
