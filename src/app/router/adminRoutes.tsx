import { createIdentity } from '#app/lazyCode.ts'
import { lazy } from '#lazy/lazy.ts'
import { page, part, type PartEntry, plainPart } from '#app/router/entries.tsx'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import type { RoutesOf } from '#domain/routes/routes.ts'

const reports = plainPart(lazy(() => import('#pages/admin/feedbacks/ReportsPage.tsx'), 'ReportsPage'))

/** The pages of the admin area. */
export const adminRoutes = {
  dashboard: {
    description: 'Figures about users and items.',
    ...part({
      page: lazy(() => import('#pages/admin/dashboard/DashboardPage.tsx'), 'DashboardPage'),
      chart: lazy(() => import('#app/actors/pages/dashboard.ts'), 'dashboardLogic'),
      toInput: ({ url }) => ({ timeFrames: url.timeFrames }),
      toProps: (actor) => ({ actor }),
    }),
    document: { serves: 'below', prerenders: 'frame' },
  },
  users: {
    description: 'All users, with search, filters and export.',
    ...part({
      page: lazy(() => import('#pages/admin/users/UsersPage.tsx'), 'UsersPage'),
      chart: lazy(() => import('#app/actors/lists/lists.ts'), 'usersLogic'),
      toInput: ({ profile, url }) => ({ role: profile.role, view: url.view ?? defaultView(listKinds.users) }),
      toProps: (actor, { images }) => ({ actor, images }),
    }),
    document: { serves: 'below', prerenders: 'frame' },
  },
  allItems: {
    description: 'All items, with search, filters and export.',
    ...part({
      page: lazy(() => import('#pages/admin/items/ItemsPage.tsx'), 'ItemsPage'),
      chart: lazy(() => import('#app/actors/lists/lists.ts'), 'itemsLogic'),
      toInput: ({ url }) => ({ view: url.view ?? defaultView(listKinds.items) }),
      toProps: (actor, { images }) => ({ actor, images }),
    }),
    document: { serves: 'below', prerenders: 'frame' },
  },
  feedbacks: {
    description: 'Reports and reviews.',
    ...reports,
    document: { serves: 'below', prerenders: 'frame' },
  },
  reports: {
    description: 'Reports of users about items and other users.',
    ...reports,
    document: null,
  },
  reviews: {
    description: 'Reviews of users.',
    ...plainPart(lazy(() => import('#pages/admin/feedbacks/ReviewsPage.tsx'), 'ReviewsPage')),
    document: null,
  },
  marketers: {
    description: 'The ambassadors, their referral codes and their ranking.',
    ...part({
      page: lazy(() => import('#pages/admin/marketers/MarketersPage.tsx'), 'MarketersPage'),
      chart: lazy(() => import('#app/actors/lists/marketers.ts'), 'marketersLogic'),
      toInput: ({ profile, url }) => ({ role: profile.role, view: url.view ?? defaultView(listKinds.marketers) }),
      toProps: (actor, { images, signInPage }) => ({ actor, images, signInPage }),
    }),
    document: { serves: 'below', prerenders: 'frame' },
  },
  activity: {
    description: 'What you changed in this browser.',
    ...part({
      page: lazy(() => import('#pages/admin/activity/ActivityPage.tsx'), 'ActivityPage'),
      chart: lazy(() => import('#app/actors/pages/activity.ts'), 'activityLogic'),
      toInput: ({ profile }) => ({ personId: profile.id }),
      toProps: (actor) => ({ actor }),
    }),
    document: { serves: 'below', prerenders: 'frame' },
  },
  settings: {
    description: 'Your profile and your account.',
    ...part({
      page: lazy(() => import('#pages/admin/settings/SettingsPage.tsx'), 'SettingsPage'),
      chart: lazy(() => import('#app/actors/pages/settings.ts'), 'settingsLogic'),
      toInput: ({ profile }) => ({ profile }),
      toProps: (actor) => ({ actor }),
    }),
    preload: [createIdentity],
    document: { serves: 'below', prerenders: 'frame' },
  },
} as const satisfies Record<RoutesOf<'admin'>, PartEntry>

/** The frame around the pages of the admin area. */
export const adminFrame = page({
  page: lazy(() => import('#pages/admin/AdminPage.tsx'), 'AdminPage'),
  toProps: ({ area, theme, showPage }) => area && { actor: area, theme, showPage },
})
