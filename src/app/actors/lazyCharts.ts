import { lazyChart } from '#app/actors/lazyChart.ts'
import {
  AmbassadorDashboard,
  ItemsPage,
  MarketersPage,
  ReportsPage,
  SettingsPage,
  UsersPage,
} from '#app/router/lazyPages.tsx'
import type { Route } from '#domain/routes/routes.ts'

/** The imported code, after the chunk of its page is loaded too. */
const withPage = async <Code>(code: Promise<Code>, page: Promise<unknown>): Promise<Code> =>
  (await Promise.all([code, page]))[0]

/** Loads one list page, and then the other one in the background, because each links to the other. */
const loadLists = async (page: typeof UsersPage | typeof ItemsPage) => {
  const lists = await withPage(import('#app/actors/lists.ts'), page.fetch())
  void (page === UsersPage ? ItemsPage : UsersPage).fetch().catch(() => undefined)
  return lists
}

/** The charts that are chunks of their own. Each loads together with its page. */
export const lazyCharts = {
  users: lazyChart(async () => (await loadLists(UsersPage)).usersLogic),
  items: lazyChart(async () => (await loadLists(ItemsPage)).itemsLogic),
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

/** Loads the chart and the page of a route. Does nothing if the chart is part of the chunk of its area. */
export const loadLazyChart = async (route: Route): Promise<void> => {
  const name = chartAt[route]
  if (name) await lazyCharts[name].fetch()
}
