import { type ComponentType, use } from 'react'
import { isAdminRoute, isAmbassadorRoute, type Route } from '#domain/routes/routes.ts'

/** A page whose code is a chunk of its own, and can be fetched before it is shown. Once fetched it is drawn at once: `lazy` would wait first. One that did not come is asked for again by `fetch` alone: to draw it again and again must not ask again and again. */
const lazyPage = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let loading: Promise<void> | undefined
  let hasFailed = false
  let Loaded: ComponentType<P> | undefined
  const note = (error: unknown) => {
    hasFailed = true
    throw error
  }
  const fetch = () => {
    if (loading && !hasFailed) return loading
    hasFailed = false
    return (loading = load().then((page) => void (Loaded = page), note))
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
export const UsersPage = lazyPage(async () => (await import('#pages/admin/lists/ListPages.tsx')).UsersPage)
export const ItemsPage = lazyPage(async () => (await import('#pages/admin/lists/ListPages.tsx')).ItemsPage)
export const SettingsPage = lazyPage(async () => (await import('#pages/admin/settings/SettingsPage.tsx')).SettingsPage)
export const PaletteDialog = lazyPage(
  async () => (await import('#pages/admin/palette/PaletteDialog.tsx')).PaletteDialog,
)
export const ReportsPage = lazyPage(async () => (await import('#pages/admin/feedbacks/ReportsPage.tsx')).ReportsPage)

/** What draws plots: heavy, and wanted only where figures are on the page already. */
export const Plot = lazyPage(async () => (await import('#ui/plots/Plot.tsx')).Plot)
export const MarketersPage = lazyPage(
  async () => (await import('#pages/admin/marketers/MarketersPage.tsx')).MarketersPage,
)

/** Fetches the code of the pages of lists, which is one chunk. */
export const loadListPages = (): Promise<unknown> => Promise.all([UsersPage.fetch(), ItemsPage.fetch()])

/** Fetches the code that shows a route, or its area, so that it can be shown without waiting. */
export const loadPage = (route: Route): Promise<unknown> => {
  if (isAdminRoute(route)) return AdminPage.fetch()
  if (route === 'signIn' || route === 'ambassadorSignIn' || route === 'marketerSignIn') return SignInPage.fetch()
  if (isAmbassadorRoute(route)) return AmbassadorPage.fetch()
  if (route === 'forgottenPassword') return ForgottenPasswordPage.fetch()
  if (route === 'signUp') return SignUpPage.fetch()
  if (route === 'verify' || route === 'ambassadorVerify') return VerifyPage.fetch()
  return NotFoundPage.fetch()
}
