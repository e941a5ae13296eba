import {
  answers,
  byItself,
  causedBy,
  choosePicture,
  chooseText,
  openAsAdmin,
  openPath,
  ownScript,
  refuses,
  whileIn,
} from '#machines/manualTest.ts'
import { fill, inOtherTab, press } from '#charts/gestures.ts'
import { settingsMachine } from '#machines/settings/settings.machine.ts'
import { file, ownProfile, picture, profile, changed } from '#machines/settings/settings.testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const choose = { action: [press('Change photo'), choosePicture] }

export const settingsTestModel = defineTestModel({
  id: 'settings/settings',
  machine: settingsMachine,
  inputs: [{ name: 'the page is opened', input: { profile } }],
  visible: {
    failed: [{ role: 'button', name: 'Retry' }],
    open: [
      { role: 'button', name: 'Change photo' },
      { role: 'button', name: 'Delete account' },
    ],
    'open.choosingPhoto': [{ role: 'button', name: 'Change photo', isBusy: true }],
  },
  events: {
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'photo.chosen': { when: 'the person chooses a picture', cases: [{ name: 'a file', payload: { file } }] },
    'photo.cleared': { when: "the person presses 'Remove photo' or 'Discard'", cases: noPayload },
    'profile.changed': {
      when: 'the profile is saved in another browser tab',
      cases: [{ name: 'with another name', payload: { details: changed } }],
    },
  },
  calls: {
    loadProfile: {
      name: 'loading the profile',
      outcomes: [{ name: 'the profile arrives', output: ownProfile }, fails],
    },
    form: { name: 'the profile form', src: 'profileForm', outcomes: [fails] },
    photo: {
      name: 'checking the photo and choosing its part',
      outcomes: [
        { name: 'the picture is ready', output: { kind: 'ready', picture } },
        { name: 'the person keeps the old picture', output: { kind: 'cancelled' } },
        { name: 'the file is rejected', output: { kind: 'rejected', problem: 'Please upload an image file' } },
        fails,
      ],
    },
    deleteAccount: { name: "the section 'Delete Account'", outcomes: [{ name: 'the account is deleted' }, fails] },
  },
  keyOf: ({ context: { problem, photoProblem, picture: chosenPicture } }) => ({
    hasProblem: problem !== null,
    hasPhotoProblem: photoProblem !== null,
    hasPicture: chosenPicture !== null,
  }),
  manual: {
    starts: { 'the page is opened': openAsAdmin('/admin/settings') },
    inputs: {
      'outcome photo: the person keeps the old picture': { action: press('Cancel'), instead: choose },
      'outcome photo: the file is rejected': causedBy([press('Change photo'), chooseText]),
      'event profile.changed: with another name': whileIn(
        { open: 'idle' },
        inOtherTab(
          'save another name on this page',
          openPath('/admin/settings'),
          fill('Full Name', 'Ada Musa'),
          press('Save Changes'),
        ),
      ),
      'event retry.requested': whileIn('failed', press('Retry')),
      'event photo.chosen: a file': {
        action: [press('Change photo'), choosePicture, press('Use photo')],
        isPossible: (snapshot) => snapshot.matches({ open: 'idle' }) && snapshot.context.picture === null,
      },
      'event photo.cleared': { action: press('Remove photo'), isPossible: ({ context }) => context.picture !== null },
      'outcome loadProfile: the profile arrives': answers('GetUser'),
      'outcome loadProfile: the call fails': refuses('GetUser', 'Network Error'),
      'outcome photo: the picture is ready': byItself,
    },
    impossible: {
      'outcome deleteAccount: the account is deleted': ownScript,
    },
  },
})
