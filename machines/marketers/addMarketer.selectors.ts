import type { SnapshotFrom } from 'xstate'
import type { addMarketerMachine } from '#machines/marketers/addMarketer.machine.ts'

/** What the dialog of a new marketer shows; a problem stands beside its field, or in a notice where it is about none. */
export const selectAddMarketer = (snapshot: SnapshotFrom<typeof addMarketerMachine>) => {
  const { problem } = snapshot.context
  return {
    isBusy: snapshot.hasTag('busy'),
    isAsking: snapshot.matches('asking'),
    isDoubting: snapshot.matches({ creating: 'doubting' }),
    emailProblem: problem?.field === 'email' ? problem.helper : null,
    phoneProblem: problem?.field === 'phone' ? problem.helper : null,
    problem: problem?.text ?? null,
  }
}
