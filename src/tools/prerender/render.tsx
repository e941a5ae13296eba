import { renderToString } from 'react-dom/server'
import type { BaseLocationHook } from 'wouter'
import { createActor } from 'xstate'
import type { RouteName } from '#domain/routes/routes.ts'
import type { Brand } from '#domain/auth/email.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { AdminFrame } from '#pages/admin/layout/AdminFrame.tsx'
import { PageSkeleton } from '#pages/admin/PageSkeleton.tsx'
import { ForgottenPasswordPage } from '#pages/auth/ForgottenPasswordPage.tsx'
import { SignInPage } from '#pages/auth/SignInPage.tsx'
import { SignUpPage } from '#pages/auth/SignUpPage.tsx'
import { prerenderedFramePages } from '#tools/prerender/framePages.tsx'
import { AppShell } from '#ui/layout/AppShell.tsx'

/** The pages of the console that are complete before any script runs. */
export const prerenderedPages = ['signIn', 'signUp', 'ambassadorSignIn', 'forgottenPassword'] as const
export type PrerenderedPage = (typeof prerenderedPages)[number]

const pages: Record<PrerenderedPage, (brand: Brand) => React.ReactElement> = {
  signUp: (brand) => (
    <SignUpPage actor={createActor(signUpMachine, { input: { brand, reason: null } })} brand={brand} />
  ),
  ambassadorSignIn: (brand) => (
    <SignInPage actor={createActor(signInMachine, { input: { audience: 'marketer' } })} brand={brand} />
  ),
  signIn: (brand) => <SignInPage actor={createActor(signInMachine, { input: { audience: 'admin' } })} brand={brand} />,
  forgottenPassword: (brand) => <ForgottenPasswordPage brand={brand} />,
}

/** The pages of the admin area, whose frame can be seen before any script runs. */
export type FrameRoute = Extract<RouteName, 'dashboard' | 'users' | 'allItems' | 'marketers' | 'settings' | 'feedbacks'>

const stayHere: BaseLocationHook = () => ['/', () => undefined]

const render = (place: string, page: React.ReactElement): string => {
  const markup = renderToString(
    <AppShell hook={stayHere} pageKey={place}>
      {page}
    </AppShell>,
  )
  if (markup.includes('<!--$!-->')) throw new Error(`The page ${place} failed while it was prerendered`)
  return markup
}

/**
 * The markup of a page as the browser's first render makes it, so that the running console takes it over as it stands.
 * @throws Error for a page that fails while it is rendered
 */
export const renderPage = (page: PrerenderedPage, brand: Brand): string => render(page, pages[page](brand))

const nothing = () => null

/**
 * The markup of the admin area around a page, as it looks while the session is checked. Nothing in it can be used or is
 * read out: the running console puts the page in its place.
 */
export const renderFrame = (route: FrameRoute, brand: Brand): string => {
  const missing = { profile: null, sidebar: undefined, theme: undefined, alerts: undefined, palette: undefined }
  const frame = (
    <AdminFrame
      brand={brand}
      route={route}
      {...missing}
      Palette={nothing}
      isGuarding
      isLeaving={false}
      onSignOut={nothing}
    >
      {prerenderedFramePages[route]?.() ?? <PageSkeleton route={route} />}
    </AdminFrame>
  )
  return `<div class="frame" inert>${render(route, frame)}</div>`
}

export type RenderPage = typeof renderPage
export type RenderFrame = typeof renderFrame
