import type { SnapshotFrom } from 'xstate'
import type { appMachine } from '#machines/app/app.machine.ts'

type Snapshot = SnapshotFrom<typeof appMachine>

type Page = 'opening' | 'home' | 'signIn' | 'signUp' | 'verify' | 'ambassadorSignIn' | 'ambassadorVerify' | 'admin' | 'unbuilt' | 'notFound' | 'broken'

/** The page that is open. An admin page that waits for its session has the frame of its area. */
export const selectPage = (snapshot: Snapshot): Page => (snapshot.matches('admin') ? 'admin' : (snapshot.value as Page))

/** What every page stands on: which one it is, and the flow in it. */
export const selectStage = (snapshot: Snapshot) => ({
  page: selectPage(snapshot),
  route: snapshot.context.route,
  brand: snapshot.context.brand,
  signIn: snapshot.children.signIn,
  signUp: snapshot.children.signUp,
  verify: snapshot.children.verify,
  ambassadorSignIn: snapshot.children.ambassadorSignIn,
  ambassadorVerify: snapshot.children.ambassadorVerify,
})

/** The frame of the admin area: what is known of the person, the page in it, and whether it is being left. */
export const selectAdmin = (snapshot: Snapshot) => ({
  profile: snapshot.context.profile,
  route: snapshot.context.route,
  isGuarding: snapshot.matches({ admin: 'guarding' }),
  isLeaving: snapshot.matches({ admin: 'leaving' }),
  session: snapshot.children.session,
  sidebar: snapshot.children.sidebar,
  theme: snapshot.children.theme,
  alerts: snapshot.children.alerts,
  dashboard: snapshot.children.dashboard,
})

export const selectBrand = (snapshot: Snapshot) => snapshot.context.brand
export const selectRoute = (snapshot: Snapshot) => snapshot.context.route
