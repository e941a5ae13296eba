import { lazyChart } from '#app/actors/lazyChart.ts'
import { AmbassadorDashboard, loadListPages, MarketersPage, ReportsPage, SettingsPage } from '#app/router/lazyPages.tsx'
import type { Route } from '#domain/routes/routes.ts'

/** What an import brings, once the code of its page is there too. */
const withPage = async <Code>(code: Promise<Code>, page: Promise<unknown>): Promise<Code> =>
  (await Promise.all([code, page]))[0]

const lists = () => withPage(import('#app/actors/lists.ts'), loadListPages())

/** The charts of the pages that are chunks of their own; each comes with its page. */
export const lazyCharts = {
  users: lazyChart(async () => (await lists()).usersLogic),
  items: lazyChart(async () => (await lists()).itemsLogic),
  marketers: lazyChart(
    async () => (await withPage(import('#app/actors/marketers.ts'), MarketersPage.fetch())).marketersLogic,
  ),
  settings: lazyChart(
    async () => (await withPage(import('#app/actors/settings.ts'), SettingsPage.fetch())).settingsLogic,
  ),
  reports: lazyChart(
    async () => (await withPage(import('#machines/feedbacks/reports.machine.ts'), ReportsPage.fetch())).reportsMachine,
  ),
  ambassadorDashboard: lazyChart(
    async () =>
      (await withPage(import('#app/actors/ambassadorDashboard.ts'), AmbassadorDashboard.fetch()))
        .ambassadorDashboardLogic,
  ),
}

const chartAt: Partial<Record<Route, keyof typeof lazyCharts>> = {
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
export const loadLazyChart = async (route: Route): Promise<void> => {
  const name = chartAt[route]
  if (name) await lazyCharts[name].fetch()
}
