import type { SnapshotFrom } from 'xstate'
import type { adminAreaMachine } from '#machines/app/adminArea.machine.ts'

/** The frame of the admin area: what is known of the person, the page in it, and whether it is being left. */
export const selectAdminArea = (snapshot: SnapshotFrom<typeof adminAreaMachine>) => ({
  brand: snapshot.context.brand,
  profile: snapshot.context.profile,
  route: snapshot.context.route,
  isGuarding: snapshot.matches('guarding'),
  isLeaving: snapshot.matches('leaving'),
  session: snapshot.children.session,
  sidebar: snapshot.children.sidebar,
  alerts: snapshot.children.alerts,
  dashboard: snapshot.children.dashboard,
})
