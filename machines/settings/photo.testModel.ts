import { byItself, causedBy, choosePicture, chooseText, openAsAdmin, openPath } from '#machines/manualTest.ts'
import { press } from '#charts/gestures.ts'
import { photoMachine } from '#machines/settings/photo.machine.ts'
import { crop, file, photoSize, picture } from '#machines/settings/settings.testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const largePicture = `data:image/png;base64,${'A'.repeat(2_796_208)}`

export const photoTestModel = defineTestModel({
  id: 'settings/photo',
  machine: photoMachine,
  inputs: [{ name: 'a file is chosen', input: { file } }],
  visible: {
    reading: [{ role: 'button', name: 'Change photo', isBusy: true }],
    cropping: [
      { role: 'dialog', name: 'Choose the part to show' },
      { role: 'slider', name: 'Zoom' },
    ],
    storing: [{ role: 'button', name: 'Use photo', isBusy: true }],
    ready: [{ role: 'button', name: 'Save Changes' }],
  },
  events: {
    'crop.confirmed': { when: "the person presses 'Use photo'", cases: [{ name: '', payload: { crop } }] },
    'dialog.dismissed': { when: "the person presses 'Cancel' or Escape", cases: noPayload },
  },
  calls: {
    readPhoto: {
      name: 'reading the file',
      outcomes: [
        { name: 'it is an image', output: { kind: 'ready', ...photoSize } },
        { name: 'it is not an image', output: { kind: 'notAnImage' } },
        { name: 'it is too large', output: { kind: 'fileTooLarge' } },
        { name: 'it has too many pixels', output: { kind: 'tooManyPixels' } },
        { name: 'this browser does not know its type', output: { kind: 'unknownToBrowser' } },
        { name: 'it cannot be read', error: new Error('decode') },
      ],
    },
    cropPhoto: {
      name: 'making the picture',
      outcomes: [
        { name: 'the picture is made', output: picture },
        { name: 'the picture is too large', output: largePicture },
        fails,
      ],
    },
  },
  keyOf: ({ context }) => ({ problem: context.problem }),
  manual: {
    starts: {
      'a file is chosen': openAsAdmin('/admin/settings', press('Change photo'), choosePicture),
    },
    inputs: {
      'outcome readPhoto: it is not an image': causedBy([
        openPath('/admin/settings'),
        press('Change photo'),
        chooseText,
      ]),
      'event crop.confirmed': { action: press('Use photo') },
      'event dialog.dismissed': { action: press('Cancel') },
      'outcome readPhoto: it is an image': byItself,
      'outcome cropPhoto: the picture is made': byItself,
    },
    impossible: { 'outcome cropPhoto: the picture is too large': 'a picture of this size in pixels always fits' },
  },
})
