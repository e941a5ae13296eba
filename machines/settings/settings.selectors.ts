import type { SnapshotFrom } from 'xstate'
import type { settingsMachine } from '#machines/settings/settings.machine.ts'

/** The settings page: on its way, failed, or the two flows in it. */
export const selectSettings = (snapshot: SnapshotFrom<typeof settingsMachine>) => ({
  isLoading: snapshot.matches('loading'),
  problem: snapshot.matches('failed') ? (snapshot.context.problem ?? '') : null,
  email: snapshot.context.profile.email,
  form: snapshot.children.form,
  deletion: snapshot.children.deletion,
})
