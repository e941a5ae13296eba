import { byItself, openAsAdmin } from '#machines/handTest.ts'
import { photoMachine } from '#machines/settings/photo.machine.ts'
import { file, picture } from '#machines/settings/settings.testData.ts'
import { defineTestModel } from '#machines/testModel.ts'

export const photoTestModel = defineTestModel({
  id: 'settings/photo',
  machine: photoMachine,
  inputs: [{ name: 'a file is chosen', input: { file } }],
  states: {
    reading: {
      given: 'a chosen file being read',
      seen: "'Change photo' shows progress",
      visible: [{ role: 'button', name: 'Change photo', isBusy: true }],
    },
    ready: {
      given: 'a new picture that is not saved',
      seen: "the page shows the picture and 'Save Changes'",
      visible: [{ role: 'button', name: 'Save Changes' }],
    },
    rejected: { given: 'a rejected file', seen: 'the previous picture stays' },
  },
  events: {},
  calls: {
    readPhoto: {
      name: 'reading the file',
      outcomes: [
        { name: 'it is an image', output: { kind: 'ready', picture } },
        { name: 'it is not an image', output: { kind: 'notAnImage' } },
        { name: 'it is larger than 2 MB', output: { kind: 'tooLarge' } },
        { name: 'it has too many pixels', output: { kind: 'tooManyPixels' } },
        { name: 'it cannot be read', error: new Error('decode') },
      ],
    },
  },
  facts: { problem: () => null },
  keyOf: ({ context }) => ({ problem: context.problem }),
  hand: {
    starts: {
      'a file is chosen': openAsAdmin(
        '/admin/settings',
        "press 'Change photo'",
        'choose the file docs/pictures/dashboard-light.png',
      ),
    },
    inputs: { 'outcome readPhoto: it is an image': byItself },
  },
})
