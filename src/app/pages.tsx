import { type ComponentType, use } from 'react'
import { isAdminRoute, type Route } from '#domain/addresses.ts'

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
export const UnbuiltPage = chunk(async () => (await import('#pages/public/UnbuiltPage.tsx')).UnbuiltPage)
export const SignInPage = chunk(async () => (await import('#pages/auth/SignInPage.tsx')).SignInPage)
export const VerifyPage = chunk(async () => (await import('#pages/auth/VerifyPage.tsx')).VerifyPage)
export const AdminPage = chunk(async () => (await import('#pages/admin/AdminPage.tsx')).AdminPage)

/** Fetches the code of the page at a route, so that it can be shown without waiting. */
export const fetchPage = (route: Route): Promise<unknown> => {
  if (isAdminRoute(route)) return AdminPage.fetch()
  if (route === 'signIn') return SignInPage.fetch()
  if (route === 'verify') return VerifyPage.fetch()
  return route === 'notFound' ? NotFoundPage.fetch() : UnbuiltPage.fetch()
}
