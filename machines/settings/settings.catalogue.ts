import type { OwnProfile, PersonalDetails } from '#domain/settings/ownProfile.ts'
import { noPayload, defineTestModel } from '#machines/catalogueEntry.ts'
import { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import { deleteAccountTexts } from '#machines/settings/deleteAccount.words.ts'
import { photoMachine } from '#machines/settings/photo.machine.ts'
import { photoTexts } from '#machines/settings/photo.words.ts'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { profileFormTexts } from '#machines/settings/profileForm.words.ts'
import { profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import { profileSaveTexts } from '#machines/settings/profileSave.words.ts'
import { settingsMachine } from '#machines/settings/settings.machine.ts'
import { settingsTexts } from '#machines/settings/settings.words.ts'

const done = (name: string, output?: unknown) => ({ name, output })
const fails = { name: 'the call fails', error: new Error('Network Error') }

const profile = { id: 'u-1', name: 'Ada Obi', email: 'admin@rewoven.com', phoneNumber: '+2348030000000', role: 'ADMIN' }
const picture = 'data:image/webp;base64,UklGRg=='
const details: PersonalDetails = { name: profile.name, email: profile.email, picture: null }
const own: OwnProfile = {
  id: profile.id,
  signInEmail: profile.email,
  phoneNumber: profile.phoneNumber,
  role: profile.role,
  details,
}
const renamed = { ...details, name: 'Ada Eze' }
const file = new Blob()

/** What matters of details: which name, and whether there is a picture. */
const shortOf = ({ name, picture: kept }: PersonalDetails): string => `${name}${kept === null ? '' : ' with a picture'}`

const half = { kind: 'half', title: 'Only your name was saved', text: '' }
const failed = { kind: 'failed', title: 'Failed to update profile', text: '' }

/** The charts of the settings page; the deletion of an account serves marketers too. */
export const settingsTestModels = [
  defineTestModel({
    id: 'settings/settings',
    sentence: 'The settings page: the own profile, and the deletion of the account.',
    machine: settingsMachine,
    words: settingsTexts,
    inputs: [{ name: 'the page is opened', input: { profile } }],
    events: {
      'retry.requested': noPayload,
      'signOut.requested': noPayload,
      'profile.changed': [{ name: 'another name', payload: { details: renamed } }],
    },
    outcomes: {
      loadProfile: [done('the profile comes', own), fails],
      form: [done('the person goes on with the way out'), fails],
      deletion: [done('the account is deleted'), fails],
    },
    keyOf: ({ context }) => ({ hasProblem: context.problem !== null }),
  }),
  defineTestModel({
    id: 'settings/profileForm',
    sentence: 'The own picture, name and email are changed and saved.',
    machine: profileFormMachine,
    words: profileFormTexts,
    inputs: [{ name: 'the profile has come', input: { own } }],
    events: {
      'name.changed': [
        { name: 'another name', payload: { name: renamed.name } },
        { name: 'the name as it was', payload: { name: details.name } },
      ],
      'email.changed': [{ name: 'the email as it was', payload: { email: details.email } }],
      'photo.chosen': [{ name: 'a file', payload: { file } }],
      'save.requested': noPayload,
      'leave.requested': [{ name: 'the users page', payload: { address: '/admin/users' } }],
      'leave.confirmed': noPayload,
      'leave.dismissed': noPayload,
      'signOut.requested': noPayload,
      'profile.changed': [{ name: 'as it was', payload: { details } }],
    },
    outcomes: {
      save: [
        done('everything is saved', { kind: 'saved' }),
        done('only the name is saved', half),
        done('nothing is saved', failed),
        fails,
      ],
      photo: [
        done('the picture is ready', { kind: 'ready', picture }),
        done('the file is not taken', { kind: 'refused', problem: 'Please upload an image file' }),
        fails,
      ],
    },
    keyOf: (snapshot) => {
      const { draft, own: saved, problem, photoProblem, sent, wanted } = snapshot.context
      return {
        draft: shortOf(draft),
        saved: shortOf(saved.details),
        sent: snapshot.matches({ open: { form: { unsaved: 'saving' } } }) ? shortOf(sent) : null,
        wanted: wanted && (wanted.address ?? 'out'),
        hasProblem: problem !== null,
        hasPhotoProblem: photoProblem !== null,
      }
    },
  }),
  defineTestModel({
    id: 'settings/profileSave',
    sentence: 'A changed profile is saved: the name at the identity provider, then picture and email in this browser.',
    machine: profileSaveMachine,
    words: profileSaveTexts,
    inputs: [{ name: "'Save Changes' is pressed", input: { own, details: renamed } }],
    events: {},
    outcomes: {
      saveAttributes: [done('the name is saved'), fails],
      keepDetails: [done('they are kept', true), done('the browser has no room', false), fails],
    },
    keyOf: ({ context }) => ({ hasFailed: context.failure !== '' }),
  }),
  defineTestModel({
    id: 'settings/photo',
    sentence: 'A file that was chosen as the profile picture is looked at, and made small.',
    machine: photoMachine,
    words: photoTexts,
    inputs: [{ name: 'a file is chosen', input: { file } }],
    events: {},
    outcomes: {
      readPhoto: [
        done('it is an image', { kind: 'ready', picture }),
        done('it is no image', { kind: 'notAnImage' }),
        done('it is larger than 2 MB', { kind: 'tooLarge' }),
        done('it has too many pixels', { kind: 'tooManyPixels' }),
        { name: 'it cannot be read', error: new Error('decode') },
      ],
    },
    keyOf: ({ context }) => ({ problem: context.problem }),
  }),
  defineTestModel({
    id: 'settings/deleteAccount',
    sentence: 'A person deletes the own account, the identity to sign in with, and what this browser keeps.',
    machine: deleteAccountMachine,
    words: deleteAccountTexts,
    inputs: [
      { name: 'of an admin', input: { audience: 'admin', userId: profile.id, email: profile.email } },
      { name: 'of somebody without an email', input: { audience: 'admin', userId: profile.id, email: '' } },
    ],
    events: {
      'deletion.requested': noPayload,
      'deletion.dismissed': noPayload,
      'word.changed': [
        { name: 'DELETE', payload: { word: 'DELETE' } },
        { name: 'another word', payload: { word: 'delete' } },
      ],
      'deletion.confirmed': noPayload,
    },
    outcomes: {
      deleteAccount: [done('it is deleted'), fails],
      deleteIdentity: [done('it is deleted'), fails],
      clearBrowser: [done('it is cleared'), fails],
    },
    keyOf: ({ context: { email, isHalfDone, problem, word } }) => ({
      word,
      isNamed: email !== '',
      isHalfDone,
      hasProblem: problem !== null,
    }),
  }),
] as const
