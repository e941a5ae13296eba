import type { SnapshotFrom } from 'xstate'
import type { profileFormMachine } from '#machines/settings/profileForm.machine.ts'

/** What the settings page shows of the person's profile. */
export const selectProfileForm = (snapshot: SnapshotFrom<typeof profileFormMachine>) => ({
  ownProfile: snapshot.context.ownProfile,
  hasChanges: snapshot.matches('unsaved'),
  isSaving: snapshot.hasTag('busy'),
  isLeavingAfterSave: snapshot.hasTag('busy') && snapshot.context.leaveRequest !== null,
  isConfirmingLeave: snapshot.matches({ unsaved: 'confirmingLeave' }),
  problem: snapshot.context.problem,
  theirName: snapshot.matches({ unsaved: 'comparing' }) ? snapshot.context.theirName : null,
})
