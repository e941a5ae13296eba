import { type ComponentType, use } from 'react'
import { isAdminRoute, isAmbassadorRoute, type Route } from '#domain/routes/routes.ts'

/**
 * A page in a chunk of its own. `fetch` loads the chunk before the page is shown. A loaded page renders at once;
 * React's `lazy` suspends first. Only `fetch` retries a failed load, so that renders do not repeat it forever.
 */
const lazyPage = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let loading: Promise<void> | undefined
  let hasFailed = false
  let Loaded: ComponentType<P> | undefined
  const onError = (error: unknown) => {
    hasFailed = true
    throw error
  }
  const fetch = () => {
    if (loading && !hasFailed) return loading
    hasFailed = false
    return (loading = load().then((page) => void (Loaded = page), onError))
  }
  const Page = (props: P) => {
    if (!Loaded) use(loading ?? fetch())
    return Loaded && <Loaded {...props} />
  }
  return Object.assign(Page, { fetch })
}

export const NotFoundPage = lazyPage(async () => (await import('#pages/public/NotFoundPage.tsx')).NotFoundPage)
export const SignInPage = lazyPage(async () => (await import('#pages/auth/SignInPage.tsx')).SignInPage)
export const SignInAgainDialog = lazyPage(
  async () => (await import('#pages/auth/SignInAgainDialog.tsx')).SignInAgainDialog,
)
export const SignUpPage = lazyPage(async () => (await import('#pages/auth/SignUpPage.tsx')).SignUpPage)
export const VerifyPage = lazyPage(async () => (await import('#pages/auth/VerifyPage.tsx')).VerifyPage)
export const ForgottenPasswordPage = lazyPage(
  async () => (await import('#pages/auth/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
)
export const AmbassadorPage = lazyPage(
  async () => (await import('#pages/ambassador/AmbassadorPage.tsx')).AmbassadorPage,
)
export const AmbassadorDashboard = lazyPage(
  async () => (await import('#pages/ambassador/AmbassadorDashboard.tsx')).AmbassadorDashboard,
)
export const AdminPage = lazyPage(async () => (await import('#pages/admin/AdminPage.tsx')).AdminPage)
export const UsersPage = lazyPage(async () => (await import('#pages/admin/users/UsersPage.tsx')).UsersPage)
export const ItemsPage = lazyPage(async () => (await import('#pages/admin/items/ItemsPage.tsx')).ItemsPage)
export const SettingsPage = lazyPage(async () => (await import('#pages/admin/settings/SettingsPage.tsx')).SettingsPage)
export const PaletteDialog = lazyPage(
  async () => (await import('#pages/admin/palette/PaletteDialog.tsx')).PaletteDialog,
)
export const ReportsPage = lazyPage(async () => (await import('#pages/admin/feedbacks/ReportsPage.tsx')).ReportsPage)

/** Draws plots. The chunk is large, so it loads after the figures. */
export const Plot = lazyPage(async () => (await import('#ui/plots/Plot.tsx')).Plot)
export const MarketersPage = lazyPage(
  async () => (await import('#pages/admin/marketers/MarketersPage.tsx')).MarketersPage,
)

/** Loads the users page and the items page. */
export const loadListPages = (): Promise<unknown> => Promise.all([UsersPage.fetch(), ItemsPage.fetch()])

/** Loads the page of a route, or the page of its area. */
export const loadPage = (route: Route): Promise<unknown> => {
  if (isAdminRoute(route)) return AdminPage.fetch()
  if (route === 'signIn' || route === 'ambassadorSignIn' || route === 'marketerSignIn') return SignInPage.fetch()
  if (isAmbassadorRoute(route)) return AmbassadorPage.fetch()
  if (route === 'forgottenPassword') return ForgottenPasswordPage.fetch()
  if (route === 'signUp') return SignUpPage.fetch()
  if (route === 'verify' || route === 'ambassadorVerify') return VerifyPage.fetch()
  return NotFoundPage.fetch()
}
