import type { SnapshotFrom } from 'xstate'
import type { appMachine } from '#machines/app/app.machine.ts'

type Snapshot = SnapshotFrom<typeof appMachine>

/** The page that is open. A page that waits for its session has the frame of its area. */
export const selectPage = (snapshot: Snapshot) => {
  if (snapshot.matches('admin')) return 'admin' as const
  return snapshot.value as 'opening' | 'home' | 'signIn' | 'verify' | 'unbuilt' | 'notFound' | 'broken'
}

/** The frame of the admin area: what is known of the person, the page in it, and whether it is being left. */
export const selectAdmin = (snapshot: Snapshot) => ({
  profile: snapshot.context.profile,
  route: snapshot.context.route,
  isGuarding: snapshot.matches({ admin: 'guarding' }),
  isLeaving: snapshot.matches({ admin: 'leaving' }),
  session: snapshot.children.session,
  sidebar: snapshot.children.sidebar,
  dashboard: snapshot.children.dashboard,
})

export const selectBrand = (snapshot: Snapshot) => snapshot.context.brand
export const selectRoute = (snapshot: Snapshot) => snapshot.context.route
export const selectHandedEmail = (snapshot: Snapshot) => snapshot.context.handedEmail
