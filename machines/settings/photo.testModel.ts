import { byItself, openAsAdmin } from '#machines/manualTest.ts'
import { photoMachine } from '#machines/settings/photo.machine.ts'
import { file, picture } from '#machines/settings/settings.testData.ts'
import { defineTestModel } from '#charts/testModel.ts'

export const photoTestModel = defineTestModel({
  id: 'settings/photo',
  machine: photoMachine,
  inputs: [{ name: 'a file is chosen', input: { file } }],
  visible: {
    reading: [{ role: 'button', name: 'Change photo', isBusy: true }],
    ready: [{ role: 'button', name: 'Save Changes' }],
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
  keyOf: ({ context }) => ({ problem: context.problem }),
  manual: {
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
