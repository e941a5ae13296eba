import type { SnapshotFrom } from 'xstate'
import type { editMarketerMachine } from '#machines/marketers/editMarketer.machine.ts'

/** What the dialog of a marketer shows; a problem stands beside its field, or in a notice where it is about none. */
export const selectEditMarketer = (snapshot: SnapshotFrom<typeof editMarketerMachine>) => {
  const { marketer, problem } = snapshot.context
  return {
    marketer,
    isBusy: snapshot.hasTag('busy'),
    isAsking: snapshot.matches('asking'),
    isDoubting: snapshot.matches({ saving: 'doubting' }),
    phoneProblem: problem?.field === 'phone' ? problem.helper : null,
    problem: problem?.text ?? null,
  }
}
