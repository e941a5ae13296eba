import type { SnapshotFrom } from 'xstate'
import type { FieldConflict } from '#domain/people/marketerForms.ts'
import type { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'

const noConflicts: readonly FieldConflict[] = []

/** What the dialog of a marketer shows. A problem is shown at its field, and its text in a notice. */
export const selectMarketerForm = (snapshot: SnapshotFrom<typeof marketerFormMachine>) => {
  const { marketer, conflicts, problem } = snapshot.context
  return {
    marketer,
    isBusy: snapshot.hasTag('busy'),
    conflicts: snapshot.matches({ open: { dialog: 'comparing' } }) ? conflicts : noConflicts,
    isConfirmingLeave: snapshot.matches({ open: { dialog: 'confirmingLeave' } }),
    isConfirmingLeaveWhileSaving: snapshot.matches({ open: { dialog: { saving: 'confirmingLeave' } } }),
    problemField: problem?.field ?? null,
    problemHelper: problem?.helper ?? null,
    problem: problem?.text ?? null,
  }
}
