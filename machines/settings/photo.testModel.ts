import { photoMachine } from '#machines/settings/photo.machine.ts'
import { file, picture } from '#machines/settings/settings.testData.ts'
import { defineTestModel, done } from '#machines/testModel.ts'

export const photoTestModel = defineTestModel({
  id: 'settings/photo',
  machine: photoMachine,
  inputs: [{ name: 'a file is chosen', input: { file } }],
  states: {
    reading: {
      given: 'a chosen file being read',
      seen: "'Change photo' shows that it is at work",
      visible: [{ role: 'button', name: 'Change photo', isBusy: true }],
    },
    ready: {
      given: 'a picture that waits for the save',
      seen: "the picture is shown, and 'Save Changes' is there",
      visible: [{ role: 'button', name: 'Save Changes' }],
    },
    refused: { given: 'a file that is not taken', seen: 'the picture of before stays' },
  },
  events: {},
  calls: {
    readPhoto: {
      name: 'the reading of the file',
      outcomes: [
        done('it is an image', { kind: 'ready', picture }),
        done('it is no image', { kind: 'notAnImage' }),
        done('it is larger than 2 MB', { kind: 'tooLarge' }),
        done('it has too many pixels', { kind: 'tooManyPixels' }),
        { name: 'it cannot be read', error: new Error('decode') },
      ],
    },
  },
  facts: { problem: () => null },
  keyOf: ({ context }) => ({ problem: context.problem }),
})
