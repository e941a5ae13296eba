import { type PersonalDetails } from '#domain/settings/ownProfile.ts'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { details, picture, own, file, renamed, half, failed } from '#machines/settings/settings.testData.ts'
import { defineTestModel, noPayload, done, fails } from '#machines/testModel.ts'

/** What matters of details: which name, and whether there is a picture. */
const shortOf = ({ name, picture: kept }: PersonalDetails): string => `${name}${kept === null ? '' : ' with a picture'}`

export const profileFormTestModel = defineTestModel({
  id: 'settings/profileForm',
  machine: profileFormMachine,
  inputs: [{ name: 'the profile has come', input: { own } }],
  states: {
    'open.form.unchanged': {
      given: 'a profile as it is saved',
      seen: "there is no 'Save Changes'",
      visible: [{ role: 'button', name: 'Change photo' }],
    },
    'open.form.unsaved.editing': {
      given: 'something changed',
      seen: "'Save Changes' is there",
      visible: [{ role: 'button', name: 'Save Changes' }],
    },
    'open.form.unsaved.asking': {
      given: 'the question before leaving',
      seen: 'a box asks whether to leave without saving',
      visible: [{ role: 'alertdialog', name: 'Leave without saving?' }],
    },
    'open.form.unsaved.saving': {
      given: 'the save under way',
      seen: "'Saving changes...' is shown",
      visible: [{ role: 'button', name: 'Save Changes', isBusy: true }],
    },
    'open.form.unsaved.saving.staying': { given: 'nobody leaving meanwhile', seen: 'the page stays' },
    'open.form.unsaved.saving.leaving': {
      given: 'the person leaving once it is saved',
      seen: 'the page says that it is left once it is saved',
    },
    'open.photo.resting': { given: 'no file being read', seen: "'Change photo' can be pressed" },
    'open.photo.reading': {
      given: 'a file being read',
      seen: "'Change photo' shows that it is at work",
      visible: [{ role: 'button', name: 'Change photo', isBusy: true }],
    },
    left: { given: 'the person on the way out', seen: 'the console is being left' },
  },
  events: {
    'name.changed': {
      when: 'the person types a name',
      cases: [
        { name: 'another name', payload: { name: renamed.name } },
        { name: 'the name as it was', payload: { name: details.name } },
      ],
    },
    'email.changed': {
      when: 'the person types an email',
      cases: [{ name: 'the email as it was', payload: { email: details.email } }],
    },
    'photo.chosen': { when: 'the person chooses a picture', cases: [{ name: 'a file', payload: { file } }] },
    'save.requested': { when: "the person presses 'Save Changes'", cases: noPayload },
    'leave.requested': {
      when: 'the person wants to open another page',
      cases: [{ name: 'the users page', payload: { url: '/admin/users' } }],
    },
    'leave.confirmed': { when: 'the person leaves without saving', cases: noPayload },
    'dialog.dismissed': { when: 'the person stays', cases: noPayload },
    'signOut.requested': { when: "the person presses 'Sign out'", cases: noPayload },
    'profile.changed': {
      when: 'the profile is saved in another tab',
      cases: [{ name: 'as it was', payload: { details } }],
    },
  },
  calls: {
    save: {
      name: 'the save',
      outcomes: [
        done('everything is saved', { kind: 'saved' }),
        done('only the name is saved', half),
        done('nothing is saved', failed),
        fails,
      ],
    },
    photo: {
      name: 'the choice of the picture',
      outcomes: [
        done('the picture is ready', { kind: 'ready', picture }),
        done('the file is not taken', { kind: 'refused', problem: 'Please upload an image file' }),
        fails,
      ],
    },
  },
  facts: {
    draft: () => null,
    saved: () => null,
    sent: () => null,
    wanted: () => null,
    hasProblem: (has) => (has === true ? 'the page says what went wrong with the save' : null),
    hasPhotoProblem: (has) => (has === true ? 'the page says why the file was not taken' : null),
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
})
