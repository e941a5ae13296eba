import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import type { areaMachine } from '#machines/session/area.machine.ts'

/** The actor of the pages. It runs while an admin is signed in. */
export const selectAdminPagesActor = (
  snapshot: SnapshotFrom<typeof areaMachine>,
): ActorRefFrom<typeof adminPagesMachine> | undefined => snapshot.children.pages

/** The open page of the admin area, the profile in the header, and the actors of the page frame. */
export const selectAdminPages = (snapshot: SnapshotFrom<typeof adminPagesMachine> | undefined) => ({
  profile: snapshot?.context.profile ?? null,
  sidebar: snapshot?.children.sidebar,
  alerts: snapshot?.children.alerts,
  palette: snapshot?.children.palette,
  dashboard: snapshot?.children.dashboard,
  users: snapshot?.children.users,
  items: snapshot?.children.items,
  marketers: snapshot?.children.marketers,
  settings: snapshot?.children.settings,
  reports: snapshot?.children.reports,
  isLoadingPage: snapshot?.matches('loadingPage') ?? false,
  hasPageLoadFailed: snapshot?.matches('pageLoadFailed') ?? false,
  isReviewsOpen: snapshot?.matches('reviews') ?? false,
})
