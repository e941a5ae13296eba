import type { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const profileFormTexts: ChartTexts<typeof profileFormMachine> = {
  states: {
    'open.form.unchanged': { given: 'a profile as it is saved', seen: "there is no 'Save Changes'" },
    'open.form.unsaved.editing': { given: 'something changed', seen: "'Save Changes' is there" },
    'open.form.unsaved.asking': {
      given: 'the question before leaving',
      seen: 'a box asks whether to leave without saving',
    },
    'open.form.unsaved.saving': { given: 'the save under way', seen: "'Saving changes...' is shown" },
    'open.form.unsaved.saving.staying': { given: 'nobody leaving meanwhile', seen: 'the page stays' },
    'open.form.unsaved.saving.leaving': {
      given: 'the person leaving once it is saved',
      seen: 'the page says that it is left once it is saved',
    },
    'open.photo.resting': { given: 'no file being read', seen: "'Change photo' can be pressed" },
    'open.photo.reading': { given: 'a file being read', seen: "'Change photo' shows that it is at work" },
    left: { given: 'the person on the way out', seen: 'the console is being left' },
  },
  events: {
    'name.changed': 'the person types a name',
    'email.changed': 'the person types an email',
    'photo.chosen': 'the person chooses a picture',
    'save.requested': "the person presses 'Save Changes'",
    'leave.requested': 'the person wants to open another page',
    'leave.confirmed': 'the person leaves without saving',
    'leave.dismissed': 'the person stays',
    'signOut.requested': "the person presses 'Sign out'",
    'profile.changed': 'the profile is saved in another tab',
  },
  calls: { save: 'the save', photo: 'the choice of the picture' },
  facts: {
    draft: () => null,
    saved: () => null,
    sent: () => null,
    wanted: () => null,
    hasProblem: (has) => (has === true ? 'the page says what went wrong with the save' : null),
    hasPhotoProblem: (has) => (has === true ? 'the page says why the file was not taken' : null),
  },
}
