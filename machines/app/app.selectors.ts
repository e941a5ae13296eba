import type { SnapshotFrom } from 'xstate'
import type { appMachine } from '#machines/app/app.machine.ts'

type Snapshot = SnapshotFrom<typeof appMachine>

/** The actors that the pages use, and the state of the page. */
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

export const selectRoute = (snapshot: Snapshot) => snapshot.context.url.route

/** The code of the page is loaded. */
export const selectIsPageOpen = (snapshot: Snapshot) =>
  !snapshot.matches('loadingPage') && !snapshot.matches('pageLoadFailed')

/** The route of an open page that fills the window: it has no frame, and no error replaces it. */
export const selectWholePage = (snapshot: Snapshot) =>
  selectIsPageOpen(snapshot) && !snapshot.matches('area') && !snapshot.matches('broken')
    ? snapshot.context.url.route
    : null
