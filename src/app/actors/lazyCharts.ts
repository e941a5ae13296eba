import { lateChart } from '#app/actors/lazyChart.ts'
import {
  AmbassadorDashboard,
  fetchListPages,
  MarketersPage,
  ReportsPage,
  SettingsPage,
} from '#app/router/lazyPages.tsx'
import type { Route } from '#domain/routes/routes.ts'

/** What an import brings, once the code of its page is there too. */
const withPage = async <Code>(code: Promise<Code>, page: Promise<unknown>): Promise<Code> =>
  (await Promise.all([code, page]))[0]

const lists = () => withPage(import('#app/actors/lists.ts'), fetchListPages())

/** The charts of the pages that are chunks of their own; each comes with its page. */
export const lateCharts = {
  users: lateChart(async () => (await lists()).users),
  items: lateChart(async () => (await lists()).items),
  marketers: lateChart(
    async () => (await withPage(import('#app/actors/marketers.ts'), MarketersPage.fetch())).marketers,
  ),
  settings: lateChart(async () => (await withPage(import('#app/actors/settings.ts'), SettingsPage.fetch())).account),
  reports: lateChart(
    async () => (await withPage(import('#machines/feedbacks/reports.machine.ts'), ReportsPage.fetch())).reportsMachine,
  ),
  ambassadorDashboard: lateChart(
    async () =>
      (await withPage(import('#app/actors/ambassadorDashboard.ts'), AmbassadorDashboard.fetch())).ambassadorDashboard,
  ),
}

const chartAt: Partial<Record<Route, keyof typeof lateCharts>> = {
  users: 'users',
  allItems: 'items',
  marketers: 'marketers',
  settings: 'settings',
  feedbacks: 'reports',
  reports: 'reports',
  ambassador: 'ambassadorDashboard',
  ambassadorDashboard: 'ambassadorDashboard',
}

/** Fetches the chart of the page at a route, with the page; nothing where it has come already with the area. */
export const fetchLateChart = async (route: Route): Promise<void> => {
  const name = chartAt[route]
  if (name) await lateCharts[name].fetch()
}
