import { lazy } from '#app/lazy.ts'

/** The code that more than one file of `src/app` needs and that has a chunk of its own. */

export const NotFoundPage = lazy(
  'pages/public/NotFoundPage.tsx',
  async () => (await import('#pages/public/NotFoundPage.tsx')).NotFoundPage,
)
export const SignInPage = lazy(
  'pages/auth/SignInPage.tsx',
  async () => (await import('#pages/auth/SignInPage.tsx')).SignInPage,
)
export const SignInAgainDialog = lazy(
  'pages/auth/SignInAgainDialog.tsx',
  async () => (await import('#pages/auth/SignInAgainDialog.tsx')).SignInAgainDialog,
)
export const SignUpPage = lazy(
  'pages/auth/SignUpPage.tsx',
  async () => (await import('#pages/auth/SignUpPage.tsx')).SignUpPage,
)
export const VerifyPage = lazy(
  'pages/auth/VerifyPage.tsx',
  async () => (await import('#pages/auth/VerifyPage.tsx')).VerifyPage,
)
export const ForgottenPasswordPage = lazy(
  'pages/auth/ForgottenPasswordPage.tsx',
  async () => (await import('#pages/auth/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
)
export const AmbassadorPage = lazy(
  'pages/ambassador/AmbassadorPage.tsx',
  async () => (await import('#pages/ambassador/AmbassadorPage.tsx')).AmbassadorPage,
)
export const AmbassadorDashboard = lazy(
  'pages/ambassador/AmbassadorDashboard.tsx',
  async () => (await import('#pages/ambassador/AmbassadorDashboard.tsx')).AmbassadorDashboard,
)
export const PosterDialog = lazy(
  'pages/ambassador/PosterDialog.tsx',
  async () => (await import('#pages/ambassador/PosterDialog.tsx')).PosterDialog,
)
export const AdminPage = lazy(
  'pages/admin/AdminPage.tsx',
  async () => (await import('#pages/admin/AdminPage.tsx')).AdminPage,
)
export const DashboardPage = lazy(
  'pages/admin/dashboard/DashboardPage.tsx',
  async () => (await import('#pages/admin/dashboard/DashboardPage.tsx')).DashboardPage,
)
export const UsersPage = lazy(
  'pages/admin/users/UsersPage.tsx',
  async () => (await import('#pages/admin/users/UsersPage.tsx')).UsersPage,
)
export const ItemsPage = lazy(
  'pages/admin/items/ItemsPage.tsx',
  async () => (await import('#pages/admin/items/ItemsPage.tsx')).ItemsPage,
)
export const MarketersPage = lazy(
  'pages/admin/marketers/MarketersPage.tsx',
  async () => (await import('#pages/admin/marketers/MarketersPage.tsx')).MarketersPage,
)
export const MarketerFormDialog = lazy(
  'pages/admin/marketers/MarketerFormDialog.tsx',
  async () => (await import('#pages/admin/marketers/MarketerFormDialog.tsx')).MarketerFormDialog,
)
export const SettingsPage = lazy(
  'pages/admin/settings/SettingsPage.tsx',
  async () => (await import('#pages/admin/settings/SettingsPage.tsx')).SettingsPage,
)
export const ReportsPage = lazy(
  'pages/admin/feedbacks/ReportsPage.tsx',
  async () => (await import('#pages/admin/feedbacks/ReportsPage.tsx')).ReportsPage,
)
export const PaletteDialog = lazy(
  'pages/admin/palette/PaletteDialog.tsx',
  async () => (await import('#pages/admin/palette/PaletteDialog.tsx')).PaletteDialog,
)

/** Draws plots. The chunk is large, so it loads after the figures. */
export const Plot = lazy('ui/plots/Plot.tsx', async () => (await import('#ui/plots/Plot.tsx')).Plot)
export const Dialog = lazy('ui/overlays/Dialog.tsx', async () => (await import('#ui/overlays/Dialog.tsx')).Dialog)
export const TypedConfirmDialog = lazy(
  'ui/overlays/TypedConfirmDialog.tsx',
  async () => (await import('#ui/overlays/TypedConfirmDialog.tsx')).TypedConfirmDialog,
)
export const Drawer = lazy('ui/overlays/Drawer.tsx', async () => (await import('#ui/overlays/Drawer.tsx')).Drawer)
export const Menu = lazy('ui/overlays/Menu.tsx', async () => (await import('#ui/overlays/Menu.tsx')).Menu)
export const AnchoredMenu = lazy(
  'ui/overlays/AnchoredMenu.tsx',
  async () => (await import('#ui/overlays/AnchoredMenu.tsx')).AnchoredMenu,
)

export const dashboardChart = lazy(
  'app/actors/dashboard.ts',
  async () => (await import('#app/actors/dashboard.ts')).dashboardLogic,
)
export const usersChart = lazy('app/actors/lists.ts', async () => (await import('#app/actors/lists.ts')).usersLogic)
export const itemsChart = lazy('app/actors/lists.ts', async () => (await import('#app/actors/lists.ts')).itemsLogic)
export const marketersChart = lazy(
  'app/actors/marketers.ts',
  async () => (await import('#app/actors/marketers.ts')).marketersLogic,
)
export const settingsChart = lazy(
  'app/actors/settings.ts',
  async () => (await import('#app/actors/settings.ts')).settingsLogic,
)
export const reportsChart = lazy(
  'machines/feedbacks/reports.machine.ts',
  async () => (await import('#machines/feedbacks/reports.machine.ts')).reportsMachine,
)
export const ambassadorDashboardChart = lazy(
  'app/actors/ambassadorDashboard.ts',
  async () => (await import('#app/actors/ambassadorDashboard.ts')).ambassadorDashboardLogic,
)

/** The GraphQL client. The library behind it is large. */
export const api = lazy('app/actors/api.ts', async () => (await import('#app/actors/api.ts')).api)

/** The client of the user pool. The library behind it is large. */
export const createIdentity = lazy(
  'services/identity/identity.ts',
  async () => (await import('#services/identity/identity.ts')).createIdentity,
)

/** Parses phone numbers. The library behind it is large. */
export const parsePhone = lazy('app/actors/phone.ts', async () => (await import('#app/actors/phone.ts')).parsePhone)
