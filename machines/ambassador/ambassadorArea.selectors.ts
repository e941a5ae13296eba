import type { SnapshotFrom } from 'xstate'
import type { ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'

/** The frame of the ambassador area: what is known of the marketer, and whether the session has ended or is being ended. */
export const selectAmbassadorArea = (snapshot: SnapshotFrom<typeof ambassadorAreaMachine>) => ({
  brand: snapshot.context.brand,
  profile: snapshot.context.profile,
  hasEnded: snapshot.matches('ended'),
  isGuarding: snapshot.matches('guarding'),
  isLeaving: snapshot.matches('leaving'),
  deletion: snapshot.children.deletion,
  session: snapshot.children.marketerSession,
  dashboard: snapshot.children.ambassadorDashboard,
})

/** Who looks after the session, while somebody is inside. */
export const selectMarketerLifetime = (snapshot: SnapshotFrom<typeof ambassadorAreaMachine> | undefined) =>
  snapshot?.children.lifetime
