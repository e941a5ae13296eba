import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/session/session.machine.ts'

/** Why the session could not be checked, or null. */
export const selectSessionProblem = (snapshot: SnapshotFrom<typeof sessionMachine> | undefined): string | null =>
  snapshot?.matches('unreachable') ? snapshot.context.problem : null
