import type { SnapshotFrom } from 'xstate'
import type { signUpMachine } from '#machines/auth/signUp.machine.ts'

/** What the sign-up page shows: a problem stands beside its field, or in a notice where it is about none. */
export const selectSignUp = (snapshot: SnapshotFrom<typeof signUpMachine>) => {
  const { problem } = snapshot.context
  return {
    isBusy: snapshot.hasTag('busy'),
    emailProblem: problem?.field === 'email' ? problem.helper : null,
    phoneProblem: problem?.field === 'phone' ? problem.helper : null,
    problem: problem?.field === null ? problem.text : null,
  }
}
