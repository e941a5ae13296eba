import type { SnapshotFrom } from 'xstate'
import type { signUpMachine } from '#machines/auth/signUp.machine.ts'

/** What the sign-up page shows. A problem of a field appears at that field, any other problem in a notice. */
export const selectSignUp = (snapshot: SnapshotFrom<typeof signUpMachine>) => {
  const { problem } = snapshot.context
  return {
    isBusy: snapshot.hasTag('busy'),
    emailProblem: problem?.field === 'email' ? problem.helper : null,
    phoneProblem: problem?.field === 'phone' ? problem.helper : null,
    problem: problem?.field === null ? problem.text : null,
  }
}
