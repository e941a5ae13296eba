import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import type { areaMachine } from '#machines/session/area.machine.ts'

/** The actor of the pages. It runs while an admin is signed in. */
export const selectAdminPagesActor = (
  snapshot: SnapshotFrom<typeof areaMachine>,
): ActorRefFrom<typeof adminPagesMachine> | undefined => snapshot.children.pages

/** The profile in the header, the actors of the page frame, and the open page. */
export const selectAdminPages = (snapshot: SnapshotFrom<typeof adminPagesMachine> | undefined) => ({
  profile: snapshot?.context.profile ?? null,
  sidebar: snapshot?.children.sidebar,
  alerts: snapshot?.children.alerts,
  palette: snapshot?.children.palette,
  savedViews: snapshot?.children.savedViews,
  openPage: snapshot?.children.openPage,
})
