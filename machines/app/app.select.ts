import type { SnapshotFrom } from 'xstate'
import type { appMachine } from '#machines/app/app.machine.ts'

type Snapshot = SnapshotFrom<typeof appMachine>

/** What every page stands on: which one it is, and the flow in it. */
export const selectStage = (snapshot: Snapshot) => ({
  page: snapshot.value,
  route: snapshot.context.route,
  brand: snapshot.context.brand,
  theme: snapshot.children.theme,
  signIn: snapshot.children.signIn,
  verify: snapshot.children.verify,
  adminArea: snapshot.children.adminArea,
})

export const selectPage = (snapshot: Snapshot) => snapshot.value
export const selectRoute = (snapshot: Snapshot) => snapshot.context.route
