import type { SnapshotFrom } from 'xstate'
import type { sessionEndMachine } from '#machines/session/sessionEnd.machine.ts'

/** What the sign-in page says about a session that is not ended at the identity provider. */
export const selectSessionEnd = (snapshot: SnapshotFrom<typeof sessionEndMachine> | undefined) => ({
  isUnended: snapshot !== undefined && !snapshot.matches('idle'),
  isBusy: snapshot?.hasTag('busy') ?? false,
  problem: snapshot?.context.problem ?? '',
})
