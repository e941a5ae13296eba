import type { SnapshotFrom } from 'xstate'
import type { settingsMachine } from '#machines/settings/settings.machine.ts'

/** The state of the settings page, and the charts of its parts. */
export const selectSettings = (snapshot: SnapshotFrom<typeof settingsMachine>) => ({
  isLoading: snapshot.matches('loading'),
  problem: snapshot.matches('failed') ? (snapshot.context.problem ?? '') : null,
  email: snapshot.context.profile.email,
  form: snapshot.children.form,
  deleteAccount: snapshot.children.deleteAccount,
})

/** The state of the photo field. */
export const selectPhoto = (snapshot: SnapshotFrom<typeof settingsMachine>) => ({
  isReading: snapshot.matches({ open: 'choosingPhoto' }),
  problem: snapshot.context.photoProblem,
  picture: snapshot.context.picture,
  chart: snapshot.children.photo,
})
