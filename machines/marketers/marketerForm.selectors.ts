import type { SnapshotFrom } from 'xstate'
import type { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'

/** What the dialog of a marketer shows. A problem is shown at its field, and its text in a notice. */
export const selectMarketerForm = (snapshot: SnapshotFrom<typeof marketerFormMachine>) => {
  const { marketer, problem } = snapshot.context
  return {
    marketer,
    isBusy: snapshot.hasTag('busy'),
    isConfirmingLeave: snapshot.matches({ open: { dialog: 'confirmingLeave' } }),
    isConfirmingLeaveWhileSaving: snapshot.matches({ open: { dialog: { saving: 'confirmingLeave' } } }),
    emailProblem: problem?.field === 'email' ? problem.helper : null,
    phoneProblem: problem?.field === 'phone' ? problem.helper : null,
    problem: problem?.text ?? null,
  }
}
