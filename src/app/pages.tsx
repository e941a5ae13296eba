import { type ComponentType, use } from 'react'
import { isAdminRoute, isAmbassadorRoute, type Route } from '#domain/addresses.ts'
import { listKindAt } from '#domain/lists/kinds.ts'

/** A page whose code is a chunk of its own, and can be fetched before it is shown. Once fetched it is drawn at once: `lazy` would wait first. */
const chunk = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let loading: Promise<void> | undefined
  let Loaded: ComponentType<P> | undefined
  const fetch = () => (loading ??= load().then((page) => void (Loaded = page)))
  const Page = (props: P) => {
    if (!Loaded) use(fetch())
    return Loaded && <Loaded {...props} />
  }
  return Object.assign(Page, { fetch })
}

export const NotFoundPage = chunk(async () => (await import('#pages/public/NotFoundPage.tsx')).NotFoundPage)
export const SignInPage = chunk(async () => (await import('#pages/auth/SignInPage.tsx')).SignInPage)
export const SignInAgainDialog = chunk(async () => (await import('#pages/auth/SignInAgainDialog.tsx')).SignInAgainDialog)
export const SignUpPage = chunk(async () => (await import('#pages/auth/SignUpPage.tsx')).SignUpPage)
export const VerifyPage = chunk(async () => (await import('#pages/auth/VerifyPage.tsx')).VerifyPage)
export const ForgottenPasswordPage = chunk(async () => (await import('#pages/auth/ForgottenPasswordPage.tsx')).ForgottenPasswordPage)
export const AmbassadorPage = chunk(async () => (await import('#pages/ambassador/AmbassadorPage.tsx')).AmbassadorPage)
export const AdminPage = chunk(async () => (await import('#pages/admin/AdminPage.tsx')).AdminPage)
export const UsersPage = chunk(async () => (await import('#pages/admin/lists/ListPages.tsx')).UsersPage)
export const ItemsPage = chunk(async () => (await import('#pages/admin/lists/ListPages.tsx')).ItemsPage)

/** Fetches the code of the pages of lists, which is one chunk. */
export const fetchListPages = (): Promise<unknown> => Promise.all([UsersPage.fetch(), ItemsPage.fetch()])

/** Fetches the code of the page at a route, so that it can be shown without waiting. */
export const fetchPage = (route: Route): Promise<unknown> => {
  if (listKindAt(route)) void Promise.all([fetchListPages(), import('#app/lists.ts')]).catch(() => undefined)
  if (isAdminRoute(route)) return AdminPage.fetch()
  if (route === 'signIn' || route === 'ambassadorSignIn' || route === 'marketerSignIn') return SignInPage.fetch()
  if (isAmbassadorRoute(route)) return AmbassadorPage.fetch()
  if (route === 'forgottenPassword') return ForgottenPasswordPage.fetch()
  if (route === 'signUp') return SignUpPage.fetch()
  if (route === 'verify' || route === 'ambassadorVerify') return VerifyPage.fetch()
  return NotFoundPage.fetch()
}
