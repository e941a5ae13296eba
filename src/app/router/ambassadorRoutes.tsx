import { lazy } from '#lazy/lazy.ts'
import { page, part, type PartEntry } from '#app/router/entries.tsx'
import { noFilter } from '#domain/people/refereeFilter.ts'
import type { RoutesOf } from '#domain/routes/routes.ts'

const dashboard = part({
  page: lazy(() => import('#pages/ambassador/AmbassadorDashboard.tsx'), 'AmbassadorDashboard'),
  chart: lazy(() => import('#app/actors/pages/ambassadorDashboard.ts'), 'ambassadorDashboardLogic'),
  toInput: ({ profile, url }) => ({ marketerId: profile.id, filter: url.refereeFilter ?? noFilter }),
  toProps: (actor) => ({ actor }),
})

/** The pages of the ambassador area. */
export const ambassadorRoutes = {
  ambassador: {
    description: 'Your referral code and your referees.',
    ...dashboard,
    document: { serves: 'below', prerenders: 'nothing' },
  },
  ambassadorDashboard: {
    description: 'Your referral code and your referees.',
    ...dashboard,
    document: null,
  },
} as const satisfies Record<RoutesOf<'ambassador'>, PartEntry>

/** The frame around the pages of the ambassador area. */
export const ambassadorFrame = page({
  page: lazy(() => import('#pages/ambassador/AmbassadorPage.tsx'), 'AmbassadorPage'),
  toProps: ({ area, theme, supportEmail, showPage }) => area && { actor: area, theme, supportEmail, showPage },
})
