import type { SnapshotFrom } from 'xstate'
import type { profileFormMachine } from '#machines/settings/profileForm.machine.ts'

/** What the settings page shows of the own profile. */
export const selectProfileForm = (snapshot: SnapshotFrom<typeof profileFormMachine>) => ({
  draft: snapshot.context.draft,
  own: snapshot.context.own,
  hasChanges: snapshot.matches({ open: { form: 'unsaved' } }),
  isSaving: snapshot.hasTag('busy'),
  isLeaving: snapshot.matches({ open: { form: { unsaved: { saving: 'leaving' } } } }),
  isReading: snapshot.matches({ open: { photo: 'reading' } }),
  isAsking: snapshot.matches({ open: { form: { unsaved: 'asking' } } }),
  problem: snapshot.context.problem,
  photoProblem: snapshot.context.photoProblem,
})
