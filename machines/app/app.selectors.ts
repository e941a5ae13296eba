import type { SnapshotFrom } from 'xstate'
import type { appMachine } from '#machines/app/app.machine.ts'

type Snapshot = SnapshotFrom<typeof appMachine>

/** The open page, and the actors that the pages use. */
export const selectAppActors = (snapshot: Snapshot) => ({
  page: snapshot.value,
  brand: snapshot.context.brand,
  router: snapshot.children.router,
  theme: snapshot.children.theme,
  network: snapshot.children.network,
  version: snapshot.children.version,
  sessionEnd: snapshot.children.sessionEnd,
  problemReport: snapshot.children.problemReport,
  signIn: snapshot.children.signIn,
  signUp: snapshot.children.signUp,
  verify: snapshot.children.verify,
  area: snapshot.children.area,
})

export const selectPage = (snapshot: Snapshot) => snapshot.value
export const selectRoute = (snapshot: Snapshot) => snapshot.context.url.route

/** The code of the page is loaded. */
export const selectIsPageOpen = (snapshot: Snapshot) =>
  !snapshot.matches('loadingPage') && !snapshot.matches('pageLoadFailed')
