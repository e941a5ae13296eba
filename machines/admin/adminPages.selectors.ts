import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import type { areaMachine } from '#machines/session/area.machine.ts'
import { openPageOf } from '#machines/session/openPage.ts'

type Snapshot = SnapshotFrom<typeof adminPagesMachine> | undefined

/** The actor of the pages. It runs while an admin is signed in. */
export const selectAdminPagesActor = (
  snapshot: SnapshotFrom<typeof areaMachine>,
): ActorRefFrom<typeof adminPagesMachine> | undefined => snapshot.children.pages

/** The profile in the header, and the actors of the page frame. */
export const selectAdminPages = (snapshot: Snapshot) => ({
  profile: snapshot?.context.profile ?? null,
  sidebar: snapshot?.children.sidebar,
  alerts: snapshot?.children.alerts,
  copy: snapshot?.children.copy,
  palette: snapshot?.children.palette,
  savedViews: snapshot?.children.savedViews,
})

/** The open page. `hasStopped`: a list page or the dashboard stopped with an unexpected error. */
export const selectOpenAdminPage = (snapshot: Snapshot) => ({
  ...openPageOf(snapshot, (page) => snapshot?.matches({ running: { page } })),
  hasStopped: snapshot?.matches({ running: { page: 'broken' } }) ?? false,
})
