import type { SnapshotFrom } from 'xstate'
import type { areaMachine } from '#machines/session/area.machine.ts'

type Snapshot = SnapshotFrom<typeof areaMachine>

/** The page frame of an area: the brand, the open route, and the state of the session. */
export const selectArea = (snapshot: Snapshot) => ({
  brand: snapshot.context.brand,
  route: snapshot.context.url.route,
  isCheckingSession: snapshot.matches('checkingSession'),
  hasSessionEnded: snapshot.matches('sessionEnded'),
  isSigningOut: snapshot.matches('signingOut'),
  session: snapshot.children.session,
})

/** The actor of the session lifetime. It runs while a person is signed in. */
export const selectLifetimeActor = (snapshot: Snapshot | undefined) => snapshot?.children.lifetime
