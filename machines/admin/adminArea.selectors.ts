import type { SnapshotFrom } from 'xstate'
import type { adminAreaMachine } from '#machines/admin/adminArea.machine.ts'

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
  palette: snapshot.children.palette,
  dashboard: snapshot.children.dashboard,
  users: snapshot.children.users,
  items: snapshot.children.items,
  marketers: snapshot.children.marketers,
  settings: snapshot.children.settings,
  reports: snapshot.children.reports,
  isFetching: snapshot.matches({ inside: 'fetching' }),
  isReviews: snapshot.matches({ inside: 'reviews' }),
  isMissing: snapshot.matches({ inside: 'missing' }),
})

/** Who looks after the session, while somebody is inside. */
export const selectAdminLifetime = (snapshot: SnapshotFrom<typeof adminAreaMachine> | undefined) =>
  snapshot?.children.lifetime
