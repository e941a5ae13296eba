import type { SnapshotFrom } from 'xstate'
import type { marketerSessionMachine } from '#machines/session/marketerSession.machine.ts'

/** Why the session could not be checked, or null. */
export const selectMarketerSessionProblem = (snapshot: SnapshotFrom<typeof marketerSessionMachine>): string | null =>
  snapshot.matches('unreachable') ? snapshot.context.problem : null
